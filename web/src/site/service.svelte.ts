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

export function serve(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
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
