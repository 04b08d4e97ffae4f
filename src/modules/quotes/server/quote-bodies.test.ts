import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { LV1, LV2, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';

const { app, offered, open, organisationOf, request, send, step } = await quoteApp();

describe('what is sent of a quote', () => {
  test('says each line once: of one named twice, one of the two would be lost', async () => {
    const asked = await request();
    const twice = [
      { lineNo: 1, as: 'discount', basisPoints: 500 },
      { lineNo: 1, as: 'computed' },
    ];
    const priced = await send('price', asked, { version: asked.version, lines: twice }, SALES);
    expect([priced.statusCode, priced.body]).toEqual([400, expect.stringMatching(/第 1 行重复|line 1 twice/)]);
    const quote = await offered();
    const lines = [
      { lineNo: 1, quantity: 3 },
      { lineNo: 1, quantity: 4 },
    ];
    const countered = await send('counter', quote, { offerNo: quote.offer?.no, lines }, LV1);
    expect([countered.statusCode, countered.body]).toEqual([400, expect.stringMatching(/第 1 行重复|line 1 twice/)]);
  });

  test('a discount on what the list has no price of is refused, and the price given by hand stays', async () => {
    const isTheirs = eq(customerTerms.organisationId, await organisationOf('lv2-demo'));
    await app.database.db.delete(customerTerms).where(isTheirs);
    const asked = await request(LV2);
    const byHand = { version: asked.version, lines: [{ lineNo: 1, as: 'price', unit: 700_000 }] };
    const { version } = await step('price', asked, byHand, SALES);
    const discount = { version, lines: [{ lineNo: 1, as: 'discount', basisPoints: 500 }] };
    const refused = await send('price', asked, discount, SALES);
    expect([refused.statusCode, refused.json().error?.code]).toEqual([422, 'quote.discount-on-request']);
    const seen = await open(asked.id, SALES);
    expect(seen.view === 'provider' && seen.working?.lines[0]?.unit).toBe(700_000);
  });

  test.each(['\u200b', '\u2060', '\u3164', '\u00ad'])('a message of %j alone says nothing', async (text) => {
    const asked = await request();
    expect((await send('message', asked, { text }, LV1)).statusCode).toBe(400);
  });
});
