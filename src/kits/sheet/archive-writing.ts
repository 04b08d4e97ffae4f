/** A file of a zip as its directory tells it. */
export interface WrittenEntry {
  readonly path: string;
  readonly crc: number;
  /** Bytes as packed, and plain. */
  readonly packed: number;
  readonly plain: number;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;

/** Deflate (APPNOTE 4.4.5), which takes version 2.0 to unpack. */
const DEFLATED = 8;
const VERSION = 20;
/** Sizes and checksum stand behind the file; its name is UTF-8 (4.4.4). */
const FLAGS = 0x0808;
/** 1 January 1980: the same contents are the same bytes. */
const DATE = 0x21;
/** From here on a zip needs ZIP64, which no list comes to. */
const MOST_BYTES = 0xffffffff;

/** What stands before the packed bytes of a file whose size nobody knows yet. */
export function localHeader(path: string): Uint8Array {
  const name = Buffer.from(path);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** What stands behind them. */
export function descriptor(entry: WrittenEntry): Uint8Array {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(DESCRIPTOR, 0);
  writeSizes(bytes, 4, entry);
  return bytes;
}

/** The bytes a file takes with what stands before and behind it. */
export function takenBy({ path, packed }: WrittenEntry): number {
  return 30 + Buffer.byteLength(path) + packed + 16;
}

/** The directory at the end of a zip of these files, which stand in it one behind the other. */
export function directory(entries: readonly WrittenEntry[]): Uint8Array {
  let begin = 0;
  const heads = entries.map((entry) => {
    const head = directoryHead(entry, begin);
    begin += takenBy(entry);
    return head;
  });
  const length = heads.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (begin + length > MOST_BYTES) throw new RangeError(`A workbook of ${begin} bytes is too large`);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(begin, 16);
  return Buffer.concat([...heads, end]);
}

function directoryHead(entry: WrittenEntry, begin: number): Uint8Array {
  const name = Buffer.from(entry.path);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(DIRECTORY, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DATE, 14);
  writeSizes(head, 16, entry);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(begin, 42);
  return Buffer.concat([head, name]);
}

function writeSizes(bytes: Buffer, at: number, { crc, packed, plain }: WrittenEntry): void {
  if (plain > MOST_BYTES) throw new RangeError(`A sheet of ${plain} bytes is too large`);
  bytes.writeUInt32LE(crc, at);
  bytes.writeUInt32LE(packed, at + 4);
  bytes.writeUInt32LE(plain, at + 8);
}
