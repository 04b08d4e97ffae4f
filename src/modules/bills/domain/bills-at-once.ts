import { type BillState, isReadByCustomer } from './bill-steps.ts';

/** With how many papers something is done at once at most. */
export const MOST_AT_ONCE = 200;

/** Of some papers the drafts: only these can be issued. */
export function drafts<Bill extends { readonly state: BillState }>(bills: readonly Bill[]): readonly Bill[] {
  return bills.filter(({ state }) => state === 'draft');
}

/** Of some papers those that were issued, whatever became of them since: drafts are no papers yet. */
export function issued<Bill extends { readonly state: BillState }>(bills: readonly Bill[]): readonly Bill[] {
  return bills.filter(({ state }) => isReadByCustomer(state));
}
