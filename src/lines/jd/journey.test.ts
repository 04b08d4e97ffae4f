// @tests slow
import { expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { testApp } from '#testing/app.ts';
import { extent } from '#testing/extent.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { JD_LINE } from './line.ts';
import type { MotorRow } from './row.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db, 'JD');
const context = contextOf(release);
const customer = { as: 'lv1-demo' };

const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });
const change = (config: Configuration, next: Change) => applyChange(config, next, context).config;

/** What is asked of the search, and what is fitted besides: some motors of each kind. */
const ASKED = [
  { motorPower: '0.75', motorPoles: '4', efficiencyClass: 'DN', motorFrequency: '50Hz' },
  { motorPower: '5.5', motorPoles: '2', efficiencyClass: 'DU', motorFrequency: '50Hz' },
  { motorPower: '7.5', motorPoles: '6', efficiencyClass: 'DE', motorFrequency: '60Hz' },
  { motorPower: '45', motorPoles: '8', efficiencyClass: 'DN', motorFrequency: '50Hz' },
  { motorPower: '200', motorPoles: '4', efficiencyClass: 'DN', motorFrequency: '60Hz' },
];
const SEEDS = [1, 2, 3, 4, 5].slice(0, extent({ quick: 1, usual: 2, long: 5 }));
const CASES = ASKED.flatMap((asked, index) => SEEDS.map((seed) => ({ asked, seed: index * 10 + seed })));

it.each(CASES)(
  'a motor of $asked.motorPower kW goes from step 0 to its saved line and its sheet: $seed',
  async ({ asked, seed }) => {
    const random = randomFrom(seed);
    // Step 0: what it is, and what feeds it.
    let config = [
      choose('efficiencyClass', asked.efficiencyClass),
      choose('motorFrequency', asked.motorFrequency),
    ].reduce(change, JD_LINE.empty);
    // Step 1: the server finds it.
    const { rows } = (await app.send(catalogueRoutes.rows, { params: { line: 'JD' }, query: asked })).json().result;
    expect(rows).toHaveLength(1);
    const row = release.index.find(rows[0].id, {}) as MotorRow;
    expect(String(row.motorPower)).toBe(asked.motorPower);
    config = change(config, { kind: 'basicType', row });
    // Steps 2 to 4: whatever is still offered.
    for (const field of [
      'mountingArrangement',
      'boxLocation',
      'brakes',
      'encoder',
      'protectionClass',
      'color',
      'nameplate',
    ]) {
      const offered = [...(domainsOf(config, context)?.possible(field) ?? [])].filter(
        (code) => code !== '-' && code !== 'custom',
      );
      config = change(config, choose(field, oneOf(offered, random)));
    }
    for (const { field } of described(config, context).openPoints) {
      const value = described(config, context).standing[field];
      if (value !== undefined) config = change(config, choose(field, value));
    }
    config = change(config, { kind: 'write', field: 'customizedRequirements', text: 'sealed for wash-down' });
    const { isComplete, openPoints, standing } = described(config, context);
    expect([openPoints, isComplete]).toEqual([[], true]);
    // Step 5: saved, opened again as it was, printed.
    const form = JD_LINE.saved.write(config, standing, { technicalVersion: 'en', releaseHash: release.hash });
    const saved = await app.send(cartRoutes.create, { body: { ...savedForm.parse(form), quantity: 2 } }, customer);
    expect([saved.statusCode, saved.json().result]).toMatchObject([
      200,
      {
        category: 'JD',
        gearboxModel: asked.efficiencyClass,
        quantity: 2,
        productName: JD_LINE.productName(row, standing),
      },
    ]);
    const { id, typeCode } = saved.json().result;
    expect(typeCode).toMatch(/^JD-(DN|DE|DU)\d+[SML]\d?[2468]-/);
    const opened = (await app.send(cartRoutes.open, { params: { id } }, customer)).json().result;
    expect(described(JD_LINE.saved.read(opened.form, row), context).standing).toEqual(standing);
    const pdf = await app.send(
      documentRoutes.downloadTechnicalDocuments,
      { body: [{ productConfig: { id } }] },
      customer,
    );
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  },
);
