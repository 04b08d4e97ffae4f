import type { Expr, RuleDef } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';
import { iff, isNot } from '#product/expressions.ts';
import { HIDDEN } from '#product/field.ts';

/** Fields that apply exactly while something holds, and are hidden otherwise. */
export interface Visibility {
  readonly id: string;
  readonly fields: readonly string[];
  readonly shown: Expr;
  readonly reason: BilingualText;
  readonly source: string;
}

/** What is shown when: each field is "-" exactly while it does not apply (reference rules 8 to 11, 31, 32, 38 to 41). */
export function visibilityRules(visibilities: readonly Visibility[]): readonly RuleDef[] {
  return visibilities.flatMap(({ id, fields, shown, reason, source }) =>
    fields.map((field) => ({
      id: fields.length === 1 ? id : `${id}:${field}`,
      expr: iff(shown, isNot(field, HIDDEN)),
      reason,
      source,
    })),
  );
}

/** The fields that can be hidden. */
export function hideableFields(visibilities: readonly Visibility[]): readonly string[] {
  return visibilities.flatMap(({ fields }) => fields);
}
