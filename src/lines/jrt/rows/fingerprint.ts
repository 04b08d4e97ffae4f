import { hashText } from '#product/hash-text.ts';
import type { GearEntry } from './catalogue-table.ts';
import type { NamedInput } from './list-inputs.ts';

/** A short name for a catalogue: another one with the same name has the same gears, inputs and number of rows. */
export function fingerprintOf(gears: readonly GearEntry[], inputs: readonly NamedInput[], rowCount: number): string {
  let hash = hashText(String(rowCount));
  for (const { gear } of gears) hash = hashText(`${gear.series}${gear.size}/${gear.ratio}/${gear.maMax};`, hash);
  for (const { entry, type, unit } of inputs) hash = hashText(`${type}${unit}${entry.module}${entry.frame};`, hash);
  return hash.toString(36);
}
