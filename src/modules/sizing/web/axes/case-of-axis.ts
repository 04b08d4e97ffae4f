import type { AxisRow } from '#modules/sizing/domain/axes/read-axes.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import type { UnitSystem } from '#product/unit-system.ts';

/** An axis as a case of its own: what of its cells can be used. */
export function caseOfAxis({ inputs }: Pick<AxisRow, 'inputs'>, unit: UnitSystem): SizingCase {
  return { inputs, given: {}, pairs: {}, unit };
}
