/** A figure that is one of a series is met by one that differs by rounding alone: 2 HP are 1.5 kW. */
const ROUNDING = 0.03;

/** A figure that is asked for of a listed series and lies beyond it. */
export interface BeyondSeries {
  readonly asked: number;
  readonly largest: number;
}

/** What was asked for beyond a listed series, with the largest of it; undefined where a code of the series means as much. */
export function beyondSeries(asked: number, codes: readonly string[]): BeyondSeries | undefined {
  if (codes.length === 0 || listedCode(asked, codes) !== undefined) return undefined;
  return { asked, largest: Math.max(...codes.map(Number).filter((figure) => !Number.isNaN(figure))) };
}

/** Whether a figure is that of a code but for rounding. */
export function isRounded(figure: number, code: string): boolean {
  return Math.abs(figure / Number(code) - 1) <= ROUNDING;
}

/** The code of a listed series that a figure becomes: the one it rounds to, else the next larger one; undefined beyond the series. */
export function listedCode(figure: number, codes: readonly string[]): string | undefined {
  const series = codes
    .map((code) => ({ code, value: Number(code) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => one.value - other.value);
  return series.find(({ value }) => value >= figure * (1 - ROUNDING))?.code;
}
