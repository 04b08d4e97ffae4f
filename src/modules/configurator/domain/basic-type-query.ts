import { MODULE_INPUTS } from '#modules/catalogue/domain/jrt/inputs.ts';
import { type Configuration, SEARCH_NUMBERS, type Search, type Values } from './configuration.ts';
import { NOT_APPLICABLE } from './domains.ts';
import { possibilitiesOf } from './possibilities.ts';
import type { ProductContext } from './product-context.ts';

/** The fields of steps 1 and 2 that are columns of the catalogue, as the look-up names them (spec 001 §7). */
const COLUMNS = [
  'transmitTypes',
  'gearboxModel',
  'inputType',
  'inputModule',
  'motorType',
  'reduceUnitSize',
  'motorFrequency',
  'efficiencyClass',
  'durationFactor',
  'motorPower',
  'motorPoles',
  'motorSize',
] as const;

/** The customer's shaft is no column of the catalogue. */
const ASKED_NUMBERS = SEARCH_NUMBERS.filter((field) => field !== 'boreOnTheInputSide');

const MODULE_CODES: readonly string[] = MODULE_INPUTS;

/** Of the customer's motor there is something to ask only on a module; the look-up refuses it elsewhere. */
const OF_MODULES: readonly string[] = ['inputSpeed', 'motorPower'];

/**
 * What getBasicType is asked: what was chosen or follows from what was chosen, and the numbers above zero. The row
 * already chosen does not narrow the search, so that others stay in sight.
 */
export function basicTypeQuery(config: Configuration, search: Search, context: ProductContext): Values {
  const open = possibilitiesOf({ ...config, basicType: null }, context);
  const codes = COLUMNS.flatMap((field) => {
    const possible = [...(open?.possible(field) ?? [])];
    const [code = NOT_APPLICABLE] = possible;
    return possible.length === 1 && code !== NOT_APPLICABLE ? [[field, code] as const] : [];
  });
  const inputTypes = [...(open?.possible('inputType') ?? [])];
  const isModule = inputTypes.length > 0 && inputTypes.every((type) => MODULE_CODES.includes(type));
  const numbers = [...ASKED_NUMBERS, 'motorPower' as const].flatMap((field) => {
    const value = search[field];
    return value !== null && value > 0 && (isModule || !OF_MODULES.includes(field))
      ? [[field, plainNumber(value)] as const]
      : [];
  });
  return Object.fromEntries([...codes, ...numbers]);
}

/** A number as a query writes it: no exponent, at most nine decimals. */
function plainNumber(value: number): string {
  return value.toFixed(9).replace(/\.?0+$/, '');
}
