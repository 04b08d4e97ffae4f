import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { CHUNK_BYTES } from './file-store.ts';
import { inPieces, receiveFile } from './receive-file.ts';

/** A body that comes in these parts. */
const bodyOf = (...parts: readonly Buffer[]) => Readable.from(parts, { objectMode: false }) as IncomingMessage;

async function received(body: IncomingMessage, size: number, type = 'text/csv') {
  const kept: Buffer[] = [];
  const outcome = await receiveFile(body, { type, size, longestSilence: 200 }, async (no, bytes) => {
    expect(no).toBe(kept.length);
    kept.push(bytes);
  });
  return { ...outcome, kept };
}

describe('a file that is sent', () => {
  test('is kept in pieces of one length, whatever the parts it comes in, with its digest', async () => {
    const whole = Buffer.alloc(3 * CHUNK_BYTES + 17, 'abc');
    const parts = [whole.subarray(0, 5), whole.subarray(5, 2 * CHUNK_BYTES + 9), whole.subarray(2 * CHUNK_BYTES + 9)];
    const { kept, ...facts } = await received(bodyOf(...parts), whole.length);
    expect(kept.map(({ length }) => length)).toEqual([CHUNK_BYTES, CHUNK_BYTES, CHUNK_BYTES, 17]);
    expect(Buffer.concat(kept).equals(whole)).toBe(true);
    expect(facts).toEqual({
      sha256: createHash('sha256').update(whole).digest('hex'),
      size: whole.length,
      chunks: 4,
    });
  });

  test.each([
    ['shorter', 11],
    ['longer', 9],
  ])('%s than announced is refused', async (_, size) => {
    await expect(received(bodyOf(Buffer.alloc(10, 'a')), size)).rejects.toMatchObject({ code: 'upload.broken-off' });
  });

  test('whose sender falls silent is given up', async () => {
    const body = new PassThrough();
    body.write(Buffer.alloc(CHUNK_BYTES, 'a'));
    await expect(received(body as unknown as IncomingMessage, 2 * CHUNK_BYTES)).rejects.toMatchObject({
      code: 'upload.broken-off',
    });
  });

  test.each([
    ['application/pdf', 'PK\u0003\u0004'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'a;b;c'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '%PDF-1.7'],
    ['image/png', '<svg/>'],
    ['image/vnd.dwg', 'MZ\u0000'],
    ['image/vnd.dxf', 'MZ\u0000'],
    ['model/step', '<html>'],
    ['text/csv', 'a\u0000b'],
  ])('as %s that begins otherwise is refused before anything is kept', async (type, text) => {
    const bytes = Buffer.from(text);
    await expect(received(bodyOf(bytes), bytes.length, type)).rejects.toMatchObject({ code: 'upload.other-content' });
  });

  test.each([
    ['image/vnd.dwg', 'AC1032\u0000'],
    ['image/vnd.dxf', '  0\r\nSECTION'],
    ['image/vnd.dxf', 'AutoCAD Binary DXF\r\n\u001a\u0000'],
    ['model/step', 'ISO-10303-21;\nHEADER;'],
  ])('as the drawing or model %s that begins like one is kept', async (type, text) => {
    const bytes = Buffer.from(text);
    expect((await received(bodyOf(bytes), bytes.length, type)).size).toBe(bytes.length);
  });

  test('in GB18030 is text like any other', async () => {
    const bytes = Buffer.from([0xb5, 0xe7, 0xbb, 0xfa, 0x2c, 0x31]);
    expect((await received(bodyOf(bytes), bytes.length)).size).toBe(6);
  });

  test('in UTF-16 with its mark is text like any other (issue 14)', async () => {
    const bytes = Buffer.from('\uFEFFa\tb', 'utf16le');
    expect((await received(bodyOf(bytes), bytes.length)).size).toBe(8);
  });
});

test('nothing is no piece', async () => {
  const pieces = [];
  for await (const piece of inPieces([new Uint8Array(0)])) pieces.push(piece);
  expect(pieces).toEqual([]);
});
