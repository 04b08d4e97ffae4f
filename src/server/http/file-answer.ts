import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file answer: its bytes and the name it is saved under (an RFC 6266 content-disposition value). */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly disposition: string;
  /** Which of its route's media types it has; left out, the first. */
  readonly type?: string;
  /** Set where whoever asked may keep it and asks whether it still holds: it is then known by the digest of its bytes. */
  readonly mayBeKept?: true;
}

/** A file that is still being made, such as by a job: whoever waits for it does so outside of the limiter. */
export interface LateFile {
  readonly file: Promise<FileAnswer>;
}

/** A file that is there or will be; that it will not be is heard where it is waited for. */
export function fileOf(answer: FileAnswer | LateFile): Promise<FileAnswer> {
  const file = 'file' in answer ? answer.file : Promise.resolve(answer);
  file.catch(() => undefined);
  return file;
}

/** Sends a file as one of the media types of its route; not to who has it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  [usual]: readonly string[],
  { bytes, disposition, mayBeKept, type = usual }: FileAnswer,
): FastifyReply {
  reply.header('content-disposition', disposition);
  if (mayBeKept) {
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.type(type ?? 'application/octet-stream').send(Buffer.from(bytes));
}

/** Whether an If-None-Match names the tag (RFC 9110 §13.1.2): among others, and as a weak one where something on the way changed the encoding. */
function isNamed(header: string | undefined, etag: string): boolean {
  const named = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return named.includes(etag) || named.includes('*');
}
