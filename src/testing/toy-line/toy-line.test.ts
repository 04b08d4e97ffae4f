// @tests alone
import { expect, it } from 'vitest';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { prepareBefore } from './prepare-before.ts';
import { registerLine } from './register-line.ts';
import { TOY } from './toy.ts';

await prepareBefore();
registerLine(TOY);

const { testApp } = await import('#testing/app.ts');
const { catalogueRoutes } = await import('#modules/catalogue/contract.ts');
const { cartRoutes } = await import('#modules/cart/contract.ts');
const { documentRoutes } = await import('#modules/documents/contract.ts');
const { loadActiveRelease } = await import('#modules/catalogue/server/release/active-release.ts');
const { contextOf } = await import('#modules/configurator/server/public.ts');
const { describe: describeConfiguration } = await import('#modules/configurator/domain/describe/describe.ts');
const { emptyWizard, reduceWizard } = await import('#modules/configurator/domain/wizard/reducer.ts');
const { readPersisted, toPersisted } = await import('#modules/configurator/domain/wizard/persisted.ts');
const { writeTypeCode } = await import('#modules/configurator/domain/type-code/write-type-code.ts');
const { readTypeCode } = await import('#modules/configurator/domain/type-code/read-type-code.ts');

const app = await testApp({ demo: true, prepareAnew: true });
const customer = { as: 'lv1-demo' };

it('a line of its own kind goes the whole way of a product, registered by one line', async () => {
  // Build and release: checked, compiled, seeded, in force beside the shipped line's.
  const release = await loadActiveRelease(app.portal.db, 'TOY');
  const served = await app.call(catalogueRoutes.currentRelease, { params: { family: 'TOY' as 'JRT' } });
  expect(served).toMatchObject({ family: 'TOY', version: expect.any(String), hash: release.hash, basicTypes: 6 });
  expect(release.compiled).toBeDefined();

  // Published anew with one rule more, by an administrator.
  const { model } = release.product;
  const rules = [
    ...model.rules,
    { id: 'trial', expr: { in: ['lid', ['none', 'steel', 'glass']] }, reason: { zh: '试', en: 'Trial' } },
  ];
  const published = await app.send(
    catalogueRoutes.publishRelease,
    { params: { family: 'TOY' }, body: { ...release.product, model: { ...model, rules } } },
    { as: 'admin' },
  );
  expect([published.statusCode, published.json().result]).toMatchObject([200, { family: 'TOY', active: true }]);

  // Wizard: two steps, a row, an option that the crank excludes, a draft that is stored and read.
  const inForce = await loadActiveRelease(app.portal.db, 'TOY');
  const context = contextOf(inForce);
  const row = inForce.index.find('TOY20-motor-10', {});
  if (row === undefined) throw new Error('The toy has six rows');
  const changes: Change[] = [
    { kind: 'choose', field: 'drive', value: 'motor' },
    { kind: 'basicType', row },
    { kind: 'choose', field: 'lid', value: 'glass' },
    { kind: 'choose', field: 'paint', value: 'red' },
  ];
  const wizard = changes.reduce(
    (state, change) => reduceWizard(state, { type: 'change', change }, context),
    emptyWizard(context.line),
  );
  const config = wizard.history.present;
  const { steps, isComplete, standing } = describeConfiguration(config, context);
  expect(steps.map(({ id, fields, state }) => [id, fields.map((field) => field.id), state])).toEqual([
    ['crank', ['size', 'drive'], 'done'],
    ['trim', ['lid', 'paint'], 'done'],
  ]);
  expect([isComplete, standing]).toEqual([true, { size: '20', drive: 'motor', lid: 'glass', paint: 'red' }]);
  const cranked = reduceWizard(
    emptyWizard(context.line),
    { type: 'change', change: { kind: 'choose', field: 'drive', value: 'hand' } },
    context,
  ).history.present;
  expect(stateOfOption(cranked, 'lid', 'glass')).toBe('excluded');
  expect(describeConfiguration(cranked, context).openPoints).toMatchObject([{ code: 'basic-type-missing', step: 0 }]);
  const draft = JSON.parse(JSON.stringify(toPersisted(wizard, context.line)));
  expect(readPersisted(draft, context.line)).toMatchObject({ state: { history: { present: config } }, dropped: [] });

  // Save and reopen: its own form over HTTP, its own row and answers back.
  const options = { technicalVersion: 'en', releaseHash: inForce.hash };
  const form = context.line.saved.write(config, standing, options);
  const saved = await app.send(cartRoutes.create, { body: { ...form, quantity: 3 } }, customer);
  expect([saved.statusCode, saved.json().result]).toMatchObject([
    200,
    { category: 'TOY', gearboxModel: 'motor', productName: 'TOY20-motor-10', quantity: 3 },
  ]);
  const { id } = saved.json().result;
  const opened = (await app.send(cartRoutes.open, { params: { id } }, customer)).json().result;
  expect(opened.form).toMatchObject({ category: 'TOY', answers: { lid: 'glass', paint: 'red' } });
  expect(context.line.saved.read(opened.form, row)).toEqual({ ...config, values: { lid: 'glass', paint: 'red' } });

  // Type code, there and back.
  const code = writeTypeCode(config, context, 'full') ?? '';
  expect([code, opened.typeCode]).toEqual(['TOY20-MOTOR-i10-Lglass-Pred', 'TOY20-MOTOR-i10-Lglass']);
  const rowsOf = () => ['TOY20-motor-10', 'TOY20-motor-20'].flatMap((one) => inForce.index.find(one, {}) ?? []);
  const read = readTypeCode(code, { ...context, rowsOf });
  expect(read).toMatchObject({
    config: { line: 'TOY', basicType: { id: row.id }, values: { lid: 'glass', paint: 'red' } },
    unread: [],
    cleared: [],
  });

  // Technical document.
  const pdf = await app.send(
    documentRoutes.downloadTechnicalDocuments,
    { body: [{ productConfig: { id } }] },
    customer,
  );
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  function stateOfOption(of: Configuration, field: string, option: string) {
    const fields = describeConfiguration(of, context).steps.flatMap((step) => step.fields);
    return fields.find((one) => one.id === field)?.options.find(({ value }) => value === option)?.state;
  }
});
