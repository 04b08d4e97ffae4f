/**
 * The text of a file that a spreadsheet saved as text. What spreadsheets call Unicode text is UTF-16 with its mark; those of Chinese
 * offices write GB 18030 where it is not UTF-8.
 */
export function textOf(bytes: Uint8Array): string {
  const [one, other] = bytes;
  if (one === 0xff && other === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && other === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
