import { createHash } from 'node:crypto';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '#server/http/serve-prepared.ts';
import type { Portal } from '#server/portal.ts';

/** What is served, and where. */
export interface Description {
  readonly addresses: readonly string[];
  readonly type: string;
  /** Written when it is first asked for: only then are all routes known. */
  readonly write: () => string;
}

interface Written {
  readonly answer: PreparedAnswer;
  readonly etag: string;
}

/** Serves a description of the API: written and compressed once, not sent to who has it, and in turn with all other calls. */
export function serveDescription({ http, limiter, clients }: Portal, { addresses, type, write }: Description): void {
  let written: Written | undefined;
  for (const address of addresses) {
    http.get(address, async (request, reply) => {
      const { answer, etag } = await limiter.admit(clients.of(request.raw), async () => {
        written ??= prepared(write());
        return written;
      });
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return sendPrepared(request, reply.type(type), answer);
    });
  }
}

/** The same in every encoding, so the tag is a weak one. */
function prepared(text: string): Written {
  return {
    answer: prepareAnswer(text),
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`,
  };
}
