// @tests both-databases-long
import { describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { engineerRoutes } from '#modules/configurator/contract.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm, anOpenForm } from '#testing/builders/a-configured-form.ts';
import { aFormByEnquiry } from '#testing/builders/a-weak-drive.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const form = aConfiguredForm(release, A_ROW_ID);
const enquiry = {
  productLine: 'JRT',
  name: '王工',
  email: 'wang@example.com',
  message: '能否配 250 mm 法兰？',
} as const;
const demand = [{ name: 'n2', value: '50 r/min' }];

async function askedAs(sent: object) {
  app.clock.advance(61);
  const { id } = await app.call(engineerRoutes.ask, { body: { enquiry, ...sent } as never });
  return app.call(enquiryRoutes.open, { params: { id } }, { as: 'sales-demo' });
}

describe('an enquiry about a configuration', () => {
  it('keeps what was asked, the demand and the form, named by the server', async () => {
    const { configuration, subject } = await askedAs({ asked: '250 mm', demand, form });
    expect(subject).toBe('250 mm');
    expect(configuration).toMatchObject({
      asked: '250 mm',
      demand,
      judgement: { isProduct: true, typeCode: expect.stringMatching(/^JRT/), reason: '' },
      form: { category: 'JRT', basicTypeId: form.basicTypeId },
    });
  });

  it('keeps the case of the sizing it comes from, whether it is a product or not, and shows it to nobody who may not read it', async () => {
    const sizingCase = 'application=hoist&m_L=5000%7Ekg';
    const sized = { ...form, sizingCase };
    const { id, configuration } = await askedAs({ form: sized });
    expect(configuration?.form).toMatchObject({ sizingCase });
    const open = await askedAs({ form: { ...anOpenForm(release, A_ROW_ID), sizingCase } });
    expect(open.configuration?.form).toMatchObject({ sizingCase });
    const stranger = app.call(enquiryRoutes.open, { params: { id } }, { as: 'lv1-demo' });
    await expect(stranger).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    const body = { enquiry, form: { ...form, sizingCase: 'https://example.com' } } as never;
    expect((await app.send(engineerRoutes.ask, { body })).statusCode).toBe(400);
  });

  it('tells whoever answers the figures of the drive and how it is mounted, in the language of the reader', async () => {
    const { configuration } = await askedAs({ form });
    expect(configuration?.drive?.figures).toHaveLength(8);
    expect(configuration?.drive?.figures).toContainEqual(
      expect.objectContaining({ label: '电机功率', symbol: 'P', value: '1.5', unit: 'kW' }),
    );
    expect(configuration?.drive?.fittings.map(({ label }) => label)).toEqual(['安装形式', '安装方位']);
  });

  it('tells whoever answers what was asked for in the language of the reader, not of the sender', async () => {
    const sent = [
      { name: 'Output speed', value: '50 r/min', of: { field: 'outputSpeed', code: '50' } },
      { name: 'Gear type', value: 'K helical-bevel', of: { field: 'gearboxModel', code: 'K' } },
      { name: 'Motor power', value: '75 kW', of: { field: 'motorPower', code: '75' } },
      { name: 'Near miss 2', value: 'K47 · 50.8 r/min', of: { field: 'nearMiss', code: '2' } },
      { name: 'Belt', value: 'steep', of: { field: 'belt', code: 'steep' } },
    ];
    const { configuration } = await askedAs({ demand: sent });
    expect(configuration?.near).toEqual([{ name: '接近要求的产品 2', value: 'K47 · 50.8 r/min' }]);
    expect(configuration?.demand).toEqual([
      { name: '输出转速', value: '50 r/min' },
      { name: '减速机类型', value: 'K 斜齿轮-伞齿轮减速机' },
      { name: '电机功率', value: '75\u00a0kW' },
      { name: 'Belt', value: 'steep' },
    ]);
  });

  it('that is not complete says what is chosen so far and what is open, and takes nothing for chosen', async () => {
    const { configuration } = await askedAs({ form: anOpenForm(release, A_ROW_ID) });
    expect(configuration).toMatchObject({
      judgement: { isProduct: false, productName: '', typeCode: expect.stringMatching(/^JRTK67-/) },
      form: { installationMethodConfig: { builtInType: null } },
    });
    expect(configuration?.judgement?.typeCode).not.toMatch(/^JRTKA/);
    expect(configuration?.judgement?.reason).toMatch(/装配|安装/);
    expect(configuration?.drive?.fittings.map(({ label }) => label)).not.toContain('安装形式');
  });

  it('tells what was chosen from the standard nobody chose, and names what is open (issue 12)', async () => {
    const fittingsOf = async (sent: object) => {
      const { drive } = (await askedAs(sent)).configuration ?? {};
      return { fittings: drive?.fittings.map(({ value, byWhom }) => [value, byWhom]), open: drive?.open };
    };
    const complete = await fittingsOf({ form, chosen: ['builtInType'] });
    expect(complete).toEqual({
      fittings: [
        [expect.any(String), 'chosen'],
        ['M1', 'standard'],
      ],
      open: [],
    });
    const open = await fittingsOf({ form: anOpenForm(release, A_ROW_ID), chosen: [] });
    expect(open).toEqual({ fittings: [['M1', 'standard']], open: ['安装形式'] });
    expect((await fittingsOf({ form })).fittings).toContainEqual(['M1', undefined]);
  });

  it('that is no product is kept as it came, with the reason in the language of the reader', async () => {
    const { configuration } = await askedAs({ form: { ...form, basicTypeId: 'nothing' } });
    expect(configuration).toMatchObject({
      judgement: { isProduct: false, typeCode: '' },
      form: { basicTypeId: 'nothing' },
    });
    expect(configuration?.judgement?.reason).toMatch(/\p{Script=Han}/u);
  });

  it('about a drive that is supplied by enquiry only has its figures for a reason', async () => {
    const { configuration } = await askedAs({ form: aFormByEnquiry(release) });
    expect(configuration?.judgement).toMatchObject({
      isProduct: false,
      reason: expect.stringMatching(/0\.\d\d < 1\.40（−/),
    });
  });

  it('may come before a drive was chosen', async () => {
    expect((await askedAs({ asked: 'R 250 mm' })).configuration).toMatchObject({ judgement: null, form: null });
  });

  it('has for its form a line as it was answered', async () => {
    const lv1 = { as: 'lv1-demo' };
    const line = await app.call(cartRoutes.create, { body: { ...form, remark: 'for belt 2' } as never }, lv1);
    const { configuration } = await askedAs({ form: line });
    expect(configuration).toMatchObject({
      judgement: { isProduct: true, typeCode: line.typeCode },
      form: { remark: 'for belt 2', basicTypeId: form.basicTypeId },
    });
    expect(configuration?.form).not.toHaveProperty('typeCode');
  });

  it('keeps no mark that turns a remark around', async () => {
    const { configuration } = await askedAs({ form: { ...form, remark: 'fB \u202e40.1' } });
    expect(configuration?.form).toMatchObject({ remark: 'fB 40.1' });
  });

  it('of another line than the form is refused at the field', async () => {
    const body = { enquiry: { ...enquiry, productLine: 'JRP' }, form };
    const answer = await app.send(engineerRoutes.ask, { body });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, 'body.form.category']);
  });
});
