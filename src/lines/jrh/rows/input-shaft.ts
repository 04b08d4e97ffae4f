import type { InputShaft } from '#lines/jrh/source/parts.ts';

/** R20, the series whose values label the bands of input shafts (ISO 3). */
const R20 = [1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9] as const;
const DECADES = [1, 10, 100] as const;
const NOMINAL = DECADES.flatMap((decade) => R20.map((value) => Number((value * decade).toPrecision(3))));

/** The value of R20 next to an exact ratio. */
export function nominalRatio(ratio: number): number {
  return nearest(NOMINAL, (value) => distance(value, ratio)) ?? ratio;
}

/** The input shaft of a ratio among those of its unit: by the band of its nominal ratio, outside all bands the nearest one. */
export function inputShaftOf(shafts: readonly InputShaft[], ratio: number): InputShaft | undefined {
  const nominal = nominalRatio(ratio);
  return nearest(shafts, ({ from, to }) =>
    from <= nominal && nominal <= to ? 0 : Math.min(distance(from, nominal), distance(to, nominal)),
  );
}

function distance(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}

function nearest<Value>(values: readonly Value[], distanceOf: (value: Value) => number): Value | undefined {
  return values.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}
