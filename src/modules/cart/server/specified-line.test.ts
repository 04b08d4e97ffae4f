import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID } from '#testing/builders/a-configured-form.ts';
import {
  type Fields,
  namesIn,
  rowWith,
  SPECIFIED_LINE,
  SPECIFIED_PARTS,
  specifiedLine,
} from '#testing/builders/a-specified-line.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const lv1 = { as: 'lv1-demo' };
const A_MODULE_ROW = rowWith(release, { inputType: 'AM', inputModule: 'AM90', ratio: 57.28 });

/** What a part says, apart from its id. */
function saidIn(part: unknown): Fields {
  const { id: _, ...fields } = part as Fields;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** The staff of the customer in the order of the database, which may pass over a hyphen. */
const MANAGERS = expect.stringMatching(/^2000, (sales-demo, sales2-demo|sales2-demo, sales-demo)$/);
const NAMES = { userId: 'somebody', customerName: 'Somebody Ltd.', accountManagerName: 'Somebody Else' };

describe.each([
  ['with a motor', A_ROW_ID],
  ['with a module', A_MODULE_ROW],
])('an inquiry line as specified (spec 001 §3), %s', (_, rowId) => {
  const sent = specifiedLine(release, rowId);

  test('is saved, and read back with every specified field', async () => {
    const { id } = await app.call(cartRoutes.create, { body: { ...sent, quantity: 2 } as never }, lv1);
    const answered: Fields = await app.call(cartRoutes.open, { params: { id } }, lv1);
    expect(Object.keys(answered)).toEqual(expect.arrayContaining(namesIn(SPECIFIED_LINE)));
    for (const part of Object.keys(SPECIFIED_PARTS))
      expect(answered[part]).toEqual(sent[part] && expect.objectContaining(saidIn(sent[part])));
    expect(answered).toMatchObject({ ...(answered.form as Fields), quantity: 2, inquiryStatus: 'N' });
  });

  test('is listed with every specified field of the line itself, without its parts', async () => {
    const { id } = await app.call(cartRoutes.create, { body: { ...sent, remark: 'for belt 2' } as never }, lv1);
    const opened: Fields = await app.call(cartRoutes.open, { params: { id } }, lv1);
    const listed: Fields = (await app.call(cartRoutes.list, {}, lv1)).rows.find((row) => row.id === id)!;
    for (const name of namesIn(SPECIFIED_LINE)) expect([name, listed[name]]).toEqual([name, opened[name]]);
    expect(listed.remark).toBe('for belt 2');
    for (const part of [...Object.keys(SPECIFIED_PARTS), 'form']) expect(listed).not.toHaveProperty(part);
  });

  test('as it was answered is saved again, copied, and printed', async () => {
    const answered = await app.call(cartRoutes.create, { body: { ...sent, quantity: 4 } as never }, lv1);
    const { id } = answered;
    const changed = await app.call(
      cartRoutes.update,
      { params: { id }, body: { ...answered, remark: 'changed' } as never },
      lv1,
    );
    expect(changed).toMatchObject({ id, quantity: 4, remark: 'changed', form: { remark: 'changed' } });
    const copy = await app.call(cartRoutes.create, { body: changed as never }, lv1);
    expect([copy.id === id, copy.version, copy.typeCode]).toEqual([false, 1, changed.typeCode]);
    const file = await app.send(
      documentRoutes.downloadTechnicalDocuments,
      { body: [{ productConfig: changed as never }] },
      lv1,
    );
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('keeps its quantity where a change says none', async () => {
    const { id, version } = await app.call(cartRoutes.create, { body: { ...sent, quantity: 7 } as never }, lv1);
    const { quantity: _, ...unsaid } = sent;
    const changed = await app.call(
      cartRoutes.update,
      { params: { id }, body: { ...unsaid, remark: 'changed', version } as never },
      lv1,
    );
    expect([changed.quantity, changed.version]).toEqual([7, 2]);
  });

  test('names other systems’ ids and the whole product beside itself, which have no say', async () => {
    const productConfig = { ...sent, id: 17, productName: 'theirs' };
    const line = await app.call(
      cartRoutes.create,
      { body: { ...sent, id: 4711, userId: 12, productConfig } as never },
      lv1,
    );
    expect(line).toMatchObject({ userId: 'lv1-demo', productConfig: { productName: line.productName } });
  });

  test('names nobody into it: owner, customer and manager are the server’s', async () => {
    const line = await app.call(cartRoutes.create, { body: { ...sent, ...NAMES } as never }, lv1);
    expect(line).toMatchObject({
      userId: 'lv1-demo',
      customerName: '华东传动设备有限公司',
      accountManagerName: MANAGERS,
      productConfig: { productName: line.productName },
    });
    expect((await app.call(cartRoutes.list, {}, lv1)).rows.find(({ id }) => id === line.id)).toMatchObject({
      userId: 'lv1-demo',
      accountManagerName: MANAGERS,
      productConfig: { productName: line.productName },
    });
  });

  test('is changed under the ids of its parts, and printed as it is', async () => {
    const { id, version, form } = await app.call(cartRoutes.create, { body: sent as never }, lv1);
    const ids = Object.keys(SPECIFIED_PARTS).map((part) => {
      const stored = (form as Fields)[part] as Fields | null;
      return [part, sent[part] && { ...(sent[part] as Fields), id: stored?.id }];
    });
    const edited = { ...sent, ...NAMES, ...Object.fromEntries(ids), id, quantity: 3, version };
    const changed = await app.call(cartRoutes.update, { params: { id }, body: edited as never }, lv1);
    expect(changed).toMatchObject({ quantity: 3, form: { installationMethodConfig: form.installationMethodConfig } });
    const { version: _, ...printed } = edited;
    const body = [{ productConfig: printed }];
    const file = await app.send(documentRoutes.downloadTechnicalDocuments, { body }, lv1);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

test('customised requirements are stored by their text alone, and by a change that sends back what was answered', async () => {
  const sent = { ...specifiedLine(release, A_ROW_ID), customizedRequirements: 'IP65 please' };
  const created = await app.call(cartRoutes.create, { body: sent as never }, lv1);
  expect(created).toMatchObject({ customizedRequirements: 'IP65 please', form: { specialWishes: true } });
  const { form: _, specialWishes: _mark, ...answered } = created as typeof created & Fields;
  const { id } = created;
  const changed = await app.call(cartRoutes.update, { params: { id }, body: answered as never }, lv1);
  expect(changed.customizedRequirements).toBe('IP65 please');
});

test.each(['', false, 0])('a brake, release device and thermal protection of %j are none', async (nothing) => {
  const line = specifiedLine(release, A_ROW_ID);
  const none = { brakes: nothing, releaseDevice: nothing, motorThermalProtection: nothing };
  const saved = await app.call(
    cartRoutes.create,
    { body: { ...line, motorConfig: { ...(line.motorConfig as Fields), ...none } } as never },
    lv1,
  );
  expect(saved.motorConfig).toMatchObject({ brakes: null, motorThermalProtection: null });
  expect(saved.motorConfig?.releaseDevice ?? null).toBeNull();
});

test.each([[''], [[]], [false]])('lists of which nothing is ticked may be sent as %j', async (nothing) => {
  const line = specifiedLine(release, A_ROW_ID);
  const lists = { ulAuthen: nothing, vfdOptions: nothing, otherMotorOptions: nothing };
  const body = { ...line, motorConfig: { ...(line.motorConfig as Fields), ...lists } } as never;
  const saved = await app.call(cartRoutes.create, { body }, lv1);
  expect(saved.motorConfig).toMatchObject({ ulAuthen: null, vfdOptions: null, otherMotorOptions: null });
});

test('what must be chosen is asked for by its name where it is sent empty', async () => {
  const line = specifiedLine(release, A_ROW_ID);
  const empty = Object.fromEntries(namesIn(SPECIFIED_PARTS.installationMethodConfig).map((name) => [name, '']));
  const installation = { ...empty, reduceType: 'JRTK' };
  const answer = await app.send(cartRoutes.create, { body: { ...line, installationMethodConfig: installation } }, lv1);
  expect(answer.json().error).toMatchObject({ code: 'configuration.incomplete' });
});

test('a form that writes its values as the specification does is stored by their codes', async () => {
  const line = { ...specifiedLine(release, A_ROW_ID), efficiencyClass: 'DN(IE3)' };
  expect(await app.call(cartRoutes.create, { body: line as never }, lv1)).toMatchObject({ efficiencyClass: 'DN' });
  const bare = { ...specifiedLine(release, rowWith(release, { inputType: 'none' })), inputType: 'Without Input' };
  expect(await app.call(cartRoutes.create, { body: bare as never }, lv1)).toMatchObject({ inputType: 'none' });
});

test.each(['E', ''])('what another line has in a part is left aside: %j', async (absoluteEncoder) => {
  const line = specifiedLine(release, A_ROW_ID);
  const parts = {
    motorConfig: { ...(line.motorConfig as Fields), absoluteEncoder },
    installationMethodConfig: { ...(line.installationMethodConfig as Fields), outputShaftType: 'hollow' },
  };
  const { form } = await app.call(cartRoutes.create, { body: { ...line, ...parts } as never }, lv1);
  expect(JSON.stringify(form)).not.toMatch(/absoluteEncoder|outputShaftType/);
});

test('the managers of a centre customer are those of the customer above it', async () => {
  const line = await app.call(
    cartRoutes.create,
    { body: specifiedLine(release, A_ROW_ID) as never },
    { as: 'lv2-demo' },
  );
  expect(line).toMatchObject({
    customerName: '苏州输送机械有限公司',
    accountManagerName: MANAGERS,
  });
});
