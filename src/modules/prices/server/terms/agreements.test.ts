// @tests both-databases-long
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { organisations } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { productOfForm } from '#modules/configurator/server/public.ts';
import { priceRoutes, agreementRoutes as routes } from '#modules/prices/contract.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { customerTerms, priceAgreements, priceVersions } from '#modules/prices/server/price-tables.ts';
import { ADMIN as ADMINISTRATOR, LV1, LV2, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const { app, open, organisationOf, request, step } = await quoteApp();
const { db: owner } = app.database;
const ADMIN = { ...ADMINISTRATOR, headers: { 'accept-language': 'en' } };
const release = await loadActiveRelease(app.portal.db);
const FORM = aConfiguredForm(release, A_ROW_ID);
const named = productOfForm(FORM, release, 'en');
const CODE = named.ok ? named.value.fullTypeCode : '';
const idOf = async (name: string) =>
  (await owner.select().from(organisations).where(eq(organisations.name, name)))[0]?.id ?? '';
const [EAST, SUZHOU] = [await organisationOf('lv1-demo'), await organisationOf('lv2-demo')];
const [SOUTH, CENTRE] = [await idOf('南方包装机械有限公司'), await idOf('佛山纸箱机械有限公司')];
const TODAY = providerDay(app.clock.now());

const FAMILY = { about: { selector: 'family', key: 'JRT|K|67' }, agreed: { kind: 'discount', value: 5000 } } as const;
const PRODUCT = { about: { selector: 'product', typeCode: CODE }, agreed: { kind: 'net', value: 100_000 } } as const;

type Made = z.input<typeof routes.make.body>;
const made = (id: string, body: Made) => app.call(routes.make, { params: { id }, body }, ADMIN);
const of = async (id: string) => (await app.call(routes.list, { params: { id } }, ADMIN)).agreements;
const end = (id: string) => app.send(routes.end, { params: { id } }, ADMIN);
const evaluated = (caller: Parameters<typeof app.call>[2], quantity = 1) =>
  app.call(priceRoutes.evaluate, { body: { form: FORM, quantity } }, caller);
const unitFor = async (caller: Parameters<typeof app.call>[2], quantity = 1) =>
  (await evaluated(caller, quantity)).unit;

/** Makes an agreement that is to be refused; answers the status, and the code and words of the refusal. */
async function refused(id: string, body: object, caller: Parameters<typeof app.send>[2] = ADMIN) {
  const answer = await app.send(routes.make, { params: { id }, body: { ...FAMILY, ...body } }, caller);
  const { error, description } = answer.json();
  return { status: answer.statusCode, code: error?.code, description };
}

beforeEach(async () => {
  await owner.delete(priceAgreements);
});

describe('what was agreed with a customer', () => {
  test('is a discount on a family, from today on and until it is ended, where nothing else is said', async () => {
    const { agreements, currency } = await made(EAST, FAMILY);
    expect(currency).toBe('CNY');
    expect(agreements).toMatchObject([
      {
        ...{ selector: 'family', name: 'JRT K67', kind: 'discount', value: 5000, currency: 'CNY', note: '' },
        ...{ minQuantity: 1, validFrom: TODAY, validTo: null, state: 'in-force' },
      },
    ]);
  });

  test('is a price of one product by its type code, however it is written', async () => {
    const [, ...rest] = CODE.split('-');
    const { agreements } = await made(EAST, {
      ...PRODUCT,
      about: { selector: 'product', typeCode: ` ${CODE.split('-')[0]?.toLowerCase()}-${rest.join('-')} ` },
      ...{ minQuantity: 10, validFrom: '2999-01-01', validTo: '2999-12-31', note: ' frame contract 7 ' },
    });
    expect(agreements).toMatchObject([
      { selector: 'product', name: CODE, kind: 'net', value: 100_000, minQuantity: 10, note: 'frame contract 7' },
    ]);
    expect(agreements[0]?.state).toBe('to-come');
  });

  test('is listed with what holds first, and what ended last', async () => {
    await made(EAST, { ...FAMILY, validFrom: '2020-01-01', note: 'ended' });
    const [first] = await of(EAST);
    await end(first?.id ?? '');
    await made(EAST, { ...FAMILY, note: 'in force' });
    await made(EAST, { ...FAMILY, validFrom: '2999-01-01', note: 'to come' });
    expect((await of(EAST)).map(({ note, state }) => [note, state])).toEqual([
      ['in force', 'in-force'],
      ['to come', 'to-come'],
      ['ended', 'ended'],
    ]);
  });

  test('can be any family of the list in force, by a name in the language of the person', async () => {
    const { families } = await app.call(routes.list, { params: { id: EAST } }, ADMIN);
    expect(families).toContainEqual({ key: 'JRT|K|67|3', name: 'JRT K67, 3-stage' });
    expect(families).toContainEqual({ key: 'JD|4|1.5', name: 'JD, 4-pole, 1.5 kW' });
  });

  test('is nothing yet with a customer without terms', async () => {
    const answer = await app.call(routes.list, { params: { id: CENTRE } }, ADMIN);
    expect(answer).toEqual({ agreements: [], currency: null, families: [] });
  });

  test('is written down with who agreed it and who ended it', async () => {
    await made(EAST, { ...PRODUCT, minQuantity: 3, validFrom: '2020-01-01', validTo: '2999-12-31', note: 'n' });
    await end((await of(EAST))[0]?.id ?? '');
    const said = { agreedFor: CODE, net: 'CNY 1000.00', minQuantity: 3, validFrom: '2020-01-01', note: 'n' };
    for (const action of ['price-agreement.made', 'price-agreement.ended'] as const) {
      const events = await owner
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, action), eq(auditEvents.object, EAST)));
      expect(events.map(({ details }) => details)).toContainEqual({ ...said, validTo: '2999-12-31' });
    }
  });
});

describe('an agreement is ended', () => {
  test('by holding until yesterday', async () => {
    await made(EAST, { ...FAMILY, validFrom: '2020-01-01' });
    const [held] = await of(EAST);
    const ended = (await end(held?.id ?? '')).json().result.agreements;
    expect(ended).toMatchObject([{ state: 'ended', validFrom: '2020-01-01' }]);
    expect(ended[0].validTo < TODAY).toBe(true);
    const again = await end(held?.id ?? '');
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'price-agreement.over']);
  });

  test.each([TODAY, '2999-01-01'])('by being removed where it begins on %s', async (validFrom) => {
    await made(EAST, { ...FAMILY, validFrom });
    await end((await of(EAST))[0]?.id ?? '');
    expect(await of(EAST)).toEqual([]);
  });

  test.each(['018f3a00-0000-7000-8000-000000000000', 'none'])('not by the id %s, which is of none', async (id) => {
    expect((await end(id)).statusCode).toBe(404);
  });
});

describe('an agreement is refused', () => {
  const about = (typeCode: string) => ({ about: { selector: 'product', typeCode } });
  test.each([
    ['for no family of the list', { about: { selector: 'family', key: 'JRT|K|66' } }, 'family-unknown', 'JRT K 66'],
    ['for half a code of a family', { about: { selector: 'family', key: 'JRT|K|6' } }, 'family-unknown', 'JRT K 6'],
    ['for what is no type code', about('hello world'), 'no-product', 'begins with JRT'],
    ['for a code that leaves something open', about('JRTRF67-DN90L4-i26.72-M1'), 'no-product', 'flange diameter'],
    [
      'for a code with a word nobody knows',
      about('JRTR67-DN90L4-i26.72-M1/QQ'),
      'no-product',
      '"QQ" is not understood',
    ],
    ['with a last day before the first', { validFrom: '2999-01-02', validTo: '2999-01-01' }, 'days', TODAY],
    ['with days that are over', { validFrom: '2020-01-01', validTo: '2020-12-31' }, 'days', TODAY],
  ])('%s', async (_, body, code, words) => {
    const answer = await refused(EAST, body);
    expect(answer).toMatchObject({ status: 422, code: `price-agreement.${code}` });
    expect(answer.description).toContain(words);
    expect(await of(EAST)).toEqual([]);
  });

  test('in the language of the person', async () => {
    const chinese = { as: 'admin', headers: { 'accept-language': 'zh-cn' } };
    const answer = await refused(EAST, about('JRTR67-DN90L4-i26.72-M1/QQ'), chinese);
    expect(answer.description).toContain('无法识别“QQ”');
  });

  test.each([
    ['a price of nothing', { agreed: { kind: 'net', value: 0 } }],
    ['a whole discount', { agreed: { kind: 'discount', value: 10_000 } }],
    ['a share of a fen', { agreed: { kind: 'net', value: 1.5 } }],
    ['no piece', { minQuantity: 0 }],
    ['too many pieces', { minQuantity: 10_000 }],
    ['no day', { validFrom: '2026-02-30' }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['neither family nor product', { about: { selector: 'all' } }],
  ])('with %s', async (_, body) => {
    expect(await refused(EAST, body)).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  test('for a product on request, which has no list price', async () => {
    const answer = await refused(EAST, about('JRHH3SH08-1400/AD-i28.64-A/CW/R-FAN'));
    expect(answer).toMatchObject({ status: 422, code: 'price-agreement.on-request' });
    expect(answer.description).toContain('needs a list price');
  });

  test('with a customer without terms, or without a list in force', async () => {
    expect((await refused(CENTRE, {})).code).toBe('price-agreement.no-terms');
    await owner.update(priceVersions).set({ state: 'retired' });
    expect((await refused(EAST, {})).code).toBe('price-agreement.no-version');
    await owner.update(priceVersions).set({ state: 'active' });
  });

  test('with whoever is no customer', async () => {
    for (const id of [await organisationOf('admin'), '018f3a00-0000-7000-8000-000000000000', 'nobody'])
      expect((await refused(id, {})).status).toBe(404);
  });

  test('to everybody but the administrator', async () => {
    for (const caller of [LV1, LV2, SALES, SALES2]) {
      expect((await refused(EAST, {}, caller)).status).toBe(403);
      expect((await app.send(routes.list, { params: { id: EAST } }, caller)).statusCode).toBe(403);
    }
  });
});

describe('a product to agree on', () => {
  test('is told with its list price, and what the customer pays without any agreement', async () => {
    await made(EAST, PRODUCT);
    const asked = { params: { id: EAST }, query: { typeCode: CODE, quantity: '12' } };
    const told = await app.call(routes.product, asked, ADMIN);
    await owner.delete(priceAgreements);
    const price = await evaluated(LV1, 12);
    expect(told).toMatchObject({ typeCode: CODE, currency: 'CNY', usualUnit: await unitFor(LV1, 12) });
    expect(price.listUnit).toBe(told.listUnit);
  });

  test('is refused as an agreement on it would be', async () => {
    const asked = { params: { id: EAST }, query: { typeCode: 'hello' } };
    expect((await app.send(routes.product, asked, ADMIN)).json().error.code).toBe('price-agreement.no-product');
  });
});

describe('prices follow an agreement', () => {
  test('at once, from its quantity on, for that customer alone', async () => {
    const [usual, below] = [await unitFor(LV1, 5), await unitFor(LV2, 5)];
    await made(EAST, { ...PRODUCT, minQuantity: 5 });
    expect(await unitFor(LV1, 5)).toBe(100_000);
    expect(await unitFor(LV1, 4)).toBeGreaterThan(100_000);
    expect(await unitFor(LV2, 5)).toBe(below);
    await end((await of(EAST))[0]?.id ?? '');
    expect(await unitFor(LV1, 5)).toBe(usual);
  });

  test('not before it begins', async () => {
    const usual = await unitFor(LV1);
    await made(EAST, { ...PRODUCT, validFrom: '2999-01-01' });
    expect(await unitFor(LV1)).toBe(usual);
  });

  test('in the list a browser works prices out by: one’s own, and none of the customer’s above or beside', async () => {
    await owner.update(customerTerms).set({ showPrices: 'breakdown' });
    const sent = async (caller: Parameters<typeof app.call>[2]) =>
      (await app.call(priceRoutes.list, {}, caller)).list?.agreements;
    for (const id of [EAST, SOUTH]) await made(id, { ...FAMILY, note: 'between us' });
    expect(await sent(LV1)).toEqual([
      {
        ...{ selector: 'family', key: 'JRT|K|67', kind: 'discount', value: 5000, currency: 'CNY' },
        ...{ minQuantity: 1, validFrom: TODAY, validTo: null },
      },
    ]);
    expect(await sent(LV2)).toEqual([]);
    expect(await sent(SALES)).toEqual([]);
    expect(await sent({ ...SALES, headers: { 'on-behalf-of': SUZHOU } })).toEqual([]);
    expect(await sent({ ...SALES, headers: { 'on-behalf-of': EAST } })).toHaveLength(1);
  });

  test('in a quote, which says so, and keeps its price when the agreement ends', async () => {
    await made(EAST, { ...PRODUCT, about: { selector: 'family', key: 'JRT' } });
    const asked = await request(LV1, 1);
    const priced = await step('price', asked, { version: asked.version, lines: [] }, SALES);
    await end((await of(EAST))[0]?.id ?? '');
    const kept = await open(priced.id, SALES);
    const lines = kept.view === 'provider' ? kept.working?.lines : [];
    expect(lines).toMatchObject([{ source: 'agreement', unit: 100_000 }]);
  });
});
