import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { type Configuration, type FieldId, SEARCH_NUMBERS, type Search, type Values } from './configuration.ts';
import { NOT_APPLICABLE } from './domains.ts';
import { BASIC_TYPE } from './flat-configuration.ts';
import { clearedBy } from './judging.ts';
import { possibilitiesOf } from './possibilities.ts';
import { isKnown, type ProductContext } from './product-context.ts';

/**
 * The fields of steps 1 and 2 that are columns of the catalogue, as the look-up names them (spec 001 §7). The first say
 * how rows are read: what follows for them from other choices counts as if it were chosen.
 */
const FOLLOWED = [
  'transmitTypes',
  'gearboxModel',
  'inputType',
  'motorType',
  'motorFrequency',
  'efficiencyClass',
  'durationFactor',
] as const;
/** Chosen columns that narrow the search. */
export const ROW_CHOICES = ['inputModule', 'reduceUnitSize', 'motorPower', 'motorPoles', 'motorSize'] as const;
const COLUMNS: readonly FieldId[] = [...FOLLOWED, ...ROW_CHOICES];

/** What the search assumes where nothing is said (spec 001 §9). */
const ASSUMED: readonly FieldId[] = ['motorType', 'motorFrequency', 'efficiencyClass', 'durationFactor'];

/** Whether the search takes a field's default for granted, rather than looking through all its values. */
export function isAssumed(field: FieldId): boolean {
  return ASSUMED.includes(field);
}

/** The customer's shaft is no column of the catalogue. */
const ASKED_NUMBERS = SEARCH_NUMBERS.filter((field) => field !== 'boreOnTheInputSide');

const MODULE_CODES: readonly string[] = MODULE_INPUTS;

/** Of the customer's motor there is something to ask only on a module; the look-up refuses it elsewhere. */
const OF_MODULES: readonly string[] = ['inputSpeed', 'motorPower'];

/**
 * What getBasicType is asked: what was chosen or follows from what was chosen, the numbers above zero, and what was chosen
 * in other steps. The row already chosen does not narrow the search, so that others stay in sight, nor does what another
 * row would clear.
 */
export function basicTypeQuery(config: Configuration, search: Search, context: ProductContext): Values {
  const open = possibilitiesOf({ ...config, basicType: null }, context);
  const followed = FOLLOWED.flatMap((field) => {
    const possible = [...(open?.possible(field) ?? [])];
    const [code = NOT_APPLICABLE] = possible;
    return possible.length === 1 && code !== NOT_APPLICABLE ? [[field, code] as const] : [];
  });
  const chosen = ROW_CHOICES.flatMap((field) => {
    const code = config.values[field];
    return code === undefined ? [] : [[field, code] as const];
  });
  const inputTypes = [...(open?.possible('inputType') ?? [])];
  const isModule = inputTypes.length > 0 && inputTypes.every((type) => MODULE_CODES.includes(type));
  const numbers = [...ASKED_NUMBERS, 'motorPower' as const].flatMap((field) => {
    const value = search[field];
    return value !== null && value > 0 && (isModule || !OF_MODULES.includes(field))
      ? [[field, plainNumber(value)] as const]
      : [];
  });
  const given = givenBesides(config, context);
  return Object.fromEntries([...followed, ...chosen, ...numbers, ...(given === '' ? [] : [['given', given]])]);
}

/** What was chosen in other steps, as the look-up reads it; presets yield to a row. */
function givenBesides(config: Configuration, context: ProductContext): string {
  const cleared = clearedBy(config, BASIC_TYPE);
  return Object.entries(config.values)
    .filter(([field, code]) => !COLUMNS.includes(field) && isKnown(context, field, code))
    .filter(([field]) => !config.presets.includes(field) && !cleared.includes(field))
    .map(([field, code]) => `${field}:${code}`)
    .join(';');
}

/** A number as a query writes it: no exponent, at most nine decimals. */
function plainNumber(value: number): string {
  return value.toFixed(9).replace(/\.?0+$/, '');
}
