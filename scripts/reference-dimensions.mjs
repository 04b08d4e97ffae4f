import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const NAME = 'virtual:reference-dimensions';
const RESOLVED = `\0${NAME}`;
const DEV_ADDRESS = '/reference-dimensions.json';
const SOURCE = join(root, 'database', 'seeds', 'reference', 'dimensions.csv');

/** A build plugin: the dimensions drives are drawn by, in one file named by its content, for the browser that draws them. */
export function referenceDimensions() {
  let serving = false;
  return {
    name: 'reference-dimensions',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, async (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(await packed());
      });
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (serving) return `export const DIMENSIONS_URL = '${DEV_ADDRESS}';`;
      const source = await packed();
      const fileName = `assets/dimensions-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const DIMENSIONS_URL = '/${fileName}';`;
    },
  };
}

async function packed() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const { pack } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return JSON.stringify(pack(readFileSync(SOURCE, 'utf8')));
}

const ENTRY = `
import { packedRows } from '#modules/drawings/domain/dimensions.ts';
import { readDimensions } from '#modules/documents/server/drawings/read-dimensions.ts';
export const pack = (text) => packedRows(readDimensions(text));
`;
