import { colourEntry } from '#lines/shared/paint/saved-colour.ts';
import { codeOf, listOf, type SavedPartShape } from '#product/saved-part.ts';

/** How the unit stands and what leaves it (spec 001 §3); what the specification does not name keeps the name of its field. */
export const INSTALLATION_PART: SavedPartShape = {
  entries: fields('installationPosition', 'outputShaftType', 'shaftAssembly', 'rotation', 'torqueArm', 'backstop'),
};

/** Cooling, oil, accessories and paint; `color` is a code, or hex value or RAL code of a custom one. */
export const REDUCER_PART: SavedPartShape = {
  entries: {
    ...fields('cooling', 'lubrication', 'lubricatingOil', 'heater', 'oilSeal', 'motorSize', 'coupling'),
    instruments: listOf('instruments'),
    color: colourEntry(),
    ...fields('surfaceProtection', 'nameplate'),
  },
};

function fields(...names: readonly string[]): SavedPartShape['entries'] {
  return Object.fromEntries(names.map((name) => [name, codeOf(name)]));
}
