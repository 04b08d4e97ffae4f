import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { linePictures } from './scripts/line-pictures.mjs';
import { manualPages } from './scripts/manual-pages.mjs';
import { optionPictures } from './scripts/option-pictures.mjs';
import { referenceDimensions } from './scripts/reference-dimensions.mjs';

const PLATFORM = /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/;
const SHARED =
  /[\\/]src[\\/](web[\\/](ui|tabs|menu|session|language|loading|leaving|store|calls[\\/]connection|theme[\\/]appearance|pages[\\/][^\\/]+$|[^\\/]+$)|app[\\/]web[\\/](shell|pages|palette[\\/]palette-request|[^\\/]+$)|modules[\\/][^\\/]+[\\/]web[\\/](module|paths|menu-load)\.|kernel[\\/]locale)/;
const KIT =
  /[\\/]src[\\/]web[\\/](saved-product-path|compare-path|search[\\/]use-[a-z-]+|language[\\/](date-and-time|day|size-text|typed-money)|leaving[\\/]leave-question|lists[\\/](use-marks|mark-bar)|ui[\\/](address-switch|card-list|column-widths|confirm-dialog|data-table|day-input|decimal-places|dialog|fact-list|field|file-drop|filter-sheet|first-fault|fold|list-page|name-dialog|number-input|row-heights|row-mark|row-radio|row-window|segments|select|sheet|states|tag|text-input|use-fit|use-narrow|use-row-window|use-steady-columns|wide-table))\./;
const CALLS =
  /[\\/]src[\\/](web[\\/](calls[\\/](call|connect|retried-while-busy|save-file)|loading[\\/]use-saving|session[\\/]session-end|leaving[\\/]typing|errors[\\/][^\\/]+))\./;
const CHECKS =
  /[\\/](node_modules[\\/]zod[\\/]|src[\\/](kernel[\\/]contract\.|modules[\\/]accounts[\\/]domain[\\/]field-rules\.))/;
const KERNEL =
  /[\\/]src[\\/](kernel[\\/](?!contract\.)|modules[\\/](accounts[\\/]domain[\\/]departments|prices[\\/]domain[\\/]incoterms)\.)/;
const LINES =
  /[\\/]src[\\/](product[\\/].+|lines[\\/](shared[\\/].+|[^\\/]+|[^\\/]+[\\/](columns|saved[\\/](saved-)?parts)))\.ts$/;
/** What of the lines is sent, with its checks, or shown: not for whoever only reads a search. */
const WIRED =
  /[\\/]lines[\\/]([^\\/]*wires?|.*[\\/](line-wires|wire-schema|as-sent|web)|wire-forms|wire-rows|row-searches|written-values)[.\\/]/;
/** Where the files of the pages for whoever has logged in are named. */
const SCREENS = /[\\/]src[\\/]modules[\\/][^\\/]+[\\/]web[\\/]screens\./;
/** What the modules bring beside their pages, which is fetched of all of them together. */
const EXTRAS = /[\\/]src[\\/]modules[\\/][^\\/]+[\\/]web[\\/](extras|palette-answers|words[\\/][^\\/]+)\./;
const QUERIES = /node_modules[\\/]@tanstack[\\/]/;
const LATER =
  /[\\/]src[\\/](web[\\/](three-way|language[\\/]text-files|known-path|tabs[\\/](own-tab|tab-strip(\.module)?))|app[\\/]web[\\/](shell[\\/]menu-drawer(\.module)?))\.(tsx?|css)/;

function isShared(id: string): boolean {
  return SHARED.test(id) && !LATER.test(id) && !CALLS.test(id) && !KIT.test(id);
}

/** Its package leads to the version that warns whoever develops, also what is built; the pages are built with the other one. */
const ROUTER = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

/** What lies in the folders of the product lines, put together by the bundler: pages need not wait for it (ADR 37). */
const WIRES = {
  find: /^(\.|#lines)\/line-wires\.ts$/,
  replacement: fileURLToPath(new URL('src/lines/line-wires.browser.ts', import.meta.url)),
};

/**
 * What the portal does not use of the router falls away. Its package neither says that making a component or a context does
 * nothing besides, nor leaves out the names that developers' tools show of them; in a version written otherwise nothing is found.
 */
function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '/* @__PURE__ */ '),
    },
  };
}

/** The files that pages share. */
const NAMED = new Set(['platform', 'shell', 'calls', 'queries', 'kit', 'checks', 'kernel', 'lines']);
const FIRST_STYLES = /[\\/]shell-[^\\/]+\.css$/;
const FIRST_FILES = /[\\/](rolldown-runtime|platform|shell)-[^\\/]+$/;

/**
 * What is fetched along with a file, of all it needs: not what the first page has brought, whose styles stand in the page
 * itself. The first page carries these lists for every file of the portal, so they are kept short.
 */
function fetchedAlong(_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  const there = hostType === 'html' ? FIRST_STYLES : FIRST_FILES;
  return needed.filter((one) => !there.test(one));
}

/** The pages: built into dist/web (see scripts/build.mjs for what happens to the page files), served on 5173 while developing. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), linePictures(), optionPictures(), manualPages(), withoutUnusedRouter()],
  worker: {
    format: 'es',
    plugins: () => [referenceDimensions()],
    rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' } },
  },
  resolve: { alias: command === 'build' && !isSsrBuild ? [ROUTER, WIRES] : [] },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3001' } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // The library that shows solids is one file, fetched when one is wanted.
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // The first page names every file of the portal: as few letters as tell versions apart, and names only for those
            // that pages share. The libraries name the bundler's own file alone: with its usual name they pack best.
            chunkFileNames: ({ name }) =>
              name === 'rolldown-runtime'
                ? 'assets/[name]-[hash:8].js'
                : `assets/${NAMED.has(name) ? '[name]-' : ''}[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') && name !== 'shell.css'
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                // The libraries change seldom: a person who comes back after a release already has them.
                { name: 'platform', test: PLATFORM },
                // What every page shares, and the start itself, comes in one file instead of a dozen.
                { name: 'shell', test: isShared },
                // What names the files of all pages behind the login: the first page names this one file instead.
                { name: 'screens', test: SCREENS },
                // What the palette and the page about kept data ask of all modules is one file, too.
                { name: 'extras', test: EXTRAS },
                // What asks the server, and tells what came of it.
                { name: 'calls', test: CALLS },
                // What a page that asks the server by queries asks with.
                { name: 'queries', test: QUERIES },
                // What forms, lists and dialogs share besides, with the first of them.
                { name: 'kit', test: KIT },
                // The first page names every file of the portal and, for each page, all it needs: what many pages need in small
                // pieces comes in one file, after the words that have nothing above them.
                { name: 'kernel', test: KERNEL },
                // What checks what is sent and answered.
                { name: 'checks', test: CHECKS },
                // What product lines share, and what of each is needed for a product of any.
                { name: 'lines', test: (id) => LINES.test(id) && !WIRED.test(id) },
              ],
            },
          },
    },
  },
}));
