import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { A_REASON, aFormBelowDemand, aFormByEnquiry } from '#testing/builders/a-weak-drive.ts';
import { configurations } from './configuration-tables.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const WEAK = aFormBelowDemand(release);
const TOO_WEAK = aFormByEnquiry(release);
const STRONG = { ...aConfiguredForm(release, A_ROW_ID), serviceFactor: 1.4 };
const lv1 = { as: 'lv1-demo' };

const accepted = (form: SavedForm): SavedForm => ({ ...form, serviceFactorAccepted: A_REASON });
const send = (body: object, language = 'en') =>
  app.send(cartRoutes.create, { body: body as SavedForm }, { ...lv1, headers: { 'accept-language': language } });
const save = (form: SavedForm) => app.call(cartRoutes.create, { body: form }, lv1);
const open = (id: string) => app.call(cartRoutes.open, { params: { id } }, lv1);

/** A line as it was saved before a reason was asked for. */
async function anOldLine(): Promise<string> {
  const { id } = await save(accepted(WEAK));
  await app.portal.db
    .update(configurations)
    .set({ form: sql`${configurations.form} - 'serviceFactorAccepted'` })
    .where(eq(configurations.id, id));
  return id;
}

describe('a drive below the service factor asked for', () => {
  test.each([
    ['en', /1\.\d\d < 1\.40 \(−\d+ %\)\. Please give the reason/],
    ['zh-cn', /1\.\d\d < 1\.40（−\d+%）。请填写接受的原因/],
  ])('is not saved without a reason, and the figures are named: %s', async (language, sentence) => {
    const answer = await send(WEAK, language);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'configuration.below-demand']);
    expect(answer.json().message).toMatch(sentence);
  });

  test('is saved with one, which is stored trimmed and told in the list', async () => {
    const line = await save({ ...WEAK, serviceFactorAccepted: { reason: `  ${A_REASON.reason} ` } });
    expect(line.form.serviceFactorAccepted).toEqual(A_REASON);
    expect(line.demand).toMatchObject({ verdict: 'below-demand', required: 1.4, ...A_REASON });
    expect(line.demand?.percent).toBeLessThan(0);
    const { rows } = await app.call(cartRoutes.list, { query: {} }, lv1);
    expect(rows.find(({ id }) => id === line.id)?.demand).toEqual(line.demand);
    expect(await open(line.id)).toEqual(line);
  });

  test('as it was answered is saved again', async () => {
    const line = await save({ ...WEAK, serviceFactorAccepted: A_REASON });
    const again = await app.send(cartRoutes.update, { params: { id: line.id }, body: line }, lv1);
    expect([again.statusCode, again.json().result?.demand]).toEqual([200, line.demand]);
  });

  test.each([
    ['too short', 'ab'],
    ['blank', '      '],
    ['too long', 'x'.repeat(201)],
    ['of two lines', 'verified\non site'],
    ['with turned writing', 'verified \u202eetis no'],
  ])('takes no reason that is %s', async (_, reason) => {
    const answer = await send({ ...WEAK, serviceFactorAccepted: { reason } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
  });

  test('is not changed into without a reason either, while its quantity may be', async () => {
    const { id, version } = await save(STRONG);
    const update = (form: SavedForm) =>
      app.send(cartRoutes.update, { params: { id }, body: { ...form, quantity: 1, version } }, lv1);
    const refused = await update(WEAK);
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'configuration.below-demand']);
    expect((await open(id)).version).toBe(version);
    expect((await update(accepted(WEAK))).statusCode).toBe(200);
    expect((await open(id)).demand).toMatchObject({ verdict: 'below-demand', ...A_REASON });
  });

  test('loses its reason once it meets the demand', async () => {
    const line = await save(accepted(STRONG));
    expect(line.form).not.toHaveProperty('serviceFactorAccepted');
    expect(line.demand).toMatchObject({ verdict: 'meets', reason: null });
  });

  test('is never saved below 1.0, with whatever reason', async () => {
    for (const form of [TOO_WEAK, accepted(TOO_WEAK), { ...accepted(TOO_WEAK), serviceFactor: null }]) {
      const answer = await send(form);
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'configuration.below-demand']);
      expect(answer.json().message).toMatch(/0\.\d\d < 1\.\d0 \(−\d+ %\)\. Below 1\.00 we supply by enquiry only/);
    }
  });

  test('that nothing was asked of is not judged', async () => {
    const line = await save({ ...WEAK, serviceFactor: null });
    expect(line.demand).toBeNull();
  });
});

test('a line tells the figures of its drive in the language it is asked in, opened and listed alike', async () => {
  const { id } = await save({ ...WEAK, serviceFactorAccepted: A_REASON });
  const asked = { ...lv1, headers: { 'accept-language': 'zh-cn' } };
  const { figures } = await app.call(cartRoutes.open, { params: { id } }, asked);
  expect(figures.map(({ symbol }) => symbol)).toEqual(['n2', 'Ma', 'fB', 'P', 'i', 'FRa', 'm', 'η']);
  expect(figures[0]).toMatchObject({ column: 'outputSpeed', label: '输出转速', unit: 'r/min' });
  const { rows } = await app.call(cartRoutes.list, { query: {} }, asked);
  expect(rows.find((row) => row.id === id)?.figures).toEqual(figures);
});

describe('a line saved before a reason was asked for', () => {
  test('is read and listed as it is, and says so', async () => {
    const id = await anOldLine();
    expect((await open(id)).demand).toMatchObject({ verdict: 'below-demand', reason: null });
    const { rows } = await app.call(cartRoutes.list, { query: {} }, lv1);
    expect(rows.find((row) => row.id === id)?.demand).toMatchObject({ verdict: 'below-demand', reason: null });
  });

  test('keeps what it holds when its quantity changes', async () => {
    const id = await anOldLine();
    const { version, form } = await open(id);
    const body = { quantity: 7, version };
    const answer = await app.send(cartRoutes.setQuantity, { params: { id }, body }, lv1);
    expect(answer.statusCode).toBe(200);
    expect(await open(id)).toMatchObject({ quantity: 7, form, demand: { verdict: 'below-demand', reason: null } });
  });
});
