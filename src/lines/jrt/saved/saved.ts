import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { SPECIAL_WISHES } from '#product/configuration.ts';
import type { SavedShape } from '#product/saved.ts';
import { agrees, loadOf, lookUpOf, misfit, speaksOfRow } from './row-of-form.ts';
import { fromSavedForm, toSavedForm } from './saved-form.ts';
import { fromWireForm, toWireForm, type WireForm } from './wire-form.ts';

/** How configurations of JRT are saved: nested parts, each with an id of its own (spec 001 §3, §9). */
export const JRT_SAVED: SavedShape = {
  write(config, standing, { releaseHash, ...options }) {
    const line = toSavedForm(config, standing, options);
    return line && toWireForm(line, { releaseHash, specialWishes: standing[SPECIAL_WISHES] === 'yes' });
  },
  read: (form: WireForm, row: BasicType | null) => fromSavedForm(fromWireForm(form, row)),
  loadOf,
  lookUpOf,
  agrees,
  misfit,
  speaksOfRow,
};
