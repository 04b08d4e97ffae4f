import type { Application, InputDef, PointMass } from '#modules/sizing/domain/core/model.ts';
import type { TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import type { Quantity } from '#modules/sizing/domain/core/units.ts';
import { inputsOf } from '#modules/sizing/domain/sizing.ts';
import { isPairable, PAIRS_MAX } from '#modules/sizing/domain/worst/pairs.ts';
import { MACHINE } from '#modules/sizing/web/machine-path.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import type { SizingCase } from './sizing-case.ts';

const UNITS = 'units';
const GIVEN = 'given.';
const PAIR = 'pair.';
const OF = '~';

/** The parameters of the address that reopen a case: every input by its id, figures with the unit they were typed in. */
export function paramsOf({ id }: Pick<Application, 'id'>, { inputs, given, pairs, unit }: SizingCase): URLSearchParams {
  const params = new URLSearchParams({ [MACHINE]: id });
  if (unit !== 'si') params.set(UNITS, unit);
  for (const [input, value] of Object.entries(inputs)) if (isSaid(value)) params.set(input, textOf(value));
  for (const [step, value] of Object.entries(given)) params.set(GIVEN + step, textOf(value));
  for (const [input, value] of Object.entries(pairs)) params.set(PAIR + input, textOf(value));
  return params;
}

/** The case an address names; what no input takes is left out. */
export function caseOf(application: Application, params: URLSearchParams): SizingCase {
  const inputs = inputsOf(application).flatMap((def) => {
    const value = typedOf(def, params.get(def.id));
    return value === undefined ? [] : [[def.id, value] as const];
  });
  const given = [...params].flatMap(([name, text]) => {
    const value = name.startsWith(GIVEN) ? quantityOf(text, '') : undefined;
    return value === undefined ? [] : [[name.slice(GIVEN.length), value] as const];
  });
  const pairs = inputsOf(application)
    .filter(isPairable)
    .flatMap(({ id, unit }) => {
      const value = quantityOf(params.get(PAIR + id) ?? '', unit);
      return value === undefined ? [] : [[id, value] as const];
    });
  return {
    inputs: Object.fromEntries(inputs),
    given: Object.fromEntries(given),
    pairs: Object.fromEntries(pairs.slice(0, PAIRS_MAX)),
    unit: UNIT_SYSTEMS.find((system) => system === params.get(UNITS)) ?? 'si',
  };
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

function typedOf(def: InputDef, text: string | null): TypedInput | undefined {
  if (text === null) return undefined;
  switch (def.kind) {
    case 'number':
      return quantityOf(text, def.unit);
    case 'switch':
      return text === 'true';
    case 'choice':
      return text;
    case 'masses':
      return text.split(',').flatMap(massOf);
  }
}

function quantityOf(text: string, base: string): Quantity | undefined {
  const [figure = '', unit = base] = text.split(OF);
  const value = Number(figure);
  return figure.trim() === '' || !Number.isFinite(value) ? undefined : { value, unit };
}

function massOf(text: string): PointMass[] {
  const [mass = Number.NaN, radius = Number.NaN] = text.split('@').map(Number);
  return Number.isFinite(mass) && Number.isFinite(radius) ? [[mass, radius]] : [];
}
