// @tests slow
import { expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { testApp } from '#testing/app.ts';
import { extent } from '#testing/extent.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { JRT_LINE } from './line.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db, 'JRT');
const context = contextOf(release);
const customer = { as: 'lv1-demo' };

const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });
const change = (config: Configuration, next: Change) => applyChange(config, next, context).config;

/** What is asked of the search: some products of each kind. */
const ASKED = [
  { gearboxModel: 'R', inputType: 'motor', motorPower: '1.5', outputSpeed: '25' },
  { gearboxModel: 'F', inputType: 'motor', motorPower: '5.5', outputSpeed: '45' },
  { gearboxModel: 'K', inputType: 'JCMC', motorPower: '2.2', outputSpeed: '60' },
  { gearboxModel: 'S', inputType: 'motor', motorPower: '0.55', outputSpeed: '20' },
  { gearboxModel: 'K', inputType: 'AM', outputTorque: '800', ratio: '40' },
];
const SEEDS = [1, 2, 3, 4, 5].slice(0, extent({ quick: 1, usual: 2, long: 5 }));
const CASES = ASKED.flatMap((asked, index) => SEEDS.map((seed) => ({ asked, seed: index * 10 + seed })));
const FREE = [
  'builtInType',
  'installationPosition',
  'boxLocation',
  'brakes',
  'encoder',
  'protectionClass',
  'oilSeal',
  'surfaceProtection',
  'nameplate',
];

it.each(CASES)(
  '$asked.gearboxModel with $asked.inputType goes from step 0 to its saved line, its code and its sheet: $seed',
  async ({ asked, seed }) => {
    const random = randomFrom(seed);
    // Step 0: what kind of drive it is.
    let config = [choose('gearboxModel', asked.gearboxModel), choose('inputType', asked.inputType)].reduce(
      change,
      JRT_LINE.empty,
    );
    // Step 1: the server finds it.
    const { rows } = (await app.send(catalogueRoutes.rows, { params: { line: 'JRT' }, query: asked })).json().result;
    expect(rows.length).toBeGreaterThan(0);
    const row = release.index.find(oneOf<{ id: string }>(rows, random).id, {});
    if (row === undefined) throw new Error('A row that was found is in the catalogue');
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
    config = change(config, { kind: 'write', field: 'customizedRequirements', text: 'sealed for wash-down' });
    const { isComplete, openPoints, standing } = described(config, context);
    expect([openPoints, isComplete]).toEqual([[], true]);
    // Step 5: saved, opened again as it was, its type code read back, printed.
    const form = JRT_LINE.saved.write(config, standing, { technicalVersion: 'en', releaseHash: release.hash });
    const saved = await app.send(cartRoutes.create, { body: { ...savedForm.parse(form), quantity: 2 } }, customer);
    expect([saved.statusCode, saved.json().result]).toMatchObject([
      200,
      { category: 'JRT', gearboxModel: asked.gearboxModel, quantity: 2 },
    ]);
    const { id } = saved.json().result;
    const opened = (await app.send(cartRoutes.open, { params: { id } }, customer)).json().result;
    expect(described(JRT_LINE.saved.read(opened.form, row), context).standing).toEqual(standing);
    const code = writeTypeCode(config, context, 'full') ?? '';
    expect(readTypeCode(code, { ...context, rowsOf: () => [row] })).toMatchObject({ unread: [], cleared: [] });
    const body = [{ productConfig: { id } }];
    const pdf = await app.send(documentRoutes.downloadTechnicalDocuments, { body }, customer);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  },
);
