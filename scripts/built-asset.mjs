import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { root } from './setup.mjs';

/**
 * A build plugin: a file of the browser that is computed from the portal's own source, named by its content; a virtual module says its
 * address under a name. While developing it is computed for each request.
 */
export function builtAsset({ name, address, file, type, exported, compute }) {
  return virtualModule(name, {
    address,
    answer: async () => ({ type, body: await compute() }),
    serving: () => `export const ${exported} = '${address}';`,
    async built(emit) {
      const source = await compute();
      return `export const ${exported} = '/${emit(file(digestOf(source)), source)}';`;
    },
  });
}

/**
 * The same for many files of one kind, by names: the virtual module says the address of each, undefined of one that is not there.
 * `compute` gives the sources by name, or of one name alone. Pages that are rendered ahead show none of them.
 */
export function builtAssets({ name, address, extension, type, exported, compute }) {
  return virtualModule(name, {
    address,
    async answer(path) {
      const wanted = decodeURIComponent(path.slice(1)).replace(`.${extension}`, '');
      return { type, body: (await compute(wanted)).get(wanted) };
    },
    serving: () => `export const ${exported} = (name) => '${address}/' + name + '.${extension}';`,
    async built(emit, isAhead) {
      const digests = {};
      for (const [one, source] of isAhead ? [] : await compute()) {
        digests[one] = digestOf(source);
        emit(`${one}-${digests[one]}.${extension}`, source);
      }
      return [
        `const DIGESTS = ${JSON.stringify(digests)};`,
        `export const ${exported} = (name) =>`,
        `  DIGESTS[name] && '/assets/' + name + '-' + DIGESTS[name] + '.${extension}';`,
      ].join('\n');
    },
  });
}

function virtualModule(name, { address, answer, serving, built }) {
  const module = `virtual:${name}`;
  const resolved = `\0${module}`;
  let [isServing, isAhead] = [false, false];
  return {
    name,
    configResolved(config) {
      isServing = config.command === 'serve';
      isAhead = Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use(address, async (request, response) => {
        const { body, type } = await answer(request.url);
        response.setHeader('content-type', type);
        response.statusCode = body === undefined ? 404 : 200;
        response.end(body);
      });
    },
    resolveId: (id) => (id === module ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      if (isServing) return serving();
      return built((file, source) => {
        const fileName = `assets/${file}`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      }, isAhead);
    },
  };
}

function digestOf(source) {
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
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
