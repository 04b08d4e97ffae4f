import type { CatalogueRow } from './row.ts';

/** The name of a field: an engine variable (the specification's field name), a search input or a text. */
export type FieldId = string;

/** Codes chosen, by variable, oldest choice first. A ticked option of a list is `field.CODE` with the code `yes`. */
export type Values = Readonly<Record<FieldId, string>>;

/**
 * What rows are looked for by: figures, null where nothing is asked, and as text what the person looks for by where a line
 * lets them choose (a figure or its alternative). Which there are the line says (`SearchForm`).
 */
export type Search = Readonly<Record<FieldId, number | string | null>>;

/** What a person notes of a configuration for themselves and whoever reads it. */
export const REMARK = 'remark';

/** Where the technical documents go, and what is wanted beyond what can be chosen. */
export const DOCUMENT_MAIL = 'technicalDocEmail';
export const REQUIREMENTS = 'customizedRequirements';

/** Why a drive below its demand is taken all the same. */
export const ACCEPTED_REASON = 'serviceFactorAccepted';

/** The free texts of step 6. */
export const TEXT_FIELDS = [DOCUMENT_MAIL, REQUIREMENTS, REMARK, ACCEPTED_REASON] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The variable behind the tick "special wishes": part of the release, because wishes open further ratings. */
export const SPECIAL_WISHES = 'specialWishes';

/** What a form holds besides: the hex value of a custom colour, for example; null where nothing. */
export type Extras = Readonly<Record<FieldId, string | null>>;

/**
 * One configuration of a product line: a plain immutable value (spec 001 §3). Default codes are not written into it: they are
 * release data and stand in wherever nothing is chosen (spec 001 §9).
 */
export interface Configuration {
  /** The code of the product line. */
  readonly line: string;
  readonly values: Values;
  /** The variables in `values` that a field-change rule filled in, not the person: they yield first. */
  readonly presets: readonly FieldId[];
  /** The variables that lost a choice to another one and stand at the standard since, until the person answers them. */
  readonly restored?: readonly FieldId[];
  readonly search: Search;
  /** How far the speed or ratio of a row may lie from the one asked for, as a share, where the person takes another than the line's. */
  readonly tolerance?: number | undefined;
  /** The one row of the catalogue the person chose. */
  readonly basicType: CatalogueRow | null;
  readonly extras: Extras;
  readonly texts: Readonly<Record<TextField, string>>;
  /** Whether drawings are requested. */
  readonly isDrawing: boolean;
}

/** The configuration without the values of some variables (spec 001 §4 "clears"). */
export function withoutValues(
  config: Configuration,
  fields: readonly FieldId[],
): Pick<Configuration, 'values' | 'presets'> {
  return {
    values: Object.fromEntries(Object.entries(config.values).filter(([field]) => !fields.includes(field))),
    presets: config.presets.filter((field) => !fields.includes(field)),
  };
}

/** The configuration with values filled in by a rule; they count as presets, younger than every choice. */
export function withPresets(config: Configuration, presets: Values): Pick<Configuration, 'values' | 'presets'> {
  const cleared = withoutValues(config, Object.keys(presets));
  return { values: { ...cleared.values, ...presets }, presets: [...cleared.presets, ...Object.keys(presets)] };
}

/** The configuration with values chosen by the person, younger than every earlier choice. */
export function withChoices(config: Configuration, choices: Values): Pick<Configuration, 'values' | 'presets'> {
  const cleared = withoutValues(config, Object.keys(choices));
  return { values: { ...cleared.values, ...choices }, presets: cleared.presets };
}

/** The configuration with the variables that stand at the standard again; none of them leaves no trace. */
export function withRestored(config: Configuration, restored: readonly FieldId[]): Configuration {
  if (restored.length > 0) return { ...config, restored };
  if (config.restored === undefined) return config;
  const { restored: _before, ...rest } = config;
  return rest;
}
