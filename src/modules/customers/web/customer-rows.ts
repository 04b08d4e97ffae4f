import { type CustomerNode, isFound } from '#modules/customers/domain/customer-tree.ts';

/** One line of the choice: a customer with its place in the tree, or nobody. */
export interface CustomerRow {
  /** The customer; undefined for acting for nobody. */
  readonly customer: CustomerNode | undefined;
  readonly level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
  readonly canBeChosen: boolean;
}

/** The tree as lines from top to bottom; while one acts, nobody comes first. */
export function customerRows(tree: readonly CustomerNode[], isActing: boolean): CustomerRow[] {
  const rows = rowsOf(tree, 1, isActing ? 1 : 0);
  if (!isActing) return rows;
  return [{ customer: undefined, level: 1, position: 1, siblings: tree.length + 1, canBeChosen: true }, ...rows];
}

function rowsOf(nodes: readonly CustomerNode[], level: number, before = 0): CustomerRow[] {
  return nodes.flatMap((customer, index) => [
    {
      customer,
      level,
      position: before + index + 1,
      siblings: before + nodes.length,
      canBeChosen: customer.mayActFor,
    },
    ...rowsOf(customer.children, level + 1),
  ]);
}

/** Where the choice starts: at the first customer found, else at the one acted for, else at the first that can be chosen. */
export function startOf(rows: readonly CustomerRow[], sought: string, chosenId: string | undefined): number {
  const found = rows.findIndex(({ customer, canBeChosen }) => customer && canBeChosen && isFound(customer, sought));
  if (sought.trim() !== '') return found;
  const chosen = rows.findIndex(({ customer }) => customer !== undefined && customer.id === chosenId);
  return chosen >= 0 ? chosen : rows.findIndex(({ canBeChosen }) => canBeChosen);
}

/** The next line that can be chosen in a direction; at the end of the list one stays. */
export function nextOf(rows: readonly CustomerRow[], at: number, by: 1 | -1): number {
  for (let next = at + by; next >= 0 && next < rows.length; next += by) if (rows[next]?.canBeChosen) return next;
  return at;
}
