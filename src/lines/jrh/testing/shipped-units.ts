import { type Ratio, ratiosOf } from '#lines/jrh/rows/rows.ts';
import { checkSource } from '#lines/jrh/source/check-source.ts';
import type { IndustrialParts } from '#lines/jrh/source/parts.ts';
import { INDUSTRIAL_FILES } from '#lines/jrh/source/read-source.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';

/** The shipped parts of the line. */
export const PARTS: IndustrialParts = shippedParts();

/** Every ratio that is offered. */
export const RATIOS: readonly Ratio[] = ratiosOf(PARTS);

/** The ratio of an id, `H3-08-28.64`. */
export function aRatio(id: string): Ratio {
  const found = RATIOS.find((ratio) => ratio.id === `JRH-${id}`);
  if (found === undefined) throw new Error(`The shipped units have no ${id}`);
  return found;
}

function shippedParts(): IndustrialParts {
  const checked = checkSource(readLineSource({ files: INDUSTRIAL_FILES }));
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal.slice(0, 5)));
  return checked.value;
}
