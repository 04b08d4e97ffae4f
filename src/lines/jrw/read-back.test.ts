// @tests slow
import { expect, it } from 'vitest';
import type { Values } from '#product/configuration.ts';
import { extent, inSteps } from '#testing/extent.ts';
import { complaintsOfReading } from '#testing/read-back.ts';
import { wormRowCodes } from './row-values.ts';
import type { WormRow } from './rows/worm-row.ts';
import { aRandomWorm, JRW_PRODUCT } from './testing/shipped-worm-release.ts';

/** The rows of each size and input, as a server narrows them: to look through all thirteen thousand for every code takes seconds. */
const ROWS = new Map<string, WormRow[]>();
for (const row of JRW_PRODUCT.rowsOf({}) as readonly WormRow[]) {
  const key = keyOf(wormRowCodes(row));
  ROWS.set(key, [...(ROWS.get(key) ?? []), row]);
}
const CONTEXT = { ...JRW_PRODUCT, rowsOf: (values: Values) => ROWS.get(keyOf(values)) ?? [] };

function keyOf({ reduceUnitSize, inputType }: Values): string {
  return `${reduceUnitSize} ${inputType}`;
}

it.each(inSteps(extent({ quick: 25, usual: 100, long: 10_000 })))(
  'random products %i to %i are read back from their full type codes as they were',
  (first, last) => {
    const complaints = complaintsOfReading([first, last], (seed) => ({
      config: aRandomWorm(seed).config,
      context: CONTEXT,
    }));
    expect(complaints.slice(0, 5)).toEqual([]);
  },
);
