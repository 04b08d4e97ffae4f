/** How many decimals the longest figure of a column shows; texts that are no figures count as none. */
export function mostDecimals(figures: readonly string[]): number {
  return Math.max(0, ...figures.map((figure) => decimalsOf(figure)));
}

/** What must follow a figure, unseen, so that its decimal point stands under the others of the column; nothing after words. */
export function paddingAfter(figure: string, most: number): string {
  if (/\p{L}/u.test(figure) && !/\d/.test(figure)) return '';
  const own = decimalsOf(figure);
  return `${own === 0 && most > 0 ? '.' : ''}${'0'.repeat(Math.max(0, most - own))}`;
}

function decimalsOf(figure: string): number {
  return /^[-+\d\s,]*\d\.(\d+)$/.exec(figure.trim())?.[1]?.length ?? 0;
}
