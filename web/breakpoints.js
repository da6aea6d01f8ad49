// `@media (--phone)` in any style: what it means stands in `src/tokens.css`, as `@custom-media`.
import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('./src/tokens.css', import.meta.url), 'utf8');
const MEANINGS = new Map(
  Array.from(tokens.matchAll(/@custom-media (--[\w-]+) (.+);/g), ([, name, meaning]) => [name, meaning]),
);

/** @returns {import('vite').Plugin} */
export function breakpoints() {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.(svelte|css)$/.test(id)) return null;
      return code.replace(/@custom-media .+;\n/g, '').replace(/@media [^{]+/g, (media) =>
        media.replace(/\((--[\w-]+)\)/g, (_, name) => {
          const meaning = MEANINGS.get(name);
          if (!meaning) throw new Error(`${id}: there is no breakpoint ${name}`);
          return meaning;
        }),
      );
    },
  };
}
