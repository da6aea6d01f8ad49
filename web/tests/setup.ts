// What a browser has and these tests need.
const kept = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  matchMedia: () => ({ matches: true }),
  document: { documentElement: { lang: '' }, hidden: false },
});

if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });
