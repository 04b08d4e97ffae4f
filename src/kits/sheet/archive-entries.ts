import { SheetRefusal } from './sheet-limits.ts';

/** A file of a zip as the directory at its end tells it. */
export interface ArchiveEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  /** Bytes as packed, and as they will be unpacked: what the directory says, to be checked. */
  readonly packed: number;
  readonly unpacked: number;
  /** Where its packed bytes begin. */
  readonly begin: number;
}

const END = { signature: 0x06054b50, length: 22, longestComment: 65_535 };
const DIRECTORY = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const METHODS: Readonly<Record<number, ArchiveEntry['method']>> = { 0: 'stored', 8: 'deflated' };
/** Stands where a figure is in a ZIP64 record, which a list never needs. */
const BEYOND = 0xffffffff;
const ENCRYPTED = 1;

/**
 * The files of a zip, by its directory alone (APPNOTE 4.3): nothing is unpacked. Whatever readers could take in two ways is
 * refused: two files of one name, files in one another, a directory that is not where its end says.
 */
export function archiveEntries(bytes: Uint8Array, maxEntries: number): readonly ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new SheetRefusal('sheet.too-large');
  const entries: ArchiveEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let read = 0; read < count; read++) {
    expect(view, at, DIRECTORY, end);
    entries.push(entryAt(view, at, bytes));
    at += DIRECTORY.length + [28, 30, 32].reduce((sum, place) => sum + view.getUint16(at + place, true), 0);
  }
  refuseTwice(entries);
  return entries;
}

/** The last end there is: a comment behind it may hold anything. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.length;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at--) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  throw new SheetRefusal('sheet.broken');
}

function entryAt(view: DataView, at: number, bytes: Uint8Array): ArchiveEntry {
  const method = METHODS[view.getUint16(at + 10, true)];
  const [packed, unpacked, local] = [20, 24, 42].map((place) => view.getUint32(at + place, true));
  if (packed === undefined || unpacked === undefined || local === undefined) throw new SheetRefusal('sheet.broken');
  if ([packed, unpacked, local].includes(BEYOND)) throw new SheetRefusal('sheet.too-large');
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new SheetRefusal('sheet.wrong-type');
  if (method === undefined) throw new SheetRefusal('sheet.broken');
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
  expect(view, local, LOCAL, view.byteLength);
  const begin = local + LOCAL.length + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (begin + packed > view.byteLength) throw new SheetRefusal('sheet.broken');
  return { name, method, packed, unpacked, begin };
}

function expect(view: DataView, at: number, { signature, length }: typeof LOCAL, before: number): void {
  if (at + length > before || view.getUint32(at, true) !== signature) throw new SheetRefusal('sheet.broken');
}

function refuseTwice(entries: readonly ArchiveEntry[]): void {
  const sorted = entries.toSorted((one, other) => one.begin - other.begin);
  const overlap = sorted.some(({ begin, packed }, place) => begin + packed > (sorted[place + 1]?.begin ?? Infinity));
  if (overlap || new Set(entries.map(({ name }) => name)).size < entries.length) throw new SheetRefusal('sheet.broken');
}
