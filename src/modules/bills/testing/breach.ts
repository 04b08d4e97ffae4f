import type { BillBody, BillLine, BillPackage } from '#modules/bills/domain/bill-body.ts';
import type { CheckKey, FindingPlace } from '#modules/bills/domain/checks/finding.ts';
import type { BillKnown } from '#modules/bills/domain/checks/knowledge.ts';
import { anInvoice, aPackingList, knownOf } from './bill-bodies.ts';

/** A paper that a check objects to: where, and in which words. */
export interface Breach {
  readonly key: CheckKey;
  readonly what: string;
  readonly body: BillBody;
  readonly known?: Partial<BillKnown>;
  readonly place?: FindingPlace;
  readonly says?: string;
}

/** The lines of the correct paper, the first of them otherwise. */
export function lines(change: Partial<BillLine>): readonly BillLine[] {
  return anInvoice().lines.map((line, at) => (at === 0 ? { ...line, ...change } : line));
}

/** The packages of the correct paper, one of them otherwise. */
export function packages(place: number, change: Partial<BillPackage>): readonly BillPackage[] {
  return aPackingList().packages.map((one, at) => (at === place ? { ...one, ...change } : one));
}

/** The same, one of them of another size or weight. */
export function size(place: number, change: Partial<BillPackage['size']>): readonly BillPackage[] {
  return aPackingList().packages.map((one, at) => (at === place ? { ...one, size: { ...one.size, ...change } } : one));
}

/** What is known of the orders of the correct paper. */
export function ordered() {
  const { orders, orderLines, proforma } = knownOf(anInvoice());
  const [order] = orders;
  const [line, part] = orderLines;
  if (order === undefined || line === undefined || part === undefined || proforma === null)
    throw new Error('The correct paper lacks what its breaches are made of');
  return { order, line, part, proforma };
}
