import type { SizingBody } from '#modules/sizing/contract.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import type { Quantity } from '#modules/sizing/domain/core/units.ts';
import { inputsOf, stepsOf } from '#modules/sizing/domain/sizing.ts';

/** A case as it is sent to be computed, printed or kept. */
export function askedOf({ id }: Pick<Application, 'id'>, { inputs, given, pairs, unit }: SizingCase): SizingBody {
  // Lists that are only read here are sent as they are.
  return { application: id, inputs, given, pairs, unit } as SizingBody;
}

/** A case as the page has it; a plain figure, which a call may send, is in the base unit of its input or step. */
export function caseOfAsked(application: Application, { given, inputs, pairs, unit }: SizingBody): SizingCase {
  const bases = new Map(
    [...stepsOf(application, {}), ...inputsOf(application).filter((def) => def.kind === 'number')].map((def) => [
      def.id,
      def.unit,
    ]),
  );
  const written = (figures: Readonly<Record<string, number | Quantity>>) =>
    Object.fromEntries(
      Object.entries(figures).map(([id, value]) => [
        id,
        typeof value === 'number' ? { value, unit: bases.get(id) ?? '' } : value,
      ]),
    );
  return { inputs, unit, given: written(given), pairs: written(pairs) };
}
