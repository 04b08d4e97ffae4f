import type { FrameFact } from '#lines/shared/motor/motor-facts.ts';
import { type FieldValue, NONE } from '#product/field.ts';
import { BRAKES } from './frame-options.ts';
import { valuesOf } from './motor-fields.ts';

/** No brake larger than the largest motor of the catalogue. */
export function brakesFor(frames: readonly FrameFact[]): readonly FieldValue[] {
  const built = BRAKES.filter((brake) => frames.some(({ frameNumber }) => brake.frames.includes(frameNumber)));
  const codes = [NONE, ...built.map(({ code }) => code)];
  return valuesOf('brakes').filter(({ code }) => codes.includes(code));
}
