import { constants, crc32, deflateRawSync } from 'node:zlib';
import { descriptor, directory, localHeader, type WrittenEntry } from './archive-writing.ts';
import type { SheetCell, SheetFrame } from './sheet.ts';
import { ROWS_PATH, rowWriter, SHEET_TAIL, sheetHead, workbookParts } from './sheet-xml.ts';

/** How far a sheet is: plain figures, which a job can keep as its cursor. */
export interface SheetSoFar {
  /** The headings are one of them. */
  readonly rows: number;
  /** Of the file that holds the rows: its checksum, and bytes plain and packed. */
  readonly crc: number;
  readonly plain: number;
  readonly packed: number;
}

/** The next bytes of a workbook, and how far it is with them. */
export interface SheetSlice {
  readonly bytes: Uint8Array;
  readonly soFar: SheetSoFar;
}

/**
 * Begins a workbook that is written in slices, with its headings. Whoever has the figures of the last slice can go on, another day
 * and in another process: the bytes of all slices one behind the other are the file.
 */
export function beginSheet(frame: SheetFrame): SheetSlice {
  const before = packedParts(frame).flatMap(({ entry, packed }) => [
    localHeader(entry.path),
    packed,
    descriptor(entry),
  ]);
  const head = packedOn(sheetHead(frame), NOTHING, false);
  return {
    bytes: Buffer.concat([...before, localHeader(ROWS_PATH), head.bytes]),
    soFar: { ...head.soFar, rows: 1 },
  };
}

/** Adds rows below those there are. */
export function addRows(frame: SheetFrame, soFar: SheetSoFar, rows: readonly (readonly SheetCell[])[]): SheetSlice {
  const writer = rowWriter(frame);
  const xml = rows.map((cells, at) => writer.row(cells, soFar.rows + at + 1)).join('');
  const { bytes, soFar: after } = packedOn(xml, soFar, false);
  return { bytes, soFar: { ...after, rows: soFar.rows + rows.length } };
}

/** The last bytes of a workbook. */
export function endSheet(frame: SheetFrame, soFar: SheetSoFar): Uint8Array {
  const { bytes, soFar: whole } = packedOn(SHEET_TAIL, soFar, true);
  const rows: WrittenEntry = { path: ROWS_PATH, crc: whole.crc, packed: whole.packed, plain: whole.plain };
  const others = packedParts(frame).map(({ entry }) => entry);
  return Buffer.concat([bytes, descriptor(rows), directory([...others, rows])]);
}

const NOTHING: SheetSoFar = { rows: 0, crc: 0, plain: 0, packed: 0 };

/** Packs a text behind what was packed before: every slice ends on a whole byte and refers to none before it. */
function packedOn(xml: string, before: SheetSoFar, isLast: boolean): SheetSlice {
  const plain = Buffer.from(xml);
  const { Z_FINISH, Z_SYNC_FLUSH } = constants;
  const bytes =
    plain.length === 0 && !isLast ? plain : deflateRawSync(plain, { finishFlush: isLast ? Z_FINISH : Z_SYNC_FLUSH });
  return {
    bytes,
    soFar: {
      rows: before.rows,
      crc: crc32(plain, before.crc),
      plain: before.plain + plain.length,
      packed: before.packed + bytes.length,
    },
  };
}

function packedParts(frame: SheetFrame) {
  return workbookParts(frame).map(({ path, xml }) => {
    const plain = Buffer.from(xml);
    const packed = deflateRawSync(plain);
    const entry: WrittenEntry = { path, crc: crc32(plain), packed: packed.length, plain: plain.length };
    return { entry, packed };
  });
}
