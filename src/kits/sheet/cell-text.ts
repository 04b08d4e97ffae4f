/** The most characters a cell holds. */
export const MAX_CELL_LENGTH = 32_767;

/** Signs that XML cannot carry, halves of a pair that stand alone among them. */
const UNSPEAKABLE = /(?![\n\t])[\p{Cs}\p{Cc}\ufffe\uffff]/gu;
/** What readers take for an escaped sign, such as `_x0041_`: its underline is escaped itself. */
const LOOKS_ESCAPED = /_(?=x[\da-f]{4}_)/gi;

/**
 * A text as a cell carries it, so that it is read back letter by letter. It stays a text whatever it begins with: the cell says
 * so, and spreadsheets compute nothing of it (assurance S10). Longer ones than a cell holds are refused, never cut.
 */
export function cellText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(UNSPEAKABLE, '');
  if (plain.length > MAX_CELL_LENGTH) throw new RangeError(`A cell holds no ${plain.length} characters`);
  return plain.replace(LOOKS_ESCAPED, '_x005F_');
}

/** The name of a tab: what it cannot hold is replaced, and it is never empty. */
export function tabName(name: string): string {
  const plain = cellText(name)
    .replace(/[[\]:*?/\\\n\t]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim();
  return plain === '' ? 'Sheet1' : plain;
}
