import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failures.ts';
import type { Portal } from './portal.ts';
import { answerFailure } from './serve.ts';

const ASSET_AGE = 'public, max-age=31536000, immutable';

/**
 * Serves the built pages: hashed assets for ever, the page itself for every address that is neither API nor file, and a
 * refusal for the rest. Without a build (development, tests) there is only the API.
 */
export async function servePages({ http }: Portal): Promise<void> {
  const root = webRoot();
  if (root === undefined) {
    http.setNotFoundHandler(notFound);
    return;
  }
  const page = readFileSync(join(root, 'index.html'));
  await http.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? ASSET_AGE : 'no-cache');
    },
  });
  http.setNotFoundHandler((request, reply) =>
    isPageAddress(request) ? sendPage(reply, page) : notFound(request, reply),
  );
}

/** The series page of the portal, for GET and HEAD of an address without a file name (a missing asset is a 404). */
function isPageAddress(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/^\/api(\/|$)/.test(path) &&
    !/^\/assets(\/|$)/.test(path) &&
    !/\.[^/]*$/.test(path)
  );
}

function sendPage(reply: FastifyReply, page: Buffer): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerFailure(new Failure('route.unknown'), request, reply);
}

function webRoot(): string | undefined {
  const candidates = ['../web', '../../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return candidates.find((path) => existsSync(join(path, 'index.html')) && existsSync(join(path, 'assets')));
}
