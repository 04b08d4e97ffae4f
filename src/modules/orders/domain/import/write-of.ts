import { type Currency, parseMoney } from '#kernel/money.ts';
import type { LineQuantities } from '#modules/orders/domain/quantities.ts';

import type { KnownLine, LineFacts, LineWrite } from './line-write.ts';
import type { Told } from './read-cells.ts';
import type { OrderRowRead } from './read-row.ts';
import type { RowContext } from './row-context.ts';

interface Counted {
  readonly after: LineQuantities;
  readonly isRaised: boolean;
}

/** What is left where nothing is said, and empty where it is cleared. */
function textOf(told: Told<string>, before: string): string {
  return told === undefined ? before : (told ?? '');
}

/** What a row that was found in order makes of its line; of a new one, whatever is not said is empty. */
export function writeOf(row: OrderRowRead, { after, isRaised }: Counted, context: RowContext): LineWrite {
  const { centre, customer, line, order } = context;
  // A row that got so far has one, or its order has.
  const currency: Currency = order?.currency ?? row.currency ?? 'CNY';
  const kind = row.kind ?? line?.kind ?? 'machine';
  const text = (key: keyof typeof row.texts & keyof LineFacts, before = '') =>
    textOf(row.texts[key], line?.[key] === undefined ? before : String(line[key]));
  const day = (key: 'plannedDate' | 'actualDate') => {
    const told = row.days[key];
    return told === undefined ? (line?.[key] ?? null) : told;
  };
  const facts: LineFacts = {
    kind,
    materialCode: text('materialCode'),
    modelName: text('modelName'),
    typeCode: text('typeCode'),
    partDescription: text('partDescription'),
    serialNo: kind === 'part' ? text('serialNo') : '',
    manufacturingNo: text('manufacturingNo'),
    unitPrice: row.unitPrice === undefined ? (line?.unitPrice ?? 0) : (parseMoney(row.unitPrice, currency)?.minor ?? 0),
    plannedDate: day('plannedDate'),
    actualDate: day('actualDate'),
    orderDate: row.days.orderDate ?? line?.orderDate ?? '',
    piNo: text('piNo'),
    // A name that is cleared is the one the customer has here.
    customerName: text('customerName', customer?.name) || (customer?.name ?? line?.customerName ?? ''),
    shippingType: text('shippingType'),
  };
  return {
    ...{ facts, currency, isRaised, quantities: after, serials: serialsOf(row, kind, line) },
    isActualTold: row.days.actualDate !== undefined,
    taxIncluded: row.taxIncluded,
    centreName: row.centreCustomerNo === null ? '' : centre?.name,
  };
}

function serialsOf({ serials: told }: OrderRowRead, kind: LineFacts['kind'], line: KnownLine | undefined) {
  const before = line?.serials ?? [];
  const after = kind === 'part' || told === undefined ? before : (told ?? []);
  return {
    added: after.filter((number) => !before.includes(number)),
    removed: before.filter((number) => !after.includes(number)),
  };
}
