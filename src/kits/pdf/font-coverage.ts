/** Tells which characters a TrueType font has a glyph for, read from its character map (OpenType `cmap`, formats 4 and 12). */
export function readCoverage(font: Buffer): (codePoint: number) => boolean {
  const cmap = tableOffset(font, 'cmap');
  const ranges = subtables(font, cmap).flatMap((offset) => READERS[font.readUInt16BE(offset)]?.(font, offset) ?? []);
  const covered = new Set<number>();
  for (const [first, last] of ranges) {
    for (let codePoint = first; codePoint <= last; codePoint++) covered.add(codePoint);
  }
  return (codePoint) => covered.has(codePoint);
}

type Range = readonly [first: number, last: number];

const READERS: Record<number, (font: Buffer, offset: number) => Range[]> = { 4: readFormat4, 12: readFormat12 };

function tableOffset(font: Buffer, tag: string): number {
  const records = count(font.readUInt16BE(4)).map((index) => 12 + index * 16);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (record === undefined) throw new Error(`The font has no ${tag} table`);
  return font.readUInt32BE(record + 8);
}

function subtables(font: Buffer, cmap: number): number[] {
  const offsets = count(font.readUInt16BE(cmap + 2)).map((index) => font.readUInt32BE(cmap + 8 + index * 8));
  return [...new Set(offsets)].map((offset) => cmap + offset);
}

function readFormat4(font: Buffer, offset: number): Range[] {
  const doubled = font.readUInt16BE(offset + 6);
  const ends = offset + 14;
  const starts = ends + doubled + 2;
  // The last segment is the mandatory end mark 0xFFFF.
  return count(doubled / 2 - 1).map((index) => [
    font.readUInt16BE(starts + index * 2),
    font.readUInt16BE(ends + index * 2),
  ]);
}

function readFormat12(font: Buffer, offset: number): Range[] {
  const groups = count(font.readUInt32BE(offset + 12)).map((index) => offset + 16 + index * 12);
  return groups.map((group) => [font.readUInt32BE(group), font.readUInt32BE(group + 4)]);
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
