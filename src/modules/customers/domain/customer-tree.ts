/** A customer of the tree; the specification's node (spec 000 §3) with what acting needs. */
export interface CustomerNode {
  readonly id: string;
  readonly customerName: string;
  /** False for the level-1 customer itself, which heads the tree of its centre customers. */
  readonly mayActFor: boolean;
  readonly children: readonly CustomerNode[];
}

/** A customer as it is stored, with the one above it. */
export interface Customer {
  readonly id: string;
  readonly customerName: string;
  readonly parentId: string | null;
  readonly mayActFor: boolean;
}

/** First-level customers with their centre customers, each level by name; one whose customer above is not there stands first-level. */
export function customerTree(customers: readonly Customer[]): CustomerNode[] {
  const there = new Set(customers.map(({ id }) => id));
  const byName = [...customers].sort((a, b) => a.customerName.localeCompare(b.customerName, 'zh-CN'));
  const below = new Map<string | null, Customer[]>();
  for (const customer of byName) {
    const head = customer.parentId !== null && there.has(customer.parentId) ? customer.parentId : null;
    below.set(head, [...(below.get(head) ?? []), customer]);
  }
  const nodesBelow = (parentId: string | null): CustomerNode[] =>
    (below.get(parentId) ?? []).map(({ id, customerName, mayActFor }) => ({
      id,
      customerName,
      mayActFor,
      children: nodesBelow(id),
    }));
  return nodesBelow(null);
}

/**
 * What of the tree matches a text: a customer that does brings those above and below it, so that every match has its place
 * and can be opened. Case, and the width of letters as Chinese keyboards write them, do not matter.
 */
export function findCustomers(tree: readonly CustomerNode[], sought: string): CustomerNode[] {
  return tree.flatMap((node) => {
    if (isFound(node, sought)) return [node];
    const children = findCustomers(node.children, sought);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Whether a customer itself matches a text. */
export function isFound({ customerName }: Pick<CustomerNode, 'customerName'>, sought: string): boolean {
  return plain(customerName).includes(plain(sought));
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
