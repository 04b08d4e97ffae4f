/**
 * What a member of staff may do only where an administrator has said so of this very person (docs/decisions/0078-two-sides-of-a-paper.md):
 * `<what it is done to>.<what is done>`.
 */
export const RIGHTS = [
  'quotes.approve',
  'bills.issue',
  'bills.void',
  'sheets.release',
  'reports.decide',
  'orders.correct',
  'bank.read',
  'cost.read',
] as const;
export type Right = (typeof RIGHTS)[number];
