// @tests slow
import { expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { engineerRoutes, savedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { testApp } from '#testing/app.ts';
import { extent } from '#testing/extent.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { JRP_LINE } from './line.ts';
import type { PlanetaryRow } from './rating/planetary-row.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db, 'JRP');
const context = contextOf(release);
const customer = { as: 'lv1-demo' };
const asker = { productLine: 'JRP', name: '王工', email: 'wang@example.com', message: '请确认尺寸和价格。' } as const;

const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });
const change = (config: Configuration, next: Change) => applyChange(config, next, context).config;

/** What is asked of the search, and how the unit is driven: some units of each kind. */
const ASKED = [
  { design: 'L', inputType: 'AD', lifetime: '10000', inputSpeed: 1450, outputTorque: 600, ratio: 28 },
  { design: 'L', inputType: 'AM', lifetime: '5000', inputSpeed: 960, outputTorque: 9000, ratio: 158 },
  { design: 'K', inputType: 'motor', lifetime: '10000', inputSpeed: 1450, outputTorque: 15000, ratio: 100 },
  { design: 'K', inputType: 'AH', lifetime: '1000', inputSpeed: 700, outputTorque: 60000, ratio: 200 },
  { design: 'L', inputType: 'AQS', lifetime: '2000', inputSpeed: 2500, outputTorque: 20000, ratio: 300 },
];
const SEEDS = [1, 2, 3, 4, 5].slice(0, extent({ quick: 1, usual: 2, long: 5 }));
const CASES = ASKED.flatMap((asked, index) => SEEDS.map((seed) => ({ asked, seed: index * 10 + seed })));
const FREE = [
  'builtInType',
  'outputShaftType',
  'installationPosition',
  'motorSize',
  'brakes',
  'lubricatingOil',
  'cooling',
];

it.each(CASES)(
  '$asked.design with $asked.inputType for $asked.outputTorque Nm goes from step 0 to line, sheet and enquiry: $seed',
  async ({ asked: { inputType, ...asked }, seed }) => {
    const random = randomFrom(seed);
    const { design, lifetime, ...figures } = asked;
    let config = [choose('design', design), choose('inputType', inputType), choose('lifetime', lifetime)].reduce(
      change,
      JRP_LINE.empty,
    );
    for (const [field, value] of Object.entries(figures)) config = change(config, { kind: 'search', field, value });
    // Step 1: the server finds it.
    const query = Object.fromEntries(Object.entries(asked).map(([field, value]) => [field, String(value)]));
    const { rows } = (await app.send(catalogueRoutes.rows, { params: { line: 'JRP' }, query })).json().result;
    const suited = rows.filter(({ id }: { id: string }) => fits(config, id, asked));
    expect(suited.length).toBeGreaterThan(0);
    const row = release.index.find(oneOf<{ id: string }>(suited, random).id, asked) as PlanetaryRow;
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
    // Step 5: saved, opened again as it was, printed, asked about.
    const form = savedForm.parse(
      JRP_LINE.saved.write(config, standing, { technicalVersion: 'en', releaseHash: release.hash }),
    );
    const saved = await app.send(cartRoutes.create, { body: { ...form, quantity: 2 } }, customer);
    expect([saved.statusCode, saved.json().result]).toMatchObject([
      200,
      { category: 'JRP', isToBeConfirmed: true, quantity: 2, productName: JRP_LINE.productName(row, standing) },
    ]);
    const { id, typeCode } = saved.json().result;
    expect(typeCode).toMatch(/^JRP[LK]\d\d-[1-4][FBS]-[A-Za-z]+\d*-i[\d.]+\/(10|5|2|1)-[SPH]/);
    const opened = (await app.send(cartRoutes.open, { params: { id } }, customer)).json().result;
    expect(described(JRP_LINE.saved.read(opened.form, row), context).standing).toEqual(standing);
    const body = [{ productConfig: { id } }];
    const pdf = await app.send(documentRoutes.downloadTechnicalDocuments, { body }, customer);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    app.clock.advance(61);
    const enquiry = await app.call(engineerRoutes.ask, { body: { enquiry: asker, form } as never });
    const { configuration } = await app.call(enquiryRoutes.open, { params: { id: enquiry.id } }, { as: 'sales-demo' });
    expect(configuration).toMatchObject({
      judgement: { isProduct: true, typeCode },
      form: { category: 'JRP', basicTypeId: row.id, isToBeConfirmed: true },
    });
  },
);

/** Whether a unit bears what is asked and takes the input at all. */
function fits(config: Configuration, id: string, asked: Readonly<Record<string, string | number>>): boolean {
  const row = release.index.find(id, asked) as PlanetaryRow;
  return row.serviceFactor >= 1 && domainsOf(change(config, { kind: 'basicType', row }), context) !== undefined;
}
