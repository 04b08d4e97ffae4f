import { decimalOf, money } from '#kernel/money.ts';
import type { ImportColumnKey } from './import-columns.ts';

import type { FieldChange, KnownLine, LineFacts, LineWrite } from './line-write.ts';
import { COUNT_COLUMNS } from './read-row.ts';
import type { KnownOrder } from './row-context.ts';

/** The columns of facts that are compared as they stand. */
const PLAIN = [
  'kind',
  'materialCode',
  'modelName',
  'typeCode',
  'partDescription',
  'serialNo',
  'manufacturingNo',
  'plannedDate',
  'orderDate',
  'piNo',
  'customerName',
  'shippingType',
] as const satisfies readonly (keyof LineFacts & ImportColumnKey)[];

/** What a row changes of a line that is there, column by column. */
export function changesOf(line: KnownLine, write: LineWrite, order: KnownOrder | undefined): readonly FieldChange[] {
  const { centreName, currency, facts, isActualTold, quantities, serials, taxIncluded } = write;
  const price = (minor: number) => decimalOf(money(minor, currency));
  const pairs: readonly (readonly [ImportColumnKey, string | number | null, string | number | null])[] = [
    ...PLAIN.map((key) => [key, line[key], facts[key]] as const),
    ...(isActualTold ? [['actualDate', line.actualDate, facts.actualDate] as const] : []),
    ['unitPrice', price(line.unitPrice), price(facts.unitPrice)],
    ['quantity', line.quantity, quantities.quantity],
    ...Object.entries(COUNT_COLUMNS).map(([count, key]) => {
      const kind = count as keyof typeof COUNT_COLUMNS;
      return [key, line[kind], quantities[kind]] as const;
    }),
    ...(serials.added.length + serials.removed.length === 0
      ? []
      : [['serialNo', serials.removed.join(';'), serials.added.join(';')] as const]),
    ...(taxIncluded === undefined || order === undefined
      ? []
      : [['taxIncluded', String(order.taxIncluded), String(taxIncluded)] as const]),
    ...(centreName === undefined || order === undefined
      ? []
      : [['centreCustomerNo', order.centreName, centreName] as const]),
  ];
  return pairs
    .filter(([, from, to]) => from !== to)
    .map(([field, from, to]) => ({ field, from: shown(from), to: shown(to) }));
}

function shown(value: string | number | null): string {
  return value === null ? '' : String(value).slice(0, 500);
}
