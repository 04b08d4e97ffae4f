import type { BilingualText } from '#kernel/locale.ts';

/** How a field is answered: one of a list, a switch between two, several of a list, a figure or free words. */
export type FieldKind = 'choice' | 'toggle' | 'multi' | 'number' | 'text';

export interface FieldValue {
  /** What the engine and the wire carry. */
  readonly code: string;
  readonly label: BilingualText;
  readonly note?: BilingualText;
  /** Colour shown beside a paint value, as a hex value. */
  readonly swatch?: string;
}

/** One field of the wizard (spec 001 §3) as data. */
export interface FieldDef {
  /** The specification's field name. */
  readonly id: string;
  /** Wizard step, counted from 0. */
  readonly step: number;
  readonly kind: FieldKind;
  readonly label: BilingualText;
  /** What has to be known to choose: what a range is of, what something depends on. */
  readonly hint?: BilingualText;
  readonly unit?: string;
  /** Offered values in display order; empty where they come from the catalogue or are typed in. */
  readonly values: readonly FieldValue[];
  /** What the specification presets (spec 001 §4, §9); yields to constraints. */
  readonly default?: string;
  /** What is delivered where nothing is said; never preset, only marked. */
  readonly usual?: string;
  /** Set where nobody may guess another value once the usual one is excluded: it is asked for then, as what has no standard. */
  readonly isAskedUnlessUsual?: true;
  /** True where the engine holds the field: as the variable `id`, or for `multi` as one variable `id.CODE` per value. */
  readonly modelled: boolean;
  /** For fields that cannot hold "-": visible only while the named variable has one of these values. */
  readonly shownWhen?: readonly [variable: string, values: readonly string[]];
}

/** The value of a field that does not apply to the product and is hidden. */
export const HIDDEN = '-';
/** The value of a field the person wants nothing of. */
export const NONE = 'none';

/** A bilingual text. */
export function text(zh: string, en: string): BilingualText {
  return { zh, en };
}

/** A value with its label, and a note where one helps to choose. */
export function value(code: string, zh: string, en: string, note?: BilingualText): FieldValue {
  return note === undefined ? { code, label: { zh, en } } : { code, label: { zh, en }, note };
}

/** A value whose code is its name in both languages, such as IP55 or UL. */
export function plain(code: string, note?: BilingualText): FieldValue {
  return value(code, code, code, note);
}

/** The engine variables that hold a field: none for a form field, one per value for a `multi` field. */
export function variablesOf(field: FieldDef): readonly string[] {
  if (!field.modelled) return [];
  return field.kind === 'multi' ? field.values.map(({ code }) => `${field.id}.${code}`) : [field.id];
}
