// The service worker: keeps the site for journeys without a network, and waits with a new version until one says so.

class Update {
  /** The new version, as long as it waits. */
  waiting = $state.raw<ServiceWorker | null>(null);
}

export const update = new Update();

/** The old version goes, and the page comes anew: matches are kept, whichever version they were begun with. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  update.waiting?.postMessage('go on');
}

/** How long the engine may take until the site is kept all the same, in milliseconds. */
const PATIENCE = 20_000;

/** Keep the site once the engine is there: nothing should come between. */
export function serve(engine: Promise<void>): void {
  if (!('serviceWorker' in navigator)) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([engine, late]).then(() => {
    void navigator.serviceWorker.register('./service.js').then((registration) => {
      const look = (): void => {
        // Without a controller it is the first version, and nothing is replaced.
        if (registration.waiting && navigator.serviceWorker.controller) update.waiting = registration.waiting;
      };
      look();
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', look);
      });
    });
  });
}
