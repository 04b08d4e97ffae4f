// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ADMIN, LV1, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { isOpenTo, mayDo, SHEET_STATES, stepOf } from '#modules/sheets/domain/sheet-steps.ts';
import { type SheetStepName, sheetApp } from '#modules/sheets/testing/sheet-app.ts';
import { designSheets } from './sheet-tables.ts';

const { app, draft, open, send, step } = await sheetApp();
const { db } = app.database;
const made = await draft();
await step('submit', made, {}, LV1);

/** Who asks, on which side, and with which right; nobody of them has submitted. */
const CALLERS = [
  { as: LV1, side: 'C', rights: [] },
  { as: SALES, side: 'P', rights: ['sheets.release'] },
  { as: SALES2, side: 'P', rights: [] },
  { as: ADMIN, side: 'none', rights: [] },
] as const;
const STEPS = ['edit', 'submit', 'confirm', 'return', 'call-back', 'revise', 'release', 'discard', 'cancel'] as const;
const REFUSALS = ['sheet.wrong-state', 'sheet.own-answer', 'sheet.in-force', 'sheet.none-in-force', 'access.refused'];

/** What is sent with a step, as long as it is not refused for state, side or right. */
async function bodyOf(name: SheetStepName): Promise<object> {
  const { revisions, version } = await open(made.id, ADMIN);
  const no = revisions.at(-1)?.no;
  if (name === 'edit') return { version, title: `${version}` };
  if (name === 'confirm' || name === 'release') return { no };
  if (name === 'return') return { no, remarks: [{ itemNo: 1, text: 'r' }] };
  return ['revise', 'discard', 'cancel'].includes(name) ? { reason: 'r' } : {};
}

describe.each(SHEET_STATES)('a sheet that is %s', (state) => {
  test.each(STEPS)('lets %s be done by the sides the table names, and nobody else', async (name) => {
    for (const maker of ['C', 'P'] as const)
      for (const releasedNo of [null, 1])
        for (const { as, rights, side } of CALLERS) {
          const standing = { state, maker, releasedNo, submittedBy: null };
          await db.update(designSheets).set(standing).where(eq(designSheets.id, made.id));
          const answer = await send(name, made, await bodyOf(name), as);
          const found = stepOf(state, name);
          const isAllowed =
            found !== undefined && mayDo(found, { side, rights }, maker) && isOpenTo(found, { releasedNo });
          const told = [state, name, maker, releasedNo, side, rights.length];
          expect([...told, answer.statusCode === 200, answer.body.slice(0, 200)]).toEqual([
            ...told,
            isAllowed,
            answer.body.slice(0, 200),
          ]);
          if (!isAllowed) expect(REFUSALS).toContain(answer.json().error?.code);
        }
  });
});
