import {
  type Configuration,
  type FieldId,
  type Search,
  type TextField,
  type Values,
  withChoices,
  withoutValues,
} from './configuration.ts';
import { BASIC_TYPE, DRAWING } from './flat-configuration.ts';
import type { CatalogueRow } from './row.ts';
import { type SearchForm, toggleOf } from './search-form.ts';

/** What a person can do to a configuration in one step. */
export type Change =
  /** Chooses an option; an option of a list is chosen by `field.CODE` and `yes`. */
  | { readonly kind: 'choose'; readonly field: FieldId; readonly value: string }
  /** Chooses several at once, as a way out of an excluded option or a pasted type code does. */
  | { readonly kind: 'chooseAll'; readonly choices: Values }
  /** Chooses an option of the search together with what makes room for it. */
  | {
      readonly kind: 'refine';
      readonly choices: Values;
      readonly numbers: Readonly<Record<FieldId, number | null>>;
      readonly clears: readonly FieldId[];
    }
  /**
   * Takes a way out: what it chooses and gives up, and the row it takes, if another. What was chosen besides and fits stands,
   * whatever the field-change rules would clear; so do the figures of the search and what is written.
   */
  | {
      readonly kind: 'repair';
      readonly choices: Values;
      readonly clears: readonly FieldId[];
      readonly kept: Values;
      readonly row: CatalogueRow | undefined;
    }
  | { readonly kind: 'clear'; readonly field: FieldId }
  | { readonly kind: 'search'; readonly field: FieldId; readonly value: number | null }
  | { readonly kind: 'searchBy'; readonly by: FieldId }
  /** Takes another tolerance of speed or ratio, as a share; undefined: the line's. */
  | { readonly kind: 'tolerate'; readonly tolerance: number | undefined }
  | { readonly kind: 'resetSearch' }
  | { readonly kind: 'basicType'; readonly row: CatalogueRow | null }
  /** Fills in what the form holds besides, such as the hex value of a custom colour. */
  | { readonly kind: 'extra'; readonly field: FieldId; readonly value: string | null }
  | { readonly kind: 'write'; readonly field: TextField; readonly text: string }
  | { readonly kind: 'requestDrawing'; readonly on: boolean };

/** The field a reset of the search names. */
export const SEARCH = 'search';

/** The fields a change names, whether or not it alters them. */
export function touchedBy(change: Change): readonly FieldId[] {
  switch (change.kind) {
    case 'chooseAll':
      return Object.keys(change.choices);
    case 'refine':
      return [...Object.keys(change.choices), ...Object.keys(change.numbers), ...change.clears];
    case 'repair':
      return [...Object.keys(change.choices), ...change.clears, ...(change.row ? [BASIC_TYPE] : [])];
    case 'searchBy':
      return [change.by];
    case 'tolerate':
      return [];
    case 'resetSearch':
      return [SEARCH];
    case 'basicType':
      return [BASIC_TYPE];
    case 'requestDrawing':
      return [DRAWING];
    default:
      return [change.field];
  }
}

/** The configuration with the change itself made and nothing else; taking the tick of an option off opens it again. */
export function makeChange(config: Configuration, change: Change, search: SearchForm): Configuration {
  return { ...config, ...changedPart(config, change, search) };
}

function changedPart(config: Configuration, change: Change, search: SearchForm): Partial<Configuration> {
  switch (change.kind) {
    case 'choose':
      return isUntick(change.field, change.value)
        ? withoutValues(config, [change.field])
        : withChoices(config, { [change.field]: change.value });
    case 'chooseAll':
      return withChoices(config, change.choices);
    case 'refine': {
      const cleared = withoutValues(config, change.clears);
      const numbers = { ...config.search, ...change.numbers };
      return { ...withChoices({ ...config, ...cleared }, change.choices), search: numbers };
    }
    case 'repair':
      return repairedPart(config, change, search);
    case 'clear':
      return { ...withoutValues(config, [change.field]), search: withoutFigures(config.search, [change.field]) };
    case 'search':
      return { search: { ...config.search, [change.field]: change.value } };
    case 'searchBy':
      return { search: { ...config.search, [toggleOf(change.by, search)]: change.by } };
    case 'resetSearch':
      return { search: search.empty, tolerance: undefined };
    case 'tolerate':
      return { tolerance: change.tolerance };
    case 'basicType':
      return { basicType: change.row };
    case 'extra':
      return { extras: { ...config.extras, [change.field]: change.value } };
    case 'write':
      return { texts: { ...config.texts, [change.field]: change.text } };
    case 'requestDrawing':
      return { isDrawing: change.on };
  }
}

function repairedPart(
  config: Configuration,
  { choices, clears, row }: Extract<Change, { kind: 'repair' }>,
  { askedWith }: SearchForm,
): Partial<Configuration> {
  const inputs = { ...config.values, ...choices };
  const becomesFigure = (field: FieldId) => {
    const [variable = '', codes = []] = askedWith[field] ?? [];
    return config.values[field] !== undefined && codes.includes(inputs[variable] ?? '');
  };
  // A power chosen for a motor is asked of an input without one.
  const figures = clears.filter(becomesFigure).map((field) => [field, Number(config.values[field])] as const);
  const cleared = withoutValues(config, clears);
  return {
    ...withChoices({ ...config, ...cleared }, choices),
    search: { ...withoutFigures(config.search, clears), ...Object.fromEntries(figures) },
    basicType: row ?? config.basicType,
  };
}

function withoutFigures(search: Search, fields: readonly FieldId[]): Search {
  const lost = fields.filter((field) => typeof search[field] === 'number').map((field) => [field, null] as const);
  return { ...search, ...Object.fromEntries(lost) };
}

function isUntick(field: FieldId, value: string): boolean {
  return field.includes('.') && value === 'no';
}
