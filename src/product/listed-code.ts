/** A figure that is one of a series is met by one that differs by rounding alone: 2 HP are 1.5 kW. */
const ROUNDING = 0.03;

/** The code of a listed series that a figure becomes: the one it rounds to, else the next larger one; undefined beyond the series. */
export function listedCode(figure: number, codes: readonly string[]): string | undefined {
  const series = codes
    .map((code) => ({ code, value: Number(code) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => one.value - other.value);
  return series.find(({ value }) => value >= figure * (1 - ROUNDING))?.code;
}
