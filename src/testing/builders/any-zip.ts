import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';

export const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A file of a zip. */
export interface Packed {
  readonly content: Buffer;
  /** Its bytes packed already, in the place of the content. */
  readonly packed?: Buffer;
  readonly method?: number;
  /** What the zip says of its size, where it lies. */
  readonly declared?: number;
  readonly flags?: number;
}

/** A zip as anybody may send one. */
export function zip(files: Readonly<Record<string, string | Packed>>, { again = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, file] of Object.entries(files)) {
    const {
      content,
      packed,
      method = 8,
      declared,
      flags = 0,
    } = typeof file === 'string' ? { content: Buffer.from(file) } : (file as Packed);
    const body = packed ?? (method === 8 ? deflateRawSync(content) : content);
    const name = Buffer.from(path);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt32LE(declared ?? content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(declared ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, name, body);
    directory.push(entry, name);
    if (again) directory.push(entry, name);
    at += head.length + name.length + body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** The files of a workbook with these rows. */
export function workbook(
  rows: string,
  changes: Readonly<Record<string, string | Packed>> = {},
): Record<string, string | Packed> {
  return {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${MAIN}"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...changes,
  };
}

/** A text that hardly packs. */
export function unlike(length: number): string {
  return randomBytes(length).toString('base64').slice(0, length);
}

/** A content so many times over, packed without ever being whole: each piece ends on a whole byte and refers to none before it. */
export function manyTimes(content: Buffer, times: number): Packed {
  const piece = deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array.from({ length: times }, () => piece), deflateRawSync(Buffer.alloc(0))]);
  return { content: Buffer.alloc(0), packed, declared: content.length * times };
}
