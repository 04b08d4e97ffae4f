// @tests slow
import { expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { engineerRoutes, savedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { testApp } from '#testing/app.ts';
import { extent } from '#testing/extent.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { JRH_LINE } from './line.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db, 'JRH');
const context = contextOf(release);
const customer = { as: 'lv1-demo' };
const asker = { productLine: 'JRH', name: '王工', email: 'wang@example.com', message: '请核算冷却和价格。' } as const;

const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });
const change = (config: Configuration, next: Change) => applyChange(config, next, context).config;

/** What is asked of the search, and how the unit is driven: some units of each kind. */
const ASKED = [
  { gearArrangement: 'H', inputType: 'AD', inputSpeed: 1400, ratio: 8, drivenPower: 110, serviceFactor: 1.5 },
  { gearArrangement: 'H', inputType: 'MC', inputSpeed: 900, ratio: 40, drivenPower: 45, serviceFactor: 1.7 },
  { gearArrangement: 'B', inputType: 'MB', inputSpeed: 1400, ratio: 25, drivenPower: 160, serviceFactor: 2 },
  { gearArrangement: 'B', inputType: 'AD', inputSpeed: 640, ratio: 200, drivenPower: 11, serviceFactor: 1.3 },
  { gearArrangement: 'H', inputType: 'MB', inputSpeed: 450, ratio: 250, drivenPower: 15, serviceFactor: 1.9 },
];
const SEEDS = [1, 2, 3, 4, 5].slice(0, extent({ quick: 1, usual: 2, long: 5 }));
const CASES = ASKED.flatMap((asked, index) => SEEDS.map((seed) => ({ asked, seed: index * 10 + seed })));
const FREE = [
  'installationPosition',
  'outputShaftType',
  'shaftAssembly',
  'rotation',
  'backstop',
  'cooling',
  'lubrication',
  'lubricatingOil',
  'oilSeal',
  'motorSize',
  'coupling',
];

it.each(CASES)(
  '$asked.gearArrangement with $asked.inputType for $asked.drivenPower kW goes from step 0 to line, sheet and enquiry: $seed',
  async ({ asked: { inputType, ...asked }, seed }) => {
    const random = randomFrom(seed);
    const { gearArrangement, ...figures } = asked;
    let config = [choose('gearArrangement', gearArrangement), choose('inputType', inputType)].reduce(
      change,
      JRH_LINE.empty,
    );
    config = change(config, { kind: 'searchBy', by: 'ratio' });
    for (const [field, value] of Object.entries(figures)) config = change(config, { kind: 'search', field, value });
    // Step 1: the server finds it.
    const query = Object.fromEntries(Object.entries(asked).map(([field, value]) => [field, String(value)]));
    const { rows } = (await app.send(catalogueRoutes.rows, { params: { line: 'JRH' }, query })).json().result;
    expect(rows.length).toBeGreaterThan(0);
    const row = release.index.find(oneOf<{ id: string }>(rows, random).id, asked) as IndustrialRow;
    config = change(config, { kind: 'basicType', row });
    // Steps 2 to 4: whatever is still offered.
    for (const field of FREE) {
      const offered = [...(domainsOf(config, context)?.possible(field) ?? [])].filter((code) => code !== '-');
      if (offered.length > 0) config = change(config, choose(field, oneOf(offered, random)));
    }
    for (const { field } of described(config, context).openPoints) {
      const value = described(config, context).standing[field];
      if (value !== undefined) config = change(config, choose(field, value));
    }
    const { isComplete, openPoints, standing } = described(config, context);
    expect([openPoints, isComplete]).toEqual([[], true]);
    // Step 5: saved, opened again as it was, printed, its type code read back, asked about.
    const form = savedForm.parse(
      JRH_LINE.saved.write(config, standing, { technicalVersion: 'en', releaseHash: release.hash }),
    );
    const saved = await app.send(cartRoutes.create, { body: { ...form, quantity: 2 } }, customer);
    expect([saved.statusCode, saved.json().result]).toMatchObject([
      200,
      { category: 'JRH', quantity: 2, productName: JRH_LINE.productName(row, standing) },
    ]);
    const { id, typeCode } = saved.json().result;
    expect(typeCode).toMatch(/^JRH[HB][1-4][SHDKF][HMV]\d\d-\d+\/(AD|MC|MB)\w*-i[\d.]+-[A-F]\//);
    expect(readTypeCode(typeCode, { ...context, rowsOf: () => [row] })).toMatchObject({ unread: [], cleared: [] });
    const opened = (await app.send(cartRoutes.open, { params: { id } }, customer)).json().result;
    expect(described(JRH_LINE.saved.read(opened.form, row), context).standing).toEqual(standing);
    const body = [{ productConfig: { id } }];
    const pdf = await app.send(documentRoutes.downloadTechnicalDocuments, { body }, customer);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    app.clock.advance(61);
    const enquiry = await app.call(engineerRoutes.ask, { body: { enquiry: asker, form } as never });
    const { configuration } = await app.call(enquiryRoutes.open, { params: { id: enquiry.id } }, { as: 'sales-demo' });
    expect(configuration).toMatchObject({
      judgement: { isProduct: true, typeCode },
      form: { category: 'JRH', basicTypeId: row.id },
    });
  },
);
