import { listedFor } from '#kernel/acting.ts';
import { BILL_KINDS, type BillKind } from '#modules/bills/domain/bill-body.ts';
import { BILL_STATE_WORDS } from '#modules/bills/domain/bill-words.ts';
import { pathOfBill } from '#modules/bills/domain/paths.ts';
import { type QuoteView, viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Paper, PaperSource } from '#server/papers.ts';
import { type BillRow, listBills } from './bill-store.ts';
import { presentBill } from './present-bill.ts';

const NAMES = {
  pi: { zh: '形式发票', en: 'Proforma invoice' },
  ci: { zh: '商业发票', en: 'Commercial invoice' },
  pl: { zh: '装箱单', en: 'Packing list' },
} as const;

/** Proformas, invoices and packing lists among the business documents, each kind by itself. */
export const BILL_PAPERS: readonly PaperSource[] = BILL_KINDS.map((kind, index) => ({
  ...{ id: kind, order: 30 + index, access: 'bills.read', name: NAMES[kind] },
  async find(db, { actor, scope }, { pageSize, ...asked }) {
    const reach = { readable: listedFor(actor, scope), view: viewOf(actor) };
    const found = await listBills(db, reach, { ...asked, kind, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const next = found.length > pageSize ? (page.at(-1)?.id ?? null) : null;
    return { rows: page.map((row) => paperOf(row, kind, reach.view)), next };
  },
}));

function paperOf(row: BillRow, kind: BillKind, view: QuoteView): Paper {
  const { createdAt, customerName, id } = row;
  const { currency, order, quote, shipment, state, total } = presentBill(row, view);
  return {
    ...{ id, customerName, madeAt: createdAt, path: pathOfBill({ id, kind }) },
    number: row.number,
    title: [order, quote, shipment].flatMap((one) => one?.number ?? []).join(' · '),
    state: BILL_STATE_WORDS[state],
    total: total === null ? null : { currency, minor: total },
  };
}
