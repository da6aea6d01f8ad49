import { svelte } from '@sveltejs/vite-plugin-svelte';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import { breakpoints } from './breakpoints.js';

// `npm run dev` serves the sources and passes everything else on to a running `thirdhalf serve`.
const server = env.THIRDHALF_SERVER ?? 'http://127.0.0.1:8412';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is drawn of a game, and what the pages show of it before a match is on: its set-up and its lessons. */
const ART = /games.(\w+).art\b/;
const BEFORE_A_MATCH = /games.(\w+).(?:Learn|SetUp|LineUp|lessons|lecture)\b/;

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}

/** What the first page shows of a game comes on demand, but always. */
const HERO = /games.\w+.Hero\.svelte$/;

/** Whether the first page needs a module: somebody whom it needs imports it. What is only imported on demand is not. */
function atFirst(id: string, graph: Graph, met = new Set<string>()): boolean {
  if (met.has(id)) return false;
  met.add(id);
  const info = graph.getModuleInfo(id);
  return Boolean(info?.isEntry || HERO.test(id) || info?.importers.some((each) => atFirst(each, graph, met)));
}

export default defineConfig(({ mode }) => ({
  plugins: [breakpoints(), svelte()],
  base: './',
  build: {
    outDir: mode === 'site' ? '../build/site' : '../src/thirdhalf/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content security policy allows no inline scripts and no fonts from data addresses.
    assetsInlineLimit: 0,
    // One sheet of styles compresses much better than one for each part of the page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // So does what the games share, and what comes before a match of each, in one file.
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => (atFirst(id, graph) ? 'first' : 'shared'),
              test: /src.(components|lib)|node_modules/,
            },
            // Drawings come after the page, with the pen that they are drawn with.
            { name: 'art-ink', test: /src.drawing/ },
            // So do panels, and what sounds are made with.
            { name: 'art-panels', test: /src.panels/ },
            { name: 'sound', test: /src.sound\b/ },
            // And what is looked at when a match is over.
            { name: 'after', test: /src.after|pages.(ThirdHalf|OwnWay|Puzzle)/ },
            { name: 'league', test: /src.league|src.career|pages.League|pages.Career/ },
            { name: 'people', test: /src.people|pages.People/ },
            { name: 'after-manga', test: /src.manga/ },
            { name: (id) => `art-${ART.exec(id)?.[1]}`, test: ART },
            { name: 'default', test: /games.default.(?!index)/ },
            { name: (id) => BEFORE_A_MATCH.exec(id)?.[1] ?? null, test: BEFORE_A_MATCH },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true }, '/words': { target: server } },
  },
  worker: { format: 'es' },
  resolve: {
    // `make site`: the page is its own server.
    alias: { '@transport': here(mode === 'site' ? 'src/site/transport.ts' : 'src/lib/transport/server.ts') },
    // Stores are tested as a browser runs them.
    ...(env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
