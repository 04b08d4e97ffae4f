import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { root } from './setup.mjs';

/**
 * A build plugin: a file of the browser that is computed from the portal's own source, named by its content; a virtual module says its
 * address under a name. While developing it is computed for each request.
 */
export function builtAsset({ name, address, file, type, exported, compute }) {
  const module = `virtual:${name}`;
  const resolved = `\0${module}`;
  let serving = false;
  return {
    name,
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(address, async (_request, response) => {
        response.setHeader('content-type', type);
        response.end(await compute());
      });
    },
    resolveId: (id) => (id === module ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      if (serving) return `export const ${exported} = '${address}';`;
      const source = await compute();
      const fileName = `assets/${file(createHash('sha256').update(source).digest('hex').slice(0, 8))}`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const ${exported} = '/${fileName}';`;
    },
  };
}

/** What a text of the portal's own TypeScript exports. */
export async function exportsOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
