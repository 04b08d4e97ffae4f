import type { GearEntry } from './catalogue-table.ts';
import type { NamedInput } from './list-inputs.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Continues a 32-bit FNV-1a hash with a text. */
export function hashText(text: string, hash: number = FNV_OFFSET): number {
  let next = hash;
  for (let index = 0; index < text.length; index++) {
    next = Math.imul(next ^ text.charCodeAt(index), FNV_PRIME) >>> 0;
  }
  return next;
}

/** A short name for a catalogue: another one with the same name has the same gears, inputs and number of rows. */
export function fingerprintOf(gears: readonly GearEntry[], inputs: readonly NamedInput[], rowCount: number): string {
  let hash = hashText(String(rowCount));
  for (const { gear } of gears) hash = hashText(`${gear.series}${gear.size}/${gear.ratio}/${gear.maMax};`, hash);
  for (const { entry, type, unit } of inputs) hash = hashText(`${type}${unit}${entry.module}${entry.frame};`, hash);
  return hash.toString(36);
}
