import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StartRefusal } from '#server/process/start-refusal.ts';
import { codeOf, readingFault } from './file-fault.ts';

/**
 * A backup is one gzip file of JSON lines, the same from both databases: a head; per table its name and then its rows, each
 * an array of the columns as PostgreSQL writes them as text; an end with a digest per table and one of all lines before it, and where
 * the settings have a key, an HMAC of that: digests show damage, and whoever changes the file can make them anew.
 */
export const FORMAT = 1;

/** A row: its columns as text, in the order of the head. */
export type Row = readonly (string | null)[];

const tableHead = z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) });

const head = z.strictObject({
  backup: z.literal('drivewright'),
  format: z.number().int(),
  /** The version of the portal that made it, for whoever opens the file. */
  portal: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations the tables are the result of, by the hash of each. */
  migrations: z.array(z.string()),
  tables: z.array(tableHead),
  /** Where sequences stand, by name. */
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export type BackupHead = z.output<typeof head>;

/** How many rows a table has, and the SHA-256 over their lines. */
const tableDigest = z.strictObject({ name: z.string(), rows: z.number().int(), sha256: z.string() });
export type TableDigest = z.output<typeof tableDigest>;

const end = z.strictObject({ end: z.array(tableDigest), sha256: z.string(), hmac: z.string().exactOptional() });
const tableStart = z.strictObject({ table: z.string() });
const row = z.array(z.string().nullable());

/** Why a file is no backup to restore from. */
export class BackupRefusal extends StartRefusal {}

/** A sum over lines of a backup. */
export class LineDigest {
  readonly #hash = createHash('sha256');
  rows = 0;

  add(line: string): void {
    this.#hash.update(line).update('\n');
    this.rows += 1;
  }

  result(): string {
    return this.#hash.digest('hex');
  }
}

/** The last line of a backup. */
export function endOf(digests: readonly TableDigest[], sha256: string, key: string | undefined): string {
  return JSON.stringify({ end: digests, sha256, ...(key !== undefined && { hmac: hmacOf(sha256, key) }) });
}

function hmacOf(sha256: string, key: string): string {
  return createHmac('sha256', key).update(`drivewright backup ${FORMAT}\n${sha256}`).digest('hex');
}

/** What a reader of a backup is told, in the order of the file. */
export interface BackupReader {
  readonly begins?: (head: BackupHead) => Promise<void>;
  readonly row?: (table: string, row: Row) => Promise<void>;
}

/**
 * Reads a backup to its end and answers what stands in it, or refuses a file that is damaged, cut off or something else. A
 * reader that acts on rows as they come must have read the whole file before. With a key, one that was not made with it is refused.
 */
export async function readBackup(
  file: string,
  reader: BackupReader = {},
  key?: string,
): Promise<{ head: BackupHead; tables: readonly TableDigest[] }> {
  const whole = new LineDigest();
  const reading: Reading = { head: undefined, tables: [], current: undefined, end: undefined };
  try {
    // What goes wrong with the file goes wrong with the bytes, and comes out of the loop.
    const bytes = pipeline(createReadStream(file), createGunzip(), () => undefined);
    for await (const line of linesOf(bytes, file)) await takeLine(line, reading, { whole, reader, key });
  } catch (error) {
    throw error instanceof StartRefusal ? error : new BackupRefusal(`${file} cannot be read: ${whatIsWrong(error)}.`);
  }
  if (reading.head === undefined || reading.end === undefined) throw new BackupRefusal(`${file} is cut off.`);
  return { head: reading.head, tables: reading.end };
}

interface Reading {
  head: BackupHead | undefined;
  /** The tables read so far. */
  readonly tables: TableDigest[];
  current: { readonly name: string; readonly digest: LineDigest } | undefined;
  end: readonly TableDigest[] | undefined;
}

type Tools = { readonly whole: LineDigest; readonly reader: BackupReader; readonly key: string | undefined };

async function takeLine(line: string, reading: Reading, { whole, reader, key }: Tools): Promise<void> {
  if (reading.end !== undefined) throw new Error('something follows its end');
  const content: unknown = JSON.parse(line);
  if (reading.head === undefined) {
    reading.head = readHead(content);
    await reader.begins?.(reading.head);
  } else if (Array.isArray(content)) {
    if (reading.current === undefined) throw new Error('a row belongs to no table');
    reading.current.digest.add(line);
    await reader.row?.(reading.current.name, row.parse(content));
  } else {
    closeTable(reading);
    const last = end.safeParse(content);
    if (last.success) return endReading(reading, last.data, { sha256: whole.result(), key });
    reading.current = { name: tableStart.parse(content).table, digest: new LineDigest() };
  }
  whole.add(line);
}

function readHead(content: unknown): BackupHead {
  const newer = z.looseObject({ backup: z.literal('drivewright'), format: z.number().int().gt(FORMAT) });
  if (newer.safeParse(content).success) throw new Error('a newer version of the portal made it');
  return head.parse(content);
}

function closeTable(reading: Reading): void {
  const { current } = reading;
  if (current === undefined) return;
  reading.tables.push({ name: current.name, rows: current.digest.rows, sha256: current.digest.result() });
  reading.current = undefined;
}

function endReading(
  reading: Reading,
  told: z.output<typeof end>,
  { sha256, key }: { sha256: string; key: string | undefined },
): void {
  if (told.sha256 !== sha256 || JSON.stringify(told.end) !== JSON.stringify(reading.tables))
    throw new Error('its contents do not match its checksum');
  if (key !== undefined && !isMadeWith(key, sha256, told.hmac))
    throw new Error('it was not made with the key of the settings (BACKUP_KEY)');
  reading.end = told.end;
}

function isMadeWith(key: string, sha256: string, told = ''): boolean {
  const [expected, given] = [Buffer.from(hmacOf(sha256, key)), Buffer.from(told)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** No row is as long, characters; a file that never ends a line would be read for ever. */
const LONGEST_LINE = 33_554_432;

/** Node's own reader of lines also parts them at signs that JSON leaves in texts. */
async function* linesOf(bytes: AsyncIterable<Buffer>, file: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  // What there is of a line so far, in pieces: put together each time, a long line would take the square of its length.
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    pieces.push(first);
    length += first.length;
    if (length > LONGEST_LINE) throw new Error('a line of it is longer than 32 MB');
    const last = others.pop();
    if (last === undefined) continue;
    yield pieces.join('');
    yield* others;
    pieces = [last];
    length = last.length;
  }
  if (pieces.join('') + decoder.end() !== '') throw new BackupRefusal(`${file} is cut off.`);
}

function whatIsWrong(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'it is no backup of this portal';
  const code = codeOf(error);
  if (code === 'Z_BUF_ERROR') return 'it is cut off';
  if (code.startsWith('Z_')) return 'it is damaged, or no backup of this portal';
  return readingFault(error);
}
