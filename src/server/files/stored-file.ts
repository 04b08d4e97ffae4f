import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Db } from '#server/database.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { bytesOf, type FileRow } from './file-store.ts';

/** A stored file as an answer. */
export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Buffer>;
}

/** A file for its download; its pieces are asked of the database as the client takes them. */
export function storedFile(db: Db, file: Pick<FileRow, 'id' | 'name' | 'type' | 'size' | 'chunks'>): StoredFile {
  return { name: file.name, type: file.type, size: file.size, bytes: bytesOf(db, file) };
}

/** Sends a file as one to keep, never one to show: whoever sent it in may have written anything. */
export function sendStored(reply: FastifyReply, { name, type, size, bytes }: StoredFile): FastifyReply {
  return reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-length', size)
    .header('content-disposition', contentDisposition(name))
    .send(Readable.from(bytes, { objectMode: false, highWaterMark: 65_536 }));
}
