import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const NAME = 'virtual:line-pictures';
const RESOLVED = `\0${NAME}`;
const DEV_ADDRESS = '/line-pictures.svg';

/** A build plugin: draws the product lines into one file of symbols, named by its content, that pages show by `use`. */
export function linePictures() {
  let serving = false;
  return {
    name: 'line-pictures',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, async (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(await drawLines());
      });
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (serving) return `export const PICTURES_URL = '${DEV_ADDRESS}';`;
      const source = await drawLines();
      const fileName = `assets/lines-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const PICTURES_URL = '/${fileName}';`;
    },
  };
}

async function drawLines() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const { drawings } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  const symbols = drawings.map(({ line, svg }) => toSymbol(line, svg));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const ENTRY = `
import { LINE_SCENES } from '#lines/scenes.ts';
import { sceneToSvg } from '#modules/drawings/domain/svg.ts';
export const drawings = [...LINE_SCENES].map(([line, scene]) => ({ line, svg: sceneToSvg(scene()) }));
`;

function toSymbol(line, svg) {
  return svg
    .replace(/^<svg xmlns="[^"]*"/, `<symbol id="${line}"`)
    .replace(/ aria-hidden="true"/, '')
    .replace(/<\/svg>$/, '</symbol>');
}
