import { type Locale, textIn } from '#kernel/locale.ts';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';

const ID = '01957f3a-2c40-7c11-9f0e-0242ac120042';
/** The day on which the picture shows the quote: how long its offer holds follows from it. */
export const SHOWN_ON = '2026-03-12T09:30:00.000Z';
/** Where the quote would stand. */
export const SHOWN_QUOTE = QUOTE_PATHS.quote.replace(':id', ID);

type Line = OpenQuoteDto['lines'][number];

const CHARGE = { kind: 'freight', text: '', amount: 42_000 } as const;

/** A product with its price, minor units. */
function lineOf(lineNo: number, productName: string, quantity: number, unit: number): Line {
  return {
    ...{ lineNo, productName, quantity, unit },
    ...{ configurationId: ID, since: 'same', category: 'JRT', typeCode: productName, state: 'offered' },
    ...{ wantedDate: '2026-05-04', customerPartNo: '', targetPrice: null, note: '', sizing: null },
    ...{ net: unit * quantity, leadDays: 18, notOfferedReason: null },
  };
}

/** A quote whose offer waits for the customer, as a picture shows it, without leaving any in the demo. */
export function shownQuote(locale: Locale): OpenQuoteDto {
  const lines = [
    lineOf(1, 'JRTKAF47-DN90L4-i29.32-M1', 12, 312_000),
    lineOf(2, 'JRTRF67-DN100L14-i19.89-M4', 2, 286_600),
  ];
  return {
    ...{ view: 'customer', id: ID, version: 3, number: 'QT2603-00042', state: 'priced', maker: 'C', currency: 'CNY' },
    title: textIn({ zh: '二号输送线', en: 'Conveyor 2' }, locale),
    ...{
      orderNumber: '',
      parentName: null,
      lastNo: 2,
      side: 'C',
      customerRef: 'PO 7-118',
      customerName: '苏州输送机械有限公司',
      assignedName: 'sales-demo',
    },
    countered: null,
    order: null,
    net: lines.reduce<number>((sum, { net }) => sum + (net ?? 0), CHARGE.amount),
    ...{ validUntil: '2026-04-10', expiresAt: '2026-04-10T16:00:00.000Z', timeZone: 'Asia/Shanghai' },
    ...{ createdAt: '2026-03-10T02:12:00.000Z', updatedAt: '2026-03-11T06:40:00.000Z', unread: 0 },
    terms: {
      payment: textIn({ zh: '30 天净额', en: '30 days net' }, locale),
      ...{ incoterm: 'FCA', place: textIn({ zh: '苏州', en: 'Suzhou' }, locale), taxMode: 'domestic' },
    },
    ...{
      wantedDate: '2026-05-04',
      withoutVat: true,
      offer: { no: 2, sha256: 'a'.repeat(64), isDemo: true, charges: [CHARGE] },
    },
    ...{ lines, versions: [], messages: [], history: [] },
    abilities: ['accept', 'counter', 'decline', 'withdraw', 'message'].map((action) => ({ action, refusal: null })),
  };
}
