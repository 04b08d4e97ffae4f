import { CASE_MARKS } from '#modules/sizing/domain/case/read-case.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import type { TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import { MACHINE } from '#modules/sizing/web/machine-path.ts';

const { given: GIVEN, of: OF, pair: PAIR, units: UNITS } = CASE_MARKS;

/** The parameters of the address that reopen a case: every input by its id, figures with the unit they were typed in. */
export function paramsOf({ id }: Pick<Application, 'id'>, { inputs, given, pairs, unit }: SizingCase): URLSearchParams {
  const params = new URLSearchParams({ [MACHINE]: id });
  if (unit !== 'si') params.set(UNITS, unit);
  for (const [input, value] of Object.entries(inputs)) if (isSaid(value)) params.set(input, textOf(value));
  for (const [step, value] of Object.entries(given)) params.set(GIVEN + step, textOf(value));
  for (const [input, value] of Object.entries(pairs)) params.set(PAIR + input, textOf(value));
  return params;
}

/** What is no number stands in its field until it is mended, not in an address. */
function isSaid(value: TypedInput): boolean {
  return typeof value !== 'object' || !('unit' in value) || Number.isFinite(value.value);
}

function textOf(value: TypedInput): string {
  if (typeof value !== 'object') return String(value);
  if ('unit' in value) return `${value.value}${OF}${value.unit}`;
  return value.map((mass) => mass.join('@')).join(',');
}
