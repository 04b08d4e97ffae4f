import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#server/failures.ts';
import { answerFailure } from '#server/serve.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods an address is served under, empty where nothing stands. */
    methodsOf: (url: string) => readonly string[];
  }
}

/** Keeps which methods are served under which paths; files of a folder are found under GET alone and count for nothing. */
export function noteMethods(http: FastifyInstance): void {
  const served = new Map<string, { readonly path: RegExp; readonly methods: Set<string> }>();
  http.decorate('methodsOf', (url) => {
    const [path = ''] = url.split('?');
    const here = [...served.values()].filter((route) => route.path.test(path));
    return [...new Set(here.flatMap(({ methods }) => [...methods]))].sort();
  });
  http.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = served.get(url) ?? { path: patternOf(url), methods: new Set<string>() };
    served.set(url, known);
    for (const one of [method].flat()) known.methods.add(one);
  });
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}

/**
 * Answers an address that is there under other methods: OPTIONS with what it takes, anything else as refused. Where nothing
 * stands nothing is answered.
 */
export function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  methods = request.server.methodsOf(request.url),
): FastifyReply | undefined {
  if (methods.length === 0) return undefined;
  reply.header('allow', [...methods, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).header('cache-control', 'no-store').send();
  return answerFailure(new Failure('route.method-not-allowed'), request, reply);
}
