// @tests both-databases-long
import { describe, expect, test } from 'vitest';
import { quoteApprovalRoutes } from '#modules/quotes/contract.ts';
import { LV1, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';

const { app, offered, open, request, send, step } = await quoteApp();

const FREIGHT = { kind: 'freight', text: 'Suzhou to Hamburg', amount: 123_450 } as const;
const PACKING = { kind: 'packing', text: '', amount: 30_000 } as const;

async function priced(body: object, quantity = 12) {
  const quote = await request(LV1, quantity);
  const seen = await open(quote.id, SALES);
  return asProvider(await step('price', seen, { version: seen.version, ...body }, SALES));
}

function asProvider(quote: Quote) {
  if (quote.view !== 'provider') throw new Error('not the view of the provider');
  return quote;
}

describe('what is charged beside the products', () => {
  test('is part of the sum, of the version that is sent, and of the next offer', async () => {
    const quote = await priced({ charges: [FREIGHT, PACKING] });
    const ofLines = (quote.working?.lines[0]?.unit ?? 0) * 12;
    expect(quote.working).toMatchObject({ charges: [FREIGHT, PACKING], net: ofLines + 153_450 });
    expect((await open(quote.id, LV1)).offer).toBeNull();
    await step('offer', quote, { version: quote.version }, SALES);
    const read = await open(quote.id, LV1);
    expect(read).toMatchObject({ net: ofLines + 153_450, offer: { charges: [FREIGHT, PACKING] } });
    expect(read.versions.at(-1)?.body).toMatchObject({ charges: [FREIGHT, PACKING], net: ofLines + 153_450 });
    const counter = { offerNo: read.offer?.no, lines: [{ lineNo: 1, quantity: 20 }] };
    await step('counter', read, counter, LV1);
    const again = await open(quote.id, SALES);
    const repriced = asProvider(await step('price', again, { version: again.version }, SALES));
    expect(repriced.working?.charges).toEqual([FREIGHT, PACKING]);
    const without = asProvider(await step('price', repriced, { version: repriced.version, charges: [] }, SALES));
    expect(without.working?.charges).toEqual([]);
  });

  test('is left out of a version that has none, so that its hash stays what it was', async () => {
    const read = await open((await offered()).id, LV1);
    expect(read.offer?.charges).toEqual([]);
    expect(read.versions.at(-1)?.body).not.toHaveProperty('charges');
  });

  test('voids an approval when it changes', async () => {
    const lines = [{ lineNo: 1, as: 'discount', basisPoints: 900 }];
    const quote = await priced({ lines, charges: [FREIGHT] });
    const hash = quote.working?.hash ?? '';
    await app.call(quoteApprovalRoutes['ask-approval'], { params: { id: quote.id }, body: { hash } }, SALES);
    await app.call(quoteApprovalRoutes.approve, { params: { id: quote.id }, body: { hash } }, SALES2);
    const approved = asProvider(await open(quote.id, SALES));
    expect(approved.approval?.state).toBe('approved');
    const dearer = { version: approved.version, charges: [{ ...FREIGHT, amount: 123_451 }] };
    expect(asProvider(await step('price', approved, dearer, SALES)).approval?.state).toBe('void');
  });

  test.each([
    ['below zero', [{ ...FREIGHT, amount: -1 }]],
    ['nothing', [{ ...FREIGHT, amount: 0 }]],
    ['of another kind without a name', [{ ...FREIGHT, kind: 'other', text: ' ' }]],
    ['of no kind', [{ ...FREIGHT, kind: 'bribe' }]],
    ['too many', Array.from({ length: 11 }, () => PACKING)],
  ])('is refused: %s', async (_, charges) => {
    const quote = await open((await request()).id, SALES);
    const answer = await send('price', quote, { version: quote.version, charges }, SALES);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
    expect(answer.body).toContain('附加费用');
  });

  test('counts where a large amount asks for approval', async () => {
    const lines = [{ lineNo: 1, as: 'price', unit: 600_000 }];
    const reasonsOf = async (charges: readonly object[]) => {
      const quote = await priced({ lines, charges }, 80);
      return quote.working?.reasons.map(({ reason }) => reason);
    };
    expect(await reasonsOf([])).not.toContain('amount');
    expect(await reasonsOf([{ ...FREIGHT, amount: 2_000_000 }])).toContain('amount');
  });
});
