import { roundDown } from '#kernel/round-down.ts';

/** How a figure is written: as its unit asks, or as a service factor that a drive has or needs. */
export type FigureKind = 'measured' | 'reserve' | 'demand';

/** A figure without its unit: three digits, speeds with one decimal below 100, forces below 100 N whole (sizing notes §8). */
export function figureText(value: number, unit: string, kind: FigureKind = 'measured'): string {
  if (kind === 'reserve') return roundDown(value, 2).toFixed(2);
  if (kind === 'demand') return (-roundDown(-value, 2)).toFixed(2);
  if (unit === 'r/min' && Math.abs(value) < 100) return value.toFixed(1);
  if (unit === 'N' && Math.abs(value) < 100) return written(Math.round(value));
  return written(Number(value.toPrecision(3)));
}

/** Two figures that differ, with as many digits as it takes to see it: `1.496 < 1.500`. */
export function comparedTexts(one: number, other: number): readonly [string, string] {
  for (let digits = 3; digits < 15; digits++) {
    const texts = [one.toPrecision(digits), other.toPrecision(digits)] as const;
    if (one === other || Number(texts[0]) !== Number(texts[1]))
      return [written(Number(texts[0]), digits), written(Number(texts[1]), digits)];
  }
  return [String(one), String(other)];
}

/** By their digits: making a format takes longer than writing a hundred figures. */
const formats = new Map<number, Intl.NumberFormat>();

function written(value: number, digits = 6): string {
  const known =
    formats.get(digits) ?? new Intl.NumberFormat('en-GB', { maximumSignificantDigits: Math.max(digits, 3) });
  formats.set(digits, known);
  return known.format(value).replace(/^-/, '−');
}
