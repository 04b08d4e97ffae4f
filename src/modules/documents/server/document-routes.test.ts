// @tests both-databases
import { spawnSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { customerRoutes } from '#modules/customers/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { testApp } from '#testing/app.ts';
import { aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { A_REASON, aFormBelowDemand } from '#testing/builders/a-weak-drive.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const ROW = firstRow();
const FORM = aConfiguredForm(release, ROW, [
  ['builtInType', 'KAF'],
  ['brakes', 'BE2'],
  ['motorVoltage', '3AC 380V'],
]);

function textOf({ rawPayload }: { rawPayload: Buffer }): string {
  return spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' }).stdout;
}

function pagesOf(text: string): number {
  return text.split('\f').length;
}

function firstRow(): string {
  const found = searchCatalogue(release.index, {
    filters: { gearboxModel: 'K', reduceUnitSize: '67', motorPower: 1.5, motorPoles: 4 },
  });
  if (!found.ok || found.value.rows[0] === undefined) throw new Error('The shipped catalogue has a K67 with 1.5 kW');
  return found.value.rows[0].id;
}

describe('a configured gear motor', () => {
  it('is saved under the name and type code the server gives it, and opened again unchanged', async () => {
    const saved = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    expect(saved.productName).toMatch(/^JRTKAF67-DN90L4-i[\d.]+-M1$/);
    expect(saved.typeCode).toMatch(/^JRTKAF67-DN90L4-BE2/);
    const opened = await app.call(cartRoutes.open, { params: { id: saved.id } }, { as: 'lv1-demo' });
    expect(opened.form).toMatchObject({ basicTypeId: ROW, motorConfig: { brakes: 'BE2', motorVoltage: '3AC 380V' } });
  });

  it.each([
    [
      'a row the catalogue does not have',
      { basicTypeId: 'K67-3-1.23-DN90L4-1.5-50' },
      'configuration.unknown-basic-type',
    ],
    ['a row of another gear unit than the form speaks of', { gearboxModel: 'R' }, 'configuration.unknown-basic-type'],
    ['a release that is no longer in force', { releaseHash: '0123456789abcdef' }, 'release.outdated'],
    [
      'IP66 with a brake and no special wishes',
      { motorConfig: { ...FORM.motorConfig, protectionClass: 'IP66' } },
      'configuration.impossible',
    ],
    [
      'a code that does not exist',
      { reduceConfig: { ...FORM.reduceConfig, oilSeal: 'RUBBER' } },
      'configuration.impossible',
    ],
    [
      'no mounting flange size where two are offered',
      { installationMethodConfig: { ...FORM.installationMethodConfig, builtInType: null } },
      'configuration.incomplete',
    ],
  ])('is refused with %s', async (_, changes, code) => {
    const body = { ...FORM, ...changes };
    await expect(app.call(cartRoutes.create, { body }, { as: 'lv1-demo' })).rejects.toMatchObject({
      status: code === 'release.outdated' ? 409 : 422,
      code,
    });
  });

  it.each([
    ['a malformed address', { technicalDocEmail: 'buyer@' }, '请检查邮箱格式', 'Please check email address format'],
    [
      'a malformed colour',
      { reduceConfig: { ...FORM.reduceConfig, color: '#12' } },
      '自定义颜色需填写 RAL 色号',
      'A custom colour needs its RAL code',
    ],
    [
      'special wishes without words',
      { specialWishes: true, customizedRequirements: null },
      '已勾选特殊要求，请填写内容',
      'Special wishes are ticked: please say which',
    ],
  ])('is refused for %s with the sentence of the form', async (_, changes, zh, en) => {
    for (const [language, sentence] of [
      ['zh-cn', zh],
      ['en', en],
    ] as const) {
      const caller = { as: 'lv1-demo', headers: { 'accept-language': language } };
      const answer = (await app.send(cartRoutes.create, { body: { ...FORM, ...changes } }, caller)).json();
      expect(answer).toMatchObject({ code: 422, error: { code: 'configuration.invalid' } });
      expect(answer.description.slice(0, sentence.length)).toBe(sentence);
    }
  });

  it('of an earlier release is refused in words that say what to do', async () => {
    const body = { ...FORM, releaseHash: '0123456789abcdef' };
    const said = async (language: string) =>
      (await app.send(cartRoutes.create, { body }, { as: 'lv1-demo', headers: { 'accept-language': language } })).json()
        .description;
    expect(await said('zh-cn')).toMatch(/产品数据已更新.*刷新/);
    expect(await said('en')).toMatch(/product data .* updated.*[Rr]eload/);
  });

  it('is refused with the reason in the language of the person', async () => {
    const body = { ...FORM, motorConfig: { ...FORM.motorConfig, protectionClass: 'IP66' } };
    const said = async (language: string) =>
      (await app.send(cartRoutes.create, { body }, { as: 'lv1-demo', headers: { 'accept-language': language } })).json()
        .description;
    expect(await said('zh-cn')).toContain('特殊要求');
    expect(await said('en')).toContain('special wishes');
  });
});

describe('the technical document', () => {
  const download = (body: unknown, query: object = {}, as = 'lv1-demo') =>
    app.send(documentRoutes.downloadTechnicalDocuments, { body, query }, { as });

  it('of a saved line is a PDF under the specified name', async () => {
    const { id, productName } = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const answer = await download([{ productConfig: { id } }], { language: 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`filename="${productName}-technical file.pdf"`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('of a line saved below its demand before a reason was asked for is printed once one is given', async () => {
    const form = { ...aFormBelowDemand(release), serviceFactorAccepted: A_REASON };
    const { id } = await app.call(cartRoutes.create, { body: form }, { as: 'lv1-demo' });
    expect((await download([{ productConfig: { id } }])).statusCode).toBe(200);
    const { serviceFactorAccepted: _reason, ...old } = form;
    await app.database.db.update(configurations).set({ form: old }).where(eq(configurations.id, id));
    const answer = await download([{ productConfig: { id } }]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'configuration.below-demand']);
    const sent = await download([{ productConfig: old }]);
    expect([sent.statusCode, sent.json().error.code]).toEqual([422, 'configuration.below-demand']);
  });

  it('of an answered line that is sent without its id still says whose it is and how often', async () => {
    const { id: _id, ...line } = await app.call(
      cartRoutes.create,
      { body: { ...FORM, quantity: 7 } },
      { as: 'lv1-demo' },
    );
    const answer = await download([{ productConfig: line }], { language: 'en' });
    expect(answer.statusCode).toBe(200);
    const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: answer.rawPayload, encoding: 'utf8' });
    expect(stdout.replace(/\s+/g, ' ')).toContain(`Customer ${line.customerName}`);
    expect(stdout).toMatch(/Quantity\s+7\b/);
  });

  it('of a line of an earlier release is printed as long as it is a product of the present one', async () => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const store = (form: object) =>
      app.database.db
        .update(configurations)
        .set({ form: { ...FORM, releaseHash: '0123456789abcdef', ...form }, releaseHash: '0123456789abcdef' })
        .where(eq(configurations.id, id));
    await store({});
    expect((await download([{ productConfig: { id } }])).statusCode).toBe(200);
    await store({ reduceConfig: { ...FORM.reduceConfig, oilSeal: 'RUBBER' } });
    expect((await download([{ productConfig: { id } }])).json().error.code).toBe('configuration.impossible');
  });

  it('of a configuration that is not saved and stems from an earlier release is refused', async () => {
    const answer = await download([{ productConfig: { ...FORM, releaseHash: '0123456789abcdef' } }]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'release.outdated']);
  });

  it.each(['zh-cn', 'en', 'both'])('is printed in %s without being saved', async (language) => {
    const answer = await download([{ productConfig: FORM }], { language });
    expect([answer.statusCode, answer.rawPayload.length > 10_000]).toEqual([200, true]);
  });

  it('of a line of another customer is as absent as one that does not exist', async () => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const foreign = await download([{ productConfig: { id } }], {}, 'lv2-demo');
    const absent = await download([{ productConfig: { id: '01890000-0000-7000-8000-000000000000' } }], {}, 'lv2-demo');
    expect([foreign.statusCode, foreign.json()]).toEqual([absent.statusCode, absent.json()]);
    expect(foreign.statusCode).toBe(404);
  });

  it('of a line that was saved for a customer is there for whoever acts and for the customer', async () => {
    const [tree] = await app.call(customerRoutes.assistTree, { body: {} }, { as: 'sales-demo' });
    const headers = { 'on-behalf-of': tree?.children[0]?.id ?? '' };
    const line = await app.call(cartRoutes.create, { body: FORM }, { as: 'sales-demo', headers });
    const body = [{ productConfig: { id: line.id } }];
    for (const caller of [{ as: 'sales-demo', headers }, { as: 'sales-demo' }, { as: 'lv2-demo' }]) {
      const answer = await app.send(documentRoutes.downloadTechnicalDocuments, { body }, caller);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
  });

  it.each([
    ['downloadMxPdf', 'Dimension sheet of the mounting position', 'Lubricant, spare parts and handling'],
    ['downloadOthersPdf', 'Lubricant, spare parts and handling', 'Dimension sheet of the mounting position'],
  ])('with %s brings its pages, and only those', async (flag, brought, left) => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const plain = textOf(await download([{ productConfig: { id } }], { language: 'en' }));
    expect([plain.includes(brought), plain.includes(left)]).toEqual([false, false]);
    const more = textOf(await download([{ productConfig: { id } }], { language: 'en', [flag]: 'true' }));
    expect([more.includes(brought), more.includes(left)]).toEqual([true, false]);
    const both = { language: 'both', downloadMxPdf: 'true', downloadOthersPdf: 'true' };
    const all = textOf(await download([{ productConfig: { id } }], both));
    expect([all.includes(brought), all.includes(left)]).toEqual([true, true]);
    expect(all).toContain('安装方位尺寸页');
    expect(pagesOf(more)).toBe(pagesOf(plain) + 1);
  });

  it('behind which lubricant and handling stand tells the oil, its quantity and the mass that the sheet tells', async () => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const text = textOf(await download([{ productConfig: { id } }], { language: 'en', downloadOthersPdf: 'true' }));
    const page = text.slice(text.indexOf('Lubricant, spare parts and handling')).replace(/\s+/g, ' ');
    for (const said of ['VG220', '1.1 L', '62 kg', 'serial number on the nameplate']) expect(page).toContain(said);
  });

  it('of a saved line sent whole, as it was answered, has the pages of the line', async () => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const answered = await app.call(cartRoutes.open, { params: { id } }, { as: 'lv1-demo' });
    const flags = { language: 'en', downloadMxPdf: 'true', downloadOthersPdf: 'true' };
    const [whole, byId] = [
      textOf(await download([{ productConfig: answered }], flags)),
      textOf(await download([{ productConfig: { id } }], flags)),
    ];
    expect(whole).toContain('Dimension sheet of the mounting position');
    expect(whole).toBe(byId);
  });

  it('of a form that names a line which says something else, or one out of reach, is that of the form', async () => {
    const { id } = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const flags = { language: 'en', downloadMxPdf: 'true', downloadOthersPdf: 'true' };
    const other = await download([{ productConfig: { ...FORM, id, remark: 'another one' } }], flags);
    expect(textOf(other)).toContain('another one');
    expect(textOf(other)).not.toContain('Dimension sheet of the mounting');
    const foreign = await download([{ productConfig: { ...FORM, id } }], flags, 'lv2-demo');
    expect(foreign.statusCode).toBe(200);
    expect(textOf(foreign)).not.toContain('Dimension sheet of the mounting');
  });

  it('of one line named by its id and sent whole is refused: it would be printed twice', async () => {
    const line = await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' });
    const answer = await download([{ productConfig: { id: line.id } }, { productConfig: line }]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'document.repeated']);
  });

  it('of what is not saved has the page of lubricant and handling, and no drawing of it', async () => {
    const flags = { language: 'en', downloadMxPdf: 'true', downloadOthersPdf: 'true' };
    const text = textOf(await download([{ productConfig: FORM }], flags));
    expect(text).toContain('Lubricant, spare parts and handling');
    expect(text).not.toContain('Dimension sheet of the mounting');
  });

  it('of nothing is refused, and so is one without a login', async () => {
    expect((await download([])).json().error.code).toBe('document.empty');
    expect(
      (await app.send(documentRoutes.downloadTechnicalDocuments, { body: [{ productConfig: FORM }] })).statusCode,
    ).toBe(401);
  });
});
