// The site's service worker: the whole site is kept when it is first seen, and served from there ever after. A new
// version is fetched beside the old one and takes its place when the page says so: never under a match.
const VERSION = '@VERSION@';
const FILES = JSON.parse('@FILES@');
const CACHE = `thirdhalf ${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

/** Take what the version before has already, by the digest in its name, and fetch the rest. */
async function keep() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const lasting = file.includes('assets/');
      const known = lasting ? await caches.match(file) : undefined;
      const answer = known ?? (await fetch(file, { cache: lasting ? 'default' : 'no-cache' }));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(file, answer);
    }),
  );
}

self.addEventListener('message', (event) => {
  if (event.data === 'go on') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(clear());
});

async function clear() {
  for (const name of await caches.keys()) {
    // What Python had in memory is for its worker to forget.
    if (name.startsWith('thirdhalf ') && name !== CACHE && name !== 'thirdhalf memory') await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(found(event.request));
});

async function found(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
