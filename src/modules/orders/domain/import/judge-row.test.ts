import { describe, expect, test } from 'vitest';
import type { RowCells } from './import-columns.ts';
import { judgeRow } from './judge-row.ts';
import type { KnownLine } from './line-write.ts';
import { readRow } from './read-row.ts';
import type { KnownOrder, RowContext } from './row-context.ts';
import { rowText } from './row-problem.ts';

const EAST = { id: 'east', name: '华东传动' };
const CELLS: RowCells = {
  ...{ sapOrderNo: '4500001', itemNo: '10', orderDate: '2026-11-02', customerNo: 'C-1001', kind: 'machine' },
  ...{ modelName: 'R67 DN90L4', quantity: '5', unitPrice: '4125.00', currency: 'CNY' },
};
const LINE: KnownLine = {
  ...{ id: 'l1', kind: 'machine', materialCode: '', modelName: 'R67 DN90L4', typeCode: '', partDescription: '' },
  ...{ serialNo: '', manufacturingNo: '', unitPrice: 412_500, plannedDate: '2026-12-01', actualDate: null },
  ...{ orderDate: '2026-11-02', piNo: '', customerName: '华东传动', shippingType: '', rowHash: 'h0' },
  ...{ quantity: 5, cancelled: 0, ready: 3, shipped: 2, delivered: 0, serials: ['A1'] },
  sourceAt: '2026-11-10T00:00:00.000Z',
};
const ORDER: KnownOrder = {
  ...{
    organisationId: 'east',
    currency: 'CNY',
    state: 'open',
    number: 'SO2611-00001',
    taxIncluded: false,
    centreName: '',
  },
};
const FRESH: RowContext = {
  ...{ hash: 'h1', customer: EAST, centre: undefined, order: undefined, line: undefined, said: undefined },
  ...{ same: undefined, holderOf: () => undefined, isTypeCode: (text) => text.startsWith('JRT') },
};
const KNOWN: RowContext = { ...FRESH, order: ORDER, line: LINE };

const judged = (cells: RowCells, context: RowContext = FRESH) => judgeRow(readRow({ ...CELLS, ...cells }), context);
const said = (cells: RowCells, context?: RowContext) =>
  judged(cells, context).problems.map((problem) => rowText(problem, 'en'));
const told = (cells: RowCells, context = KNOWN) =>
  judgeRow(readRow({ sapOrderNo: '4500001', itemNo: '10', ...cells }), context);

describe('a row of an order that is not there', () => {
  test('is new, with what it says and nothing else', () => {
    const { verdict, write } = judged({ serialNo: 'A100..A102;B7', qtyReady: '4' });
    expect(verdict).toBe('new');
    expect(write?.facts).toMatchObject({ unitPrice: 412_500, customerName: '华东传动', plannedDate: null });
    expect(write?.quantities).toEqual({ quantity: 5, cancelled: 0, ready: 4, shipped: 0, delivered: 0 });
    expect(write?.serials.added).toEqual(['A100', 'A101', 'A102', 'B7']);
  });

  test.each(['orderDate', 'customerNo', 'kind', 'modelName', 'quantity', 'unitPrice', 'currency'] as const)(
    'is refused without %s (row.missing)',
    (column) => {
      expect(judged({ [column]: '' }).problems).toEqual([{ code: 'row.missing', column }]);
    },
  );

  test.each(['sapOrderNo', 'itemNo'] as const)('is refused without %s, which says what it is', (column) => {
    expect(judged({ [column]: '' }).problems).toContainEqual({ code: 'row.missing', column });
  });

  test('needs no reason for what is cancelled of it from the beginning', () => {
    expect(judged({ qtyCancelled: '1', plannedDate: '2027-01-01' }).verdict).toBe('new');
  });
});

describe('a row is refused', () => {
  test.each([
    ['row.number', { quantity: 'five' }, 'Quantity is no valid number: five'],
    ['row.number', { quantity: '2.5' }, 'Quantity is no valid number: 2.5'],
    ['row.number', { unitPrice: '12.345' }, 'Unit price is no valid number: 12.345'],
    ['row.number', { itemNo: 'x' }, 'Item number is no valid number: x'],
    ['row.number', { qtyReady: '-' }, 'Ready is no valid number: -'],
    ['row.date', { orderDate: '2026-02-30' }, 'Order date is no valid date: 2026-02-30'],
    ['row.date', { exportedAt: 'yesterday' }, 'Exported at is no valid date: yesterday'],
    ['row.value', { kind: 'pump' }, 'Kind is not understood: pump'],
    ['row.value', { currency: 'RMB' }, 'Currency is not understood: RMB'],
    ['row.value', { serialNo: 'A9..A1' }, 'Serial number is not understood: A9..A1'],
  ] as const)('by %s: %j', (code, cells, sentence) => {
    expect(judged(cells).problems.map((problem) => problem.code)).toEqual([code]);
    expect(said(cells)).toEqual([sentence]);
  });

  test('where nobody has the number of the customer (row.customer-unknown)', () => {
    expect(said({}, { ...FRESH, customer: undefined })).toEqual(['No customer has the number C-1001']);
    expect(said({ centreCustomerNo: 'C-9' })).toEqual(['No customer has the number C-9']);
  });

  test('where the order is another customer’s, here or by an earlier row (row.customer-differs)', () => {
    const differs = ['This order belongs to another customer'];
    expect(said({}, { ...FRESH, order: { ...ORDER, organisationId: 'south' } })).toEqual(differs);
    expect(said({}, { ...FRESH, said: { organisationId: 'south', currency: 'CNY' } })).toEqual(differs);
  });

  test('in another currency than the order (row.currency-mixed)', () => {
    expect(said({ currency: 'EUR' }, { ...FRESH, order: ORDER })).toEqual(['One order, two currencies']);
    expect(said({}, { ...FRESH, said: { organisationId: 'east', currency: 'USD' } })).toHaveLength(1);
  });

  test('of fewer pieces than were shipped (row.quantity-below-shipped)', () => {
    expect(said({ quantity: '1' }, KNOWN)).toEqual(['Quantity 1 is less than the 2 shipped']);
  });

  test('with more than is due (row.over-due)', () => {
    expect(said({ qtyReady: '6' })).toEqual(['Ready 6 is more than the 5 due']);
    expect(said({ qtyCancelled: '2', qtyShipped: '4' })).toEqual(['Shipped 4 is more than the 3 due']);
    expect(said({ qtyCancelled: '6' })).toEqual(['Cancelled 6 is more than the 5 due']);
    expect(said({ quantity: '2', serialNo: 'A1..A3' })).toEqual(['Serial number 3 is more than the 2 due']);
  });

  test('that repeats order and item with other contents, and is nothing new where they are equal (row.duplicate-key)', () => {
    expect(said({}, { ...FRESH, same: { row: 7, hash: 'h9' } })).toEqual([
      'Same order and item as row 7, other contents',
    ]);
    expect(judged({}, { ...FRESH, same: { row: 7, hash: 'h1' } }).verdict).toBe('unchanged');
  });

  test('whose machine is another line’s (row.serial-taken)', () => {
    const holderOf = (number: string) => (number === 'A2' ? 'SO2611-00009 / 20' : undefined);
    expect(said({ serialNo: 'A1;A2' }, { ...FRESH, holderOf })).toEqual([
      'Serial number A2 belongs to SO2611-00009 / 20',
    ]);
  });

  test('of an order that was cancelled (row.order-cancelled)', () => {
    expect(said({}, { ...FRESH, order: { ...ORDER, state: 'cancelled' } })).toEqual([
      'Order SO2611-00001 was cancelled',
    ]);
  });

  test.each([
    { plannedDate: '2026-12-02' },
    { qtyShipped: '1', qtyReady: '3' },
    { qtyReady: '2' },
    { qtyCancelled: '1' },
  ])('without a reason for what becomes later, less or cancelled: %j', (cells) => {
    expect(told(cells).problems).toEqual([{ code: 'row.missing', column: 'changeReason' }]);
    expect(told({ ...cells, changeReason: '客户要求' }).verdict).toBe('changed');
  });
});

describe('a row of a line that is there', () => {
  test('changes what it says and leaves what it does not', () => {
    const { changes, verdict, write } = told({ materialCode: 'M-1', qtyReady: '5', plannedDate: '2026-11-20' });
    expect(verdict).toBe('changed');
    expect(changes).toEqual([
      { field: 'materialCode', from: '', to: 'M-1' },
      { field: 'plannedDate', from: '2026-12-01', to: '2026-11-20' },
      { field: 'qtyReady', from: '3', to: '5' },
    ]);
    expect(write?.facts).toMatchObject({ modelName: 'R67 DN90L4', unitPrice: 412_500 });
  });

  test('clears what it marks with a dash', () => {
    expect(told({ plannedDate: '-', serialNo: '-' }).changes).toEqual([
      { field: 'plannedDate', from: '2026-12-01', to: '' },
      { field: 'serialNo', from: 'A1', to: '' },
    ]);
    expect(told({ modelName: '-' }).problems).toEqual([{ code: 'row.missing', column: 'modelName' }]);
  });

  test('is unchanged by its hash, or where it says what is so', () => {
    expect(told({ qtyReady: '5' }, { ...KNOWN, hash: 'h0' }).verdict).toBe('unchanged');
    expect(told({ qtyReady: '3', modelName: 'R67 DN90L4', serialNo: 'A1' }).verdict).toBe('unchanged');
  });

  test('is skipped where it is older than what the source said last', () => {
    expect(told({ qtyReady: '5', exportedAt: '2026-11-10 07:59' }).verdict).toBe('older');
    expect(told({ qtyReady: '5', exportedAt: '2026-11-10 08:00' }).verdict).toBe('changed');
  });

  test('is refused where it comes to more than can be reckoned with', () => {
    const { problems } = told({ quantity: '9999', unitPrice: '9999999999.99' });
    expect(problems.map(({ code, column }) => [code, column])).toEqual([['row.number', 'unitPrice']]);
  });

  test('raises ready to what is shipped and shipped to what is delivered, and says so', () => {
    const { notes, write } = told({ qtyDelivered: '4' });
    expect(write?.quantities).toMatchObject({ ready: 4, shipped: 4, delivered: 4 });
    expect(notes.map((note) => rowText(note, 'en'))).toEqual(['Ready raised to the 4 shipped']);
  });

  test('tells of a type code that cannot be read, and keeps it', () => {
    const { notes, write } = told({ typeCode: 'XYZ' });
    expect(notes).toEqual([{ code: 'row.noted-typecode' }]);
    expect(write?.facts.typeCode).toBe('XYZ');
    expect(told({ typeCode: 'JRTR67-DN90L4' }).notes).toEqual([]);
  });

  test('of a part keeps the machine it is for, which is no number of the part', () => {
    const part: KnownLine = { ...LINE, kind: 'part', serials: [] };
    const { changes, write } = told({ serialNo: '0042' }, { ...KNOWN, line: part });
    expect(changes).toEqual([{ field: 'serialNo', from: '', to: '0042' }]);
    expect(write?.serials.added).toEqual([]);
  });
});
