import { describe, expect, it } from 'vitest';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { testApp } from '#testing/app.ts';
import { enquiries } from './enquiry-tables.ts';

const app = await testApp({ demo: true });
const ASKED = {
  productLine: 'JRP',
  name: '王工',
  email: 'wang@example.com',
  message: '输出扭矩 120 kNm，速比约 80',
} as const;

describe('an enquiry about a product line', () => {
  it('of a visitor is kept with its language', async () => {
    const { id } = await app.call(enquiryRoutes.create, { body: ASKED }, { headers: { 'accept-language': 'en' } });
    const [kept] = (await app.database.db.select().from(enquiries)).filter((row) => row.id === id);
    expect(kept).toMatchObject({
      ...ASKED,
      company: '',
      telephone: '',
      locale: 'en',
      organisationId: null,
      actorId: null,
    });
  });

  it('of a signed-in customer belongs to their organisation', async () => {
    const { id } = await app.call(enquiryRoutes.create, { body: ASKED }, { as: 'lv2-demo' });
    const [kept] = (await app.database.db.select().from(enquiries)).filter((row) => row.id === id);
    expect([kept?.organisationId === null, kept?.actorId === null]).toEqual([false, false]);
  });

  it.each([
    ['no way to answer', { ...ASKED, email: '' }, 'body.email'],
    ['no message', { ...ASKED, message: '  ' }, 'body.message'],
    ['a line that does not exist', { ...ASKED, productLine: 'XYZ' }, 'body.productLine'],
    ['an address that is none', { ...ASKED, email: 'wang@' }, 'body.email'],
  ])('with %s is refused at the field', async (_, body, path) => {
    const answer = await app.send(enquiryRoutes.create, { body });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
  });

  it('is taken ten times an hour from one client, then asked to wait, then taken again', async () => {
    app.clock.advance(120);
    for (let asked = 0; asked < 10; asked++) await app.call(enquiryRoutes.create, { body: ASKED });
    const eleventh = await app.send(enquiryRoutes.create, { body: ASKED });
    expect([eleventh.statusCode, eleventh.headers['retry-after']]).toEqual([429, '3600']);
    app.clock.advance(61);
    await expect(app.call(enquiryRoutes.create, { body: ASKED })).resolves.toBeDefined();
  });
});
