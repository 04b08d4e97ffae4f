/** An axis on which equal shares are equally far apart. */
export interface LogScale {
  readonly min: number;
  readonly max: number;
}

/** Free room at each end, as a share of the whole and at least so much of the figure. */
const ROOM = 0.06;
const LEAST_ROOM = 1.02;

/** Steps within a decade, from the fewest. */
const STEPS: readonly (readonly number[])[] = [[1], [1, 3], [1, 2, 5]];
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/** An axis that has all these figures on it, with room around them; from 1 to 10 where there are none. */
export function scaleOver(figures: readonly number[]): LogScale {
  const known = figures.filter((figure) => figure > 0 && Number.isFinite(figure));
  if (known.length === 0) return { min: 1, max: 10 };
  const [min, max] = [Math.min(...known), Math.max(...known)];
  const room = Math.max((max / min) ** ROOM, LEAST_ROOM);
  return { min: min / room, max: max * room };
}

/** Where a figure stands on an axis, from 0 to 1. */
export function placeOn({ min, max }: LogScale, figure: number): number {
  const place = Math.log(figure / min) / Math.log(max / min);
  return Math.min(1, Math.max(0, place));
}

/** Round figures to be marked on an axis, `most` of them at most. */
export function ticksOn(scale: LogScale, most: number): readonly number[] {
  const wide = STEPS.map((steps) => inDecades(scale, steps)).filter(({ length }) => length >= 3 && length <= most);
  return wide.at(-1) ?? evenly(scale, most);
}

function inDecades({ min, max }: LogScale, steps: readonly number[]): readonly number[] {
  const [first, last] = [Math.floor(Math.log10(min)), Math.ceil(Math.log10(max))];
  const decades = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
  return decades.flatMap((decade) => steps.map((step) => clean(step * decade))).filter(isWithin({ min, max }));
}

function evenly({ min, max }: LogScale, most: number): readonly number[] {
  const least = (max - min) / most;
  const decade = 10 ** Math.floor(Math.log10(least));
  const step = decade * (ROUND_STEPS.find((one) => one * decade >= least) ?? 10);
  const first = Math.ceil(min / step);
  return Array.from({ length: most + 1 }, (_, index) => clean((first + index) * step)).filter(isWithin({ min, max }));
}

function isWithin({ min, max }: LogScale): (figure: number) => boolean {
  return (figure) => figure >= min && figure <= max;
}

/** Without what binary fractions leave behind. */
function clean(figure: number): number {
  return Number(figure.toPrecision(8));
}
