import { billRoutes, type ListedBillDto, type ListedShipmentDto, shipmentRoutes } from '#modules/bills/contract.ts';
import { BILL_KINDS } from '#modules/bills/domain/bill-body.ts';
import { BILL_PATHS, pathOfBill, pathOfShipment } from '#modules/bills/domain/paths.ts';
import { CallError, call } from '#web/calls/call.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer, PaletteEntry, Situation } from '#web/palette/palette.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const WORDS = { 'zh-cn': zh.palette, en: en.palette };

/** A number of a paper, or how one begins: any other text is sought in the list alone. */
const NUMBER = /^(pi|ci|pl)[\s-]*\d/i;
/** A number of a shipment, or how one begins. */
const SHIPMENT = /^sh[\s-]*\d/i;
const MOST = '6';

/** Whether somebody reads papers at all. */
export function readsBills({ user, permitted }: Pick<Situation, 'user' | 'permitted'>): boolean {
  return user !== undefined && mayVisit(composition.get().menu, BILL_PATHS.ci, permitted);
}

/** Papers by their number, and the way to the list of their kind with what was typed. */
export const billAnswers: PaletteAnswer = async (typed, situation) => {
  const kind = BILL_KINDS.find((one) => one === NUMBER.exec(typed.trim())?.[1]?.toLowerCase());
  if (kind === undefined || !readsBills(situation)) return [];
  const q = typed.replaceAll(/\s/g, '');
  const found = await rowsOf(call(billRoutes.list, { query: { kind, q, pageSize: MOST } }));
  return [...found.map((bill) => entryOf(bill, typed)), onwardEntry(BILL_PATHS[kind], 'onward', typed, situation)];
};

/** Shipments by their number, and the way to the list of them with what was typed. */
export const shipmentAnswers: PaletteAnswer = async (typed, situation) => {
  if (!SHIPMENT.test(typed.trim()) || !readsBills(situation)) return [];
  const q = typed.replaceAll(/\s/g, '');
  const found = await rowsOf(call(shipmentRoutes.list, { query: { q, pageSize: MOST } }));
  return [
    ...found.map((shipment) => entryOfShipment(shipment, typed)),
    onwardEntry(BILL_PATHS.shipments, 'onwardShipments', typed, situation),
  ];
};

/** Where they cannot be had now, the list is still offered, which says why. */
async function rowsOf<Row>(asked: Promise<{ readonly rows: readonly Row[] }>): Promise<readonly Row[]> {
  try {
    return (await asked).rows;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

function entryOf(bill: ListedBillDto, typed: string): PaletteEntry {
  const path = pathOfBill(bill);
  return {
    ...{ id: `bill:${bill.id}`, group: 'papers', icon: 'bill', name: bill.number ?? '', otherNames: [], path },
    words: [typed],
    detail: bill.customer,
    run: ({ navigate }) => navigate(path),
  };
}

function entryOfShipment({ customer, id, number, orders }: ListedShipmentDto, typed: string): PaletteEntry {
  const path = pathOfShipment(id);
  return {
    ...{ id: `shipment:${id}`, group: 'papers', icon: 'bill', name: number, otherNames: [], words: [typed], path },
    detail: [customer, ...orders.map((order) => order.number)].join(' · '),
    run: ({ navigate }) => navigate(path),
  };
}

function onwardEntry(list: string, words: keyof typeof en.palette, typed: string, { locale }: Situation): PaletteEntry {
  const path = `${list}?${new URLSearchParams({ q: typed })}`;
  const name = WORDS[locale][words].replace('{{query}}', typed);
  return {
    ...{ id: `onward:${list}`, group: 'onward', icon: 'bill', name, otherNames: [], words: [typed] },
    run: ({ navigate }) => navigate(path),
  };
}
