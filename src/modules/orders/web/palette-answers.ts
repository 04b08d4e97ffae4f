import { type ListedLineDto, orderRoutes } from '#modules/orders/contract.ts';
import { ORDER_PATHS, pathOfOrder, pathOfSerial } from '#modules/orders/domain/paths.ts';
import { CallError, call } from '#web/calls/call.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer, PaletteEntry, Situation } from '#web/palette/palette.ts';
import en from './words/en.json' with { type: 'json' };
import zh from './words/zh-cn.json' with { type: 'json' };

const WORDS = { 'zh-cn': zh.palette, en: en.palette };

/** A number of an order here or in SAP, or of a machine, with a blank after its letters or without: any other text is sought in the list alone. */
const NUMBER = /^(?=(?:.*\d){3})(?:[a-z]{1,4}\s)?\w[\w./-]{2,58}$/i;
const MOST = '6';
/** Where a number is sought: what is to come, and what is done. */
const VIEWS = ['open', 'past'] as const;

/** Whether somebody reads orders at all. */
export function readsOrders({ user, permitted }: Pick<Situation, 'user' | 'permitted'>): boolean {
  return user !== undefined && mayVisit(composition.get().menu, ORDER_PATHS.my, permitted);
}

/** Orders by their numbers, the machine of a serial number, and the way to the list with what was typed. */
export const orderAnswers: PaletteAnswer = async (typed, situation) => {
  if (!readsOrders(situation)) return [];
  if (!NUMBER.test(typed.trim())) return [onwardEntry(typed, situation)];
  const number = typed.replaceAll(/\s/g, '');
  const found = (await Promise.all(VIEWS.map((view) => linesOf(number, view)))).flat();
  return [
    ...entriesOf(
      found.filter((line) => isNamedBy(line, number)),
      typed,
    ),
    serialEntry(typed, number, situation),
    onwardEntry(typed, situation),
  ];
};

/** Where they cannot be had now, the list is still offered, which says why. */
async function linesOf(q: string, view: (typeof VIEWS)[number]): Promise<readonly ListedLineDto[]> {
  try {
    return (await call(orderRoutes.lines, { query: { q, view, pageSize: MOST } })).rows;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

/** A line that is found by a word in its model or by its customer is no answer to a number: the list has those. */
function isNamedBy(
  { customer, materialCode, modelName, partDescription, typeCode }: ListedLineDto,
  q: string,
): boolean {
  const texts = [customer, materialCode, modelName, partDescription, typeCode];
  return !texts.some((text) => text.toLowerCase().includes(q.toLowerCase()));
}

/** One entry for each order, however many of its lines were found. */
function entriesOf(lines: readonly ListedLineDto[], typed: string): PaletteEntry[] {
  const byOrder = new Map(lines.map((line) => [line.orderId, line]));
  return [...byOrder.values()].map(({ customer, orderId, orderNumber, sapOrderNo }) => {
    const path = pathOfOrder(orderId);
    return {
      ...{ id: `order:${orderId}`, group: 'papers', icon: 'sheet', name: orderNumber, otherNames: [], path },
      words: [typed],
      detail: [sapOrderNo, customer].filter(Boolean).join(' · '),
      run: ({ navigate }) => navigate(path),
    };
  });
}

function serialEntry(typed: string, serialNo: string, { locale }: Situation): PaletteEntry {
  return onward('serial', typed, WORDS[locale].serial.replace('{{query}}', serialNo), pathOfSerial(serialNo));
}

function onwardEntry(typed: string, { locale }: Situation): PaletteEntry {
  const path = `${ORDER_PATHS.my}?${new URLSearchParams({ q: typed })}`;
  return onward('orders', typed, WORDS[locale].onward.replace('{{query}}', typed), path);
}

function onward(what: string, typed: string, name: string, path: string): PaletteEntry {
  return {
    ...{ id: `onward:${what}`, group: 'onward', icon: 'sheet', name, otherNames: [], words: [typed] },
    run: ({ navigate }) => navigate(path),
  };
}
