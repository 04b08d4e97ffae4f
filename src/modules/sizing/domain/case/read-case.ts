import type { Application, InputDef, PointMass } from '#modules/sizing/domain/core/model.ts';
import type { TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import type { Quantity } from '#modules/sizing/domain/core/units.ts';
import { inputsOf } from '#modules/sizing/domain/sizing.ts';
import { isPairable, PAIRS_MAX } from '#modules/sizing/domain/worst/pairs.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import type { SizingCase } from './sizing-case.ts';

/** What stands before the id of a value that is known, and of a second value; what parts a figure from its unit. */
export const CASE_MARKS = { units: 'units', given: 'given.', pair: 'pair.', of: '~' } as const;
const { given: GIVEN, of: OF, pair: PAIR, units: UNITS } = CASE_MARKS;

/** The parameters of an address, as browser and server read them. */
export interface CaseParams extends Iterable<readonly [string, string]> {
  get(name: string): string | null;
}

/** The case an address names; what no input takes is left out. */
export function caseOf(application: Application, params: CaseParams): SizingCase {
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
