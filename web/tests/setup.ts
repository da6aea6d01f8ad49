// What a browser has and these tests need.
// Panels take their time: a test that wants them says so.
const kept = new Map<string, string>([['thirdhalf.settings', '{"panels":"none"}']]);

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  location: { hash: '', href: 'http://table.test/' },
  addEventListener: () => {},
  document: { documentElement: { lang: '' }, hidden: false },
});

// The server's words, from where it has them.
const files = import.meta.glob<string>(
  ['../../src/thirdhalf/words/*/*.ftl', '../../src/thirdhalf/games/*/words/*/*.ftl'],
  { query: '?raw', import: 'default' },
);
globalThis.fetch = async (address) => {
  const [, part, language] = /words\/(first|rest)\/(\w+)\.ftl$/.exec(String(address)) ?? [];
  const texts = Object.entries(files).filter(
    ([file]) => file.includes(`/words/${language}/`) && file.endsWith('/client.ftl') === (part === 'first'),
  );
  return new Response((await Promise.all(texts.map(([, read]) => read()))).join(''));
};

if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });
