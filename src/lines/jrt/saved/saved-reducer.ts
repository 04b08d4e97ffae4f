import type { Values } from '#product/configuration.ts';
import { hiddenAsNull } from './none-as-null.ts';
import { fromSavedColour, toSavedColour } from './saved-colour.ts';
import type { SavedReduceConfig } from './saved-line.ts';
import { fromSavedOil, toSavedOil } from './saved-oil.ts';

const FIELDS = [
  'surfaceProtection',
  'corrosionProtection',
  'lubricatingOil',
  'sealTemperature',
  'oilSeal',
  'oilMirror',
  'nameplate',
] as const;

/** Gear unit options as they are saved (spec 001 §3, §9). */
export function toSavedReducer(values: Values, customColor: string | null): SavedReduceConfig {
  return {
    color: toSavedColour(values.color, customColor),
    surfaceProtection: hiddenAsNull(values.surfaceProtection),
    corrosionProtection: hiddenAsNull(values.corrosionProtection),
    lubricatingOil: hiddenAsNull(values.lubricatingOil),
    mineralOil: toSavedOil(values),
    sealTemperature: hiddenAsNull(values.sealTemperature),
    oilSeal: hiddenAsNull(values.oilSeal),
    oilMirror: hiddenAsNull(values.oilMirror),
    nameplate: hiddenAsNull(values.nameplate),
  };
}

/** Saved gear unit options as values of the form, the hex of a custom colour apart. */
export function fromSavedReducer(saved: SavedReduceConfig): { values: Values; customColor: string | null } {
  const { color, customColor } = fromSavedColour(saved.color);
  const held = [['color', color] as const, ...FIELDS.map((field) => [field, hiddenAsNull(saved[field])] as const)];
  const values = Object.fromEntries(held.flatMap(([field, value]) => (value === null ? [] : [[field, value]])));
  return { values: { ...values, ...fromSavedOil(saved.lubricatingOil, saved.mineralOil) }, customColor };
}
