import { SheetRefusal } from './sheet-limits.ts';

const CONTENT_TYPES = '[Content_Types].xml';
/** What the main part of a plain workbook is; one with macros or of another kind is called otherwise. */
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const MACROS = /vbaProject|macroEnabled|macrosheet/i;
/** A sheet by what is in it: it may be called anything. */
const SHEET = /<(?:[\w.-]+:)?sheetData/;
/** One that ends before would be read as far as it goes, and nobody would know. */
const WHOLE_SHEET = /<\/(?:[\w.-]+:)?worksheet>\s*$/;
/** A cell that computes, or shares what another one does. */
const FORMULA = /<(?:[\w.-]+:)?f[\s/>]/;
/** A cell beyond column ZZ, or one that hides where it is: a row is as wide as its last cell. */
const FAR_CELL = /\sr\s*=\s*["']\s*(?:[a-z]{3}|&)/i;
/** Names of one's own for texts: a way to make much of little, and of no use in a workbook. */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;

/** Refuses unpacked files that are no plain workbook of figures and texts. Bytes stand for signs here: what is looked for is ASCII. */
export function refuseWorkbook(files: ReadonlyMap<string, Uint8Array>): void {
  const types = asciiOf(files.get(CONTENT_TYPES) ?? new Uint8Array());
  if (!types.includes(WORKBOOK) || MACROS.test(types)) throw new SheetRefusal('sheet.wrong-type');
  for (const content of files.values()) {
    const text = asciiOf(content);
    if (DOCTYPE.test(text)) throw new SheetRefusal('sheet.broken');
    if (SHEET.test(text)) refuseSheet(text);
  }
}

function refuseSheet(text: string): void {
  if (FAR_CELL.test(text)) throw new SheetRefusal('sheet.too-many-columns');
  if (!WHOLE_SHEET.test(text.slice(-200))) throw new SheetRefusal('sheet.broken');
  const formula = FORMULA.exec(text);
  if (formula === null) return;
  const before = text.slice(Math.max(0, formula.index - 500), formula.index);
  throw new SheetRefusal('sheet.formula', /.*<(?:[\w.-]+:)?c\s[^<>]*?\br="([A-Z]{1,3}\d{1,7})"/s.exec(before)?.[1]);
}

function asciiOf(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
}
