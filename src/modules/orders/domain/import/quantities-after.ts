import { imported } from '#modules/orders/domain/line-changes.ts';
import type { LineQuantities } from '#modules/orders/domain/quantities.ts';
import { COUNT_COLUMNS, type OrderRowRead } from './read-row.ts';
import type { RowProblem } from './row-problem.ts';

const NONE: LineQuantities = { quantity: 0, cancelled: 0, ready: 0, shipped: 0, delivered: 0 };

/** The quantities of a line after a row told its totals, or what stands against them. */
export function quantitiesAfter(
  { counts, quantity: told }: OrderRowRead,
  line: LineQuantities | undefined,
): { readonly after: LineQuantities; readonly isRaised: boolean } | { readonly problems: readonly RowProblem[] } {
  const before = line ?? NONE;
  const quantity = told ?? before.quantity;
  if (told === undefined && line === undefined) return { problems: [] };
  const shipped = Math.max(before.shipped, before.delivered);
  if (quantity < shipped && counts.shipped === undefined)
    return { problems: [{ code: 'row.quantity-below-shipped', value: String(quantity), shipped }] };
  const outcome = imported(before, { quantity, counts });
  if ('after' in outcome) return outcome;
  const { due, over } = outcome;
  const value = String(counts[over] ?? before[over]);
  return { problems: [{ code: 'row.over-due', column: COUNT_COLUMNS[over], value, due }] };
}
