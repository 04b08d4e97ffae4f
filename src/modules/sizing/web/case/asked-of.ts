import type { SizingBody } from '#modules/sizing/contract.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import type { SizingCase } from './sizing-case.ts';

/** A case as it is sent to be computed, printed or kept. */
export function askedOf({ id }: Pick<Application, 'id'>, { inputs, given, unit }: SizingCase): SizingBody {
  // Lists that are only read here are sent as they are.
  return { application: id, inputs, given, unit } as SizingBody;
}
