import { inNaturalOrder } from '#product/natural-order.ts';
import { reaches } from '#product/rounding.ts';
import type { ColumnReading, EntryReading, FigureReading, SeenRow } from '#product/row-index.ts';
import { toThreeDigits } from './three-digits.ts';

/** One value of a column that still has rows, and how many. */
export interface FacetValue {
  readonly value: string | number;
  readonly count: number;
}

/** Counts rows per value of one column. */
export interface FacetCounter {
  add(seen: SeenRow): void;
  /** The values seen, ascending. */
  values(): readonly FacetValue[];
}

/** A counter for a column: per value, or per step the rows that reach it. */
export function counterOf(reading: ColumnReading): FacetCounter {
  if ('entryAt' in reading) return perEntry(reading);
  return reading.steps === undefined ? perFigure(reading) : reaching(reading.steps);
}

function perEntry({ entries, entryAt, valueAt }: EntryReading): FacetCounter {
  const counts = new Uint32Array(entries);
  return {
    add: (seen) => {
      const entry = entryAt(seen);
      counts[entry] = (counts[entry] ?? 0) + 1;
    },
    values: () => {
      const perValue = new Map<string | number, number>();
      for (const [entry, count] of counts.entries()) {
        const value = count === 0 ? null : valueAt(entry);
        if (value !== null) perValue.set(value, (perValue.get(value) ?? 0) + count);
      }
      return ascending(perValue);
    },
  };
}

function reaching({ of, figureOf }: NonNullable<FigureReading['steps']>): FacetCounter {
  const counts = new Uint32Array(of.length);
  return {
    add: (seen) => {
      const figure = figureOf(seen);
      for (let index = 0; index < of.length && reaches(figure, of[index] ?? 0); index++) {
        counts[index] = (counts[index] ?? 0) + 1;
      }
    },
    values: () =>
      of.flatMap((value, index) => ((counts[index] ?? 0) > 0 ? [{ value, count: counts[index] ?? 0 }] : [])),
  };
}

function perFigure({ figureOf }: FigureReading): FacetCounter {
  const counts = new Map<string | number, number>();
  return {
    add: (seen) => {
      const value = toThreeDigits(figureOf(seen));
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    values: () => ascending(counts),
  };
}

function ascending(counts: ReadonlyMap<string | number, number>): readonly FacetValue[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => inNaturalOrder(one.value, other.value));
}
