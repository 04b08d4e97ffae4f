import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#server/failures.ts';
import { answerFailure } from '#server/serve.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods an address is served under, empty where nothing stands. */
    methodsOf: (url: string) => readonly string[];
  }
}

/**
 * Keeps which methods are served under which paths; files of a folder are found under GET alone and count for nothing. An address
 * of its own, `/configurations/evaluate`, is no record of that id: under other methods it is refused, not taken as `:id`.
 */
export function noteMethods(http: FastifyInstance): void {
  const served = new Map<string, { readonly path: RegExp; readonly methods: Set<string> }>();
  const ownMethods = (path: string) => (path.includes(':') ? undefined : served.get(path)?.methods);
  http.decorate('methodsOf', (url) => {
    const [path = ''] = url.split('?');
    const own = ownMethods(path);
    if (own) return [...own].sort();
    const here = [...served.values()].filter((route) => route.path.test(path));
    return [...new Set(here.flatMap(({ methods }) => [...methods]))].sort();
  });
  http.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = served.get(url) ?? { path: patternOf(url), methods: new Set<string>() };
    served.set(url, known);
    for (const one of [method].flat()) known.methods.add(one);
  });
  http.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.includes(':')) return;
    const own = ownMethods(request.url.split('?')[0] ?? '');
    if (own !== undefined && !own.has(request.method)) return refuseMethod(request, reply, [...own].sort());
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
  // A record with a name longer than the server reads is as absent as any other one.
  if (methods.length === 0 || methods.includes(request.method)) return undefined;
  reply.header('allow', [...methods, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).header('cache-control', 'no-store').send();
  return answerFailure(new Failure('route.method-not-allowed'), request, reply);
}
