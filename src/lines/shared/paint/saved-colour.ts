import { HIDDEN } from '#product/field.ts';
import type { SavedEntry } from '#product/saved-part.ts';
import { CUSTOM_COLOR, CUSTOM_COLOUR } from './colours.ts';
import { isCustomColour, isStockPaint } from './ral.ts';

/** The colour as it is saved: a custom one as its hex value or RAL code, a listed one by its code (spec 001 §9). */
export function toSavedColour(color: string | undefined, customColor: string | null): string | null {
  const held = color === CUSTOM_COLOUR ? customColor : color;
  return !held || held === HIDDEN ? null : held;
}

/**
 * A saved colour in the form: a value that starts with # is `custom` with the hex kept apart (spec 001 §9), and so is a RAL
 * code that no paint in stock has.
 */
export function fromSavedColour(saved: string | null | undefined): {
  color: string | null;
  customColor: string | null;
} {
  if (!saved) return { color: null, customColor: null };
  const isCustom = saved.startsWith('#') || (isCustomColour(saved) && !isStockPaint(saved));
  return isCustom ? { color: CUSTOM_COLOUR, customColor: saved } : { color: saved, customColor: null };
}

/** The colour as an entry of a saved part. */
export function colourEntry(): SavedEntry {
  return {
    holds: 'code',
    write: ({ color }, extras) => toSavedColour(color, extras[CUSTOM_COLOR] ?? null),
    read: (saved) => {
      const { color, customColor } = fromSavedColour(saved);
      return { values: color === null ? {} : { color }, extras: { [CUSTOM_COLOR]: customColor } };
    },
  };
}
