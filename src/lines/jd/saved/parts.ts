import { colourEntry } from '#lines/shared/paint/saved-colour.ts';
import { codeOf, type SavedEntry, type SavedPartShape } from '#product/saved-part.ts';

/**
 * The installation (spec 001 §3). The arrangement is the mounting position of a motor, in the entry of that name; a second shaft
 * end is saved with the motor's options, of which it is one.
 */
export const INSTALLATION_PART: SavedPartShape = {
  entries: {
    boxLocation: codeOf('boxLocation'),
    installationPosition: codeOf('mountingArrangement'),
    outletNozzlePosition: stated('outletNozzlePosition'),
  },
};

/** Paint and plate; `color` is a code, or hex value or RAL code of a custom one. */
export const PAINT_PART: SavedPartShape = {
  entries: {
    color: colourEntry(),
    surfaceProtection: codeOf('surfaceProtection'),
    nameplate: codeOf('nameplate'),
  },
};

/** A field that may not apply, read as it was stated. */
function stated(field: string): SavedEntry {
  return { ...codeOf(field), read: (saved) => (saved ? { values: { [field]: saved } } : {}) };
}
