import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { quoteStepRoutes } from '#modules/quotes/contract.ts';
import { maySide, QUOTE_STATES, stepOf } from '#modules/quotes/domain/quote-steps.ts';
import { LV1, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { quotes } from './quote-tables.ts';

const { app, idOf, offered, send } = await quoteApp();
const { db } = app.database;

type Step = keyof typeof quoteStepRoutes;
// Every step there is, by its route.
const STEPS = Object.keys(quoteStepRoutes) as Step[];
const CALLERS = { C: LV1, P: SALES } as const;

const quote = await offered();
const userId = await idOf('sales2-demo');
const { no: offerNo, sha256 } = quote.offer ?? { no: 1, sha256: '' };

/** Steps that add, or name the offer they mean. */
const WITHOUT_VERSION: readonly Step[] = ['message', 'copy', 'counter', 'accept'];

/** What is sent with a step, as long as it is not refused for state or side. */
function bodyOf(step: Step, version: number): object {
  const bodies: Partial<Record<Step, object>> = {
    'give-to': { userId },
    recall: { reason: 'r' },
    reject: { reason: 'r' },
    reopen: { reason: 'r' },
    counter: { offerNo, lines: [{ lineNo: 1, note: `${version}` }] },
    accept: { offerNo, sha256, orderNumber: 'PO' },
    decline: { reasonCode: 'price' },
    message: { text: 't' },
    copy: {},
  };
  // A quote that would be gone afterwards is asked of another version.
  const meant = step === 'delete' ? version + 1 : version;
  const body = bodies[step] ?? { version: meant };
  return WITHOUT_VERSION.includes(step) ? body : { version, ...body };
}

describe.each(QUOTE_STATES)('a quote that is %s', (state) => {
  test.each(STEPS)('lets %s be done by the sides the table names, and nobody else', async (step) => {
    for (const maker of ['C', 'P'] as const)
      for (const side of ['C', 'P'] as const) {
        const [{ version = 1 } = {}] = await db
          .update(quotes)
          .set({ state, maker, offerNo, expiresAt: new Date('2026-06-01T00:00:00Z') })
          .where(eq(quotes.id, quote.id))
          .returning({ version: quotes.version });
        const answer = await send(step, quote, bodyOf(step, version), CALLERS[side]);
        const code = answer.json().error?.code ?? 'done';
        const found = stepOf(state, step);
        const isUnseen = state === 'draft' && maker !== side;
        const isAllowed = found !== undefined && maySide(found, side, maker) && !isUnseen;
        const isRefused = ['quote.wrong-state', 'quote.expired', 'access.refused', 'record.unknown'].includes(code);
        expect([state, step, maker, side, code, isRefused]).toEqual([state, step, maker, side, code, !isAllowed]);
      }
  });
});
