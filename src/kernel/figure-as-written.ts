/** Digits in groups of three, by what stands between them; a comma or a point before the decimals is what is left. */
const GROUPED: readonly (readonly [form: RegExp, between: RegExp])[] = [
  [/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, /,/g],
  [/^[+-]?[1-9]\d{0,2}([ '’]\d{3})+([.,]\d*)?$/, /[ '’]/g],
  [/^[+-]?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/, /\./g],
];
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
const ONE_GROUP = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * The number that is meant by a figure as people write it: `1500`, `1,500.5`, `1 500,5`, `1.500,5`, `1e3`, in signs of any width. One
 * comma before three digits stands between thousands, as it does in both languages of the portal. Undefined where it is no number.
 */
export function figureAsWritten(text: string): number | undefined {
  const written = plainOf(text);
  const between = GROUPED.find(([form]) => form.test(written))?.[1];
  const plain = (between === undefined ? written : written.replace(between, '')).replace(',', '.');
  return PLAIN.test(plain) ? Number(plain) : undefined;
}

/** Whether two people may read a figure differently, `1,200` as 1200 or 1.2: where nobody sees at once how it was read, it is asked. */
export function hasTwoReadings(text: string): boolean {
  return ONE_GROUP.test(plainOf(text));
}

/** A text without what makes no difference: widths of signs, kinds of minus and of space. */
export function plainOf(text: string): string {
  return text.normalize('NFKC').replace(/[−–—]/g, '-').replace(/\s+/g, ' ').trim();
}
