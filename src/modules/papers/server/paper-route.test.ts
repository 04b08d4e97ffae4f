import { describe, expect, test } from 'vitest';
import { billApp } from '#modules/bills/testing/bill-app.ts';
import { type PaperPageDto, paperRoutes } from '#modules/papers/contract.ts';
import { ADMIN, LV1, LV2, SALES } from '#modules/quotes/testing/quote-app.ts';
import type { TestCaller } from '#testing/app.ts';

const { app, bill, issued, packed, ready } = await billApp();

type Query = Record<string, string>;
const find = (query: Query, caller: TestCaller): Promise<PaperPageDto> =>
  app.call(paperRoutes.list, { query: query as never }, caller);
const numbersIn = ({ rows }: PaperPageDto) => rows.map(({ number }) => number);

/** An order of a level-1 customer with a shipment, its packing list and a draft of the invoice. */
const order = await ready(2);
const shipment = await packed([order]);
const list = await issued('pl', shipment);
const draft = await bill('ci', 'shipment', shipment.id);

async function everything(query: Query, caller: TestCaller) {
  const rows: PaperPageDto['rows'] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: PaperPageDto = await find({ ...query, ...(cursor !== '' && { cursor }) }, caller);
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows;
}

describe('the search over business documents', () => {
  test('has quotes, orders and papers in one list, the last made first, each with its page', async () => {
    const rows = await everything({ pageSize: '50' }, SALES);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['quote', 'order', 'ci', 'pl']));
    expect(rows.map(({ id }) => id)).toEqual(
      rows
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
    expect(rows.find(({ id }) => id === list.id)).toMatchObject({
      ...{ kind: 'pl', number: list.number, state: '已开具', path: `/bill-manage/pl/${list.id}`, total: null },
      title: expect.stringContaining(shipment.number),
    });
    expect(rows.find(({ id }) => id === order.id)).toMatchObject({
      ...{ kind: 'order', number: order.number, path: `/order-manager/my/${order.id}` },
      total: { currency: order.currency, minor: order.lines.reduce((sum, { totalAmount }) => sum + totalAmount, 0) },
    });
  });

  test('gives everything once, page by page', async () => {
    const ids = (rows: PaperPageDto['rows']) => rows.map(({ kind, id }) => `${kind} ${id}`);
    const whole = ids(await everything({ pageSize: '200' }, SALES));
    expect(ids(await everything({ pageSize: '2' }, SALES))).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  test('finds what a number names, in any case, and what a customer’s name holds', async () => {
    for (const sought of [order.number, list.number ?? '', (list.number ?? '').toLowerCase()])
      expect(numbersIn(await find({ q: sought }, LV1))[0]?.toLowerCase()).toBe(sought.toLowerCase());
    expect(numbersIn(await find({ q: '华东' }, SALES))).toContain(list.number);
    expect((await find({ q: 'nobody’s' }, SALES)).rows).toEqual([]);
  });

  test('shows a customer nothing of others, and no draft of the provider', async () => {
    const ofCustomer = await everything({}, LV1);
    expect(ofCustomer.map(({ id }) => id)).toContain(order.id);
    expect(ofCustomer.map(({ id }) => id)).not.toContain(draft.id);
    const ofAnother = (await everything({}, LV2)).map(({ id }) => id);
    for (const id of [order.id, list.id, draft.id]) expect(ofAnother).not.toContain(id);
    expect((await find({ q: order.number }, LV2)).rows).toEqual([]);
  });

  test('narrows to one kind, in the language of the call, and says where a kind is none', async () => {
    expect(new Set((await find({ kind: 'pl' }, ADMIN)).rows.map(({ kind }) => kind))).toEqual(new Set(['pl']));
    const english = await find({}, { ...LV1, headers: { 'accept-language': 'en' } });
    expect(english.kinds.map(({ name }) => name)).toEqual([
      ...['Quote', 'Order', 'Proforma invoice', 'Commercial invoice', 'Packing list', 'Configuration sheet'],
    ]);
    await expect(find({ kind: 'letter' }, LV1)).rejects.toMatchObject({ code: 'paper.unknown-kind', status: 400 });
  });
});
