// @tests both-databases-long
import { expect, test } from 'vitest';
import { LV1, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';

const { app, open, request, send } = await quoteApp();

test('somebody writes so many messages an hour, in all quotes together; then it says for how long, and others write on', async () => {
  const quotes = [await request(), await request()] as const;
  const write = (no: number, caller = LV1) => send('message', quotes[no % 2 === 0 ? 0 : 1], { text: `${no}` }, caller);
  for (let no = 0; no < 60; no += 1) expect((await write(no)).statusCode).toBe(200);
  const refused = await write(60);
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'quote.messages-per-hour']);
  expect(refused.json().message).toContain('60 分钟');
  expect((await write(60, SALES)).statusCode).toBe(200);
  expect((await open(quotes[1].id, LV1)).messages).toHaveLength(30);
  app.clock.advance(61);
  expect((await write(61)).statusCode).toBe(200);
});
