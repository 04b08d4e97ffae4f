// @tests both-databases-long
import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { priceListRoutes, priceRoutes } from '#modules/prices/contract.ts';
import { keptVersion } from '#modules/prices/testing/import-list.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { DEMO_LIST, SAMPLE_FILE } from './seed-demo-prices.ts';

const app = await testApp({ demo: true });
const worker = startJobWorker(app.portal);
afterAll(() => worker.stop());

const ADMIN = { as: 'admin' };
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID, [['brakes', 'BE2']]);
const DEMO = readFileSync(SAMPLE_FILE, 'utf8');
/** Two rows of the product: whoever mixed the lists would tell one of them from each. */
const NEW = DEMO.replace(/^(unit,JRT,K,67,3,+fixed,)4690/m, '$15159').replace(/^(brake,+BE2,+fixed,)620/m, '$1700');
const PRICES = { 1: [469_000, 62_000], 2: [515_900, 70_000] } as const;

/** So many requests at a time, one after the other in each lane. */
const LANES = 4;
const REQUESTS = 200;

test('a version comes into force under load: no request fails, and each is answered by one version whole', async () => {
  const { version } = await keptVersion(app, { code: DEMO_LIST, text: NEW }, ADMIN);
  expect(version.no).toBe(2);
  const [list] = (await app.call(priceListRoutes.lists, {}, ADMIN)).lists;
  const first = list?.versions.at(-1)?.id ?? '';
  const activate = (id: string) => app.send(priceListRoutes.activate, { params: { id } }, ADMIN);
  const answers: string[] = [];
  const switched: number[] = [];

  async function ask(): Promise<void> {
    const answer = await app.send(priceRoutes.evaluate, { body: { form: FORM, quantity: 1 } }, { as: 'lv1-demo' });
    const { list: by, components } = answer.json().result ?? {};
    const amountOf = (name: string) =>
      components?.find(({ component }: { component: string }) => component === name)?.amount;
    answers.push(JSON.stringify([answer.statusCode, by?.version, amountOf('unit'), amountOf('brake')]));
  }
  async function lane(): Promise<void> {
    for (let at = 0; at < REQUESTS / LANES; at += 1) await ask();
  }
  /** Forth and back while prices are asked for, each time after some more answers. */
  async function switching(): Promise<void> {
    for (let at = 0; answers.length < REQUESTS; at += 1) {
      switched.push((await activate(at % 2 === 0 ? version.id : first)).statusCode);
      const enough = Math.min(REQUESTS, answers.length + 20);
      await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(enough), { timeout: 60_000, interval: 5 });
    }
  }

  await ask();
  await Promise.all([switching(), ...Array.from({ length: LANES }, lane)]);
  const whole = [1, 2].map((no) => JSON.stringify([200, no, ...PRICES[no as 1 | 2]]));
  expect(new Set(answers)).toEqual(new Set(whole));
  expect(answers.length).toBeGreaterThan(REQUESTS);
  expect(new Set(switched)).toEqual(new Set([200]));
});
