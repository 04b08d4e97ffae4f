import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** A group of a DXF file: its code, and what it says. */
export type Group = readonly [code: number, value: string | number];

/** Gives out handles, by which all things of a file are told apart. */
export interface Handles {
  readonly next: () => string;
  /** The first that is not given out yet. */
  readonly seed: () => string;
}

/** Handles from a first on; those below belong to tables that always have the same. */
export function handlesFrom(first: number): Handles {
  let last = first - 1;
  const written = (handle: number) => handle.toString(16).toUpperCase();
  return { next: () => written(++last), seed: () => written(last + 1) };
}

/** A point under the codes 10, 20, 30, or others that stand as far apart. */
export function pointGroups(code: number, [x, y]: Vec2): readonly Group[] {
  return [
    [code, x],
    [code + 10, y],
    [code + 20, 0],
  ];
}

/** Codes whose values are real numbers, which readers expect with a point. */
function isReal(code: number): boolean {
  return (code >= 10 && code <= 59) || (code >= 140 && code <= 149) || code === 1040;
}

/** Groups as the lines of a file, each in its own with CR and LF. */
export function dxfLines(groups: readonly Group[]): string {
  return groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${written(code, value)}\r\n`).join('');
}

function written(code: number, value: string | number): string {
  if (typeof value === 'string') return value;
  if (!isReal(code)) return String(value);
  const rounded = Math.round(value * 1e6) / 1e6;
  return Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}

/** A text as DXF says it: the sign of a diameter and plus-minus by their codes, a percent sign so that it is none. */
export function dxfText(text: string): string {
  return text.replaceAll('%%', '% %').replaceAll('Ø', '%%c').replaceAll('±', '%%p');
}
