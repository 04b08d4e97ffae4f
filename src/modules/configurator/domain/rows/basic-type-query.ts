import { type Domains, domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import { clearedBy } from '#modules/configurator/domain/context/evaluated.ts';
import { isKnown, type ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Configuration, FieldId, Search, Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import { askedBeyond } from './asked-beyond.ts';

/**
 * What getBasicType is asked: what was chosen or follows from what was chosen, the numbers above zero, and what was chosen
 * in other steps. The row already chosen does not narrow the search, so that others stay in sight, nor does what another
 * row would clear.
 */
export function basicTypeQuery(config: Configuration, search: Search, context: ProductContext): Values {
  const form = context.line.search;
  const open = domainsOf({ ...config, basicType: null }, context);
  const followed = form.followed.flatMap((field) => {
    const possible = [...(open?.possible(field) ?? [])];
    const [code = NOT_APPLICABLE] = possible;
    return possible.length === 1 && code !== NOT_APPLICABLE ? [[field, code] as const] : [];
  });
  const chosen = form.chosen.flatMap((field) => {
    const code = config.values[field];
    return code === undefined ? [] : [[field, code] as const];
  });
  const numbers = form.asked.flatMap((field) => {
    const value = search[field];
    if (typeof value !== 'number' || value <= 0) return [];
    const isBeyond = askedBeyond(field, { values: config.values, search }, context) !== undefined;
    return isBeyond || isAsked(field, form, open) ? [[field, plainNumber(value)] as const] : [];
  });
  const given = givenBesides(config, context);
  const besides = [...(given === '' ? [] : [['given', given]]), ...toleranceTaken(config)];
  return Object.fromEntries([...followed, ...chosen, ...numbers, ...besides]);
}

/** Whether there is something to ask of a figure: some mean nothing but with some codes of a variable. */
function isAsked(field: FieldId, { askedWith }: SearchForm, open: Domains | undefined): boolean {
  const [variable, codes] = askedWith[field] ?? [];
  if (variable === undefined || codes === undefined) return true;
  const possible = [...(open?.possible(variable) ?? [])];
  return possible.length > 0 && possible.every((code) => codes.includes(code));
}

/** What was chosen in other steps, as the look-up reads it; presets yield to a row. */
function givenBesides(config: Configuration, context: ProductContext): string {
  const { followed, chosen } = context.line.search;
  const cleared = clearedBy(config, BASIC_TYPE, context.line);
  return Object.entries(config.values)
    .filter(([field, code]) => !followed.includes(field) && !chosen.includes(field) && isKnown(context, field, code))
    .filter(([field]) => !config.presets.includes(field) && !cleared.includes(field))
    .map(([field, code]) => `${field}:${code}`)
    .join(';');
}

/** What look-ups call the tolerance of a speed or ratio. */
export const TOLERANCE_PARAMETER = 'delta';

function toleranceTaken({ tolerance }: Configuration): [string, string][] {
  return tolerance === undefined ? [] : [[TOLERANCE_PARAMETER, plainNumber(tolerance)]];
}

/** A number as a query writes it: no exponent, at most nine decimals. */
function plainNumber(value: number): string {
  return value.toFixed(9).replace(/\.?0+$/, '');
}
