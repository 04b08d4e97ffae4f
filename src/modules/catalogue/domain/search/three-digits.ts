/** A figure as lists show it. */
export function toThreeDigits(figure: number): number {
  return Number(figure.toPrecision(3));
}

/** Rounded down, so that the row it was read from still bears it. */
export function downToThreeDigits(figure: number): number {
  const digit = 10 ** (Math.floor(Math.log10(figure)) - 2);
  return toThreeDigits(Math.floor(figure / digit) * digit);
}
