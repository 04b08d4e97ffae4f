import { SheetRefusal } from './sheet-limits.ts';

/**
 * The text of a file that a spreadsheet saved as text. What spreadsheets call Unicode text is UTF-16 with its mark; those of Chinese
 * offices write GB 18030 where it is not UTF-8.
 * @throws SheetRefusal for what is no text
 */
export function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes);
  // No text has it: the file is of another kind, such as a workbook of old.
  if (text.includes('\u0000')) throw new SheetRefusal('sheet.broken');
  return text;
}

function decoded(bytes: Uint8Array): string {
  const [one, other] = bytes;
  if (one === 0xff && other === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && other === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
