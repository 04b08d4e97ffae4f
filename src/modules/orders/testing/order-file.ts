import type { RowCells } from '#modules/orders/domain/import/import-columns.ts';
import type { RowCode } from '#modules/orders/domain/import/row-problem.ts';
import { randomFrom } from '#testing/random.ts';

/** A row that is wrong, and by what it is refused. */
interface WrongRow {
  readonly cells: RowCells;
  readonly code: RowCode;
}

/** An order file as an ERP may send it. */
export interface OrderFile {
  readonly rows: readonly RowCells[];
  /** What is refused, by order and item. */
  readonly wrong: ReadonlyMap<string, RowCode>;
}

const LINES_AN_ORDER = 20;
const WRONG_IN = 100;

/** By what a row of a file is known. */
export const keyOfRow = ({ itemNo = '', sapOrderNo = '' }: RowCells): string => `${sapOrderNo} ${itemNo}`;

/** So many rows of orders of one customer, mixed; one in a hundred is wrong in one of many ways. */
export function orderFile(seed: number, count: number, customerNo: string): OrderFile {
  const random = randomFrom(seed);
  const upTo = (most: number) => random(most + 1);
  const wrong = new Map<string, RowCode>();
  const rows = Array.from({ length: count }, (_, at): RowCells => {
    const row = rightRow(seed, at, { customerNo, upTo });
    if (at % WRONG_IN !== WRONG_IN - 1) return row;
    const { cells, code } = wrongRow(row, upTo(WAYS.length - 1));
    wrong.set(keyOfRow(cells), code);
    return cells;
  });
  return { rows: mixed(rows, upTo), wrong };
}

function rightRow(
  seed: number,
  at: number,
  { customerNo, upTo }: { readonly customerNo: string; readonly upTo: (most: number) => number },
): RowCells {
  const quantity = 1 + upTo(9);
  const cancelled = upTo(9) === 0 ? upTo(quantity) : 0;
  const due = quantity - cancelled;
  const [ready, isTold] = [upTo(due), upTo(1) === 0];
  const shipped = upTo(ready);
  const day = `2026-${String(1 + upTo(11)).padStart(2, '0')}-${String(1 + upTo(27)).padStart(2, '0')}`;
  return {
    ...{ source: 'SAP', exportedAt: '2026-01-04 18:00', sapOrderNo: `${seed}-${Math.floor(at / LINES_AN_ORDER)}` },
    ...{ itemNo: String(((at % LINES_AN_ORDER) + 1) * 10), orderDate: '2026-01-03', customerNo, currency: 'CNY' },
    ...{ kind: 'machine', modelName: `R${37 + upTo(100)} DN90L4`, materialCode: `M${at}`, shippingType: '公路' },
    ...{ quantity: String(quantity), unitPrice: `${100 + upTo(9000)}.${10 + upTo(89)}`, plannedDate: day },
    ...(isTold && { qtyReady: String(ready), qtyShipped: String(shipped), qtyDelivered: String(upTo(shipped)) }),
    ...(cancelled > 0 && { qtyCancelled: String(cancelled) }),
    ...(upTo(3) === 0 && { serialNo: `S${seed}.${at}A01..S${seed}.${at}A${String(quantity).padStart(2, '0')}` }),
  };
}

const WAYS: readonly (readonly [RowCode, (row: RowCells) => RowCells])[] = [
  ['row.missing', ({ modelName: _, ...row }) => row],
  ['row.number', (row) => ({ ...row, quantity: 'viele' })],
  ['row.date', (row) => ({ ...row, plannedDate: '2026-02-31' })],
  ['row.value', (row) => ({ ...row, kind: 'pump' })],
  ['row.customer-unknown', (row) => ({ ...row, customerNo: 'C-404' })],
  ['row.currency-mixed', (row) => ({ ...row, currency: 'EUR' })],
  ['row.over-due', (row) => ({ ...row, qtyReady: '11', quantity: '10', qtyCancelled: '' })],
];

function wrongRow(row: RowCells, way: number): WrongRow {
  const [code, spoil] = WAYS[way] ?? ['row.missing', (same: RowCells) => same];
  return { cells: spoil(row), code };
}

function mixed(rows: readonly RowCells[], upTo: (most: number) => number): readonly RowCells[] {
  // The first row says whose order it is and in which currency: those that mix currencies come behind.
  const right = rows.filter(({ currency }) => currency === 'CNY');
  for (let at = right.length - 1; at > 0; at -= 1) {
    const other = upTo(at);
    const [one, two] = [right[at], right[other]];
    if (one !== undefined && two !== undefined) [right[at], right[other]] = [two, one];
  }
  return [...right, ...rows.filter(({ currency }) => currency !== 'CNY')];
}
