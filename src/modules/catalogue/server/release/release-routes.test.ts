import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { prepareData } from '#app/server/prepare-data.ts';
import { open } from '#engine/runtime.ts';
import { users } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import type { ProductRelease } from '#product/release.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { loadActiveRelease } from './active-release.ts';
import { openReleases } from './releases.ts';

const app = await testApp({ demo: true });
const params = { family: 'JRT' } as const;
const admin = { as: 'admin' };

const current = async () => (await app.call(catalogueRoutes.currentRelease, { params })).hash;
const released = async (hash: string): Promise<ProductRelease> =>
  (await app.send(catalogueRoutes.release, { params: { ...params, hash } })).json().result;
const publish = (body: unknown, caller: object = admin) =>
  app.send(catalogueRoutes.publishRelease, { params, body }, caller);
const activate = (hash: string, caller: object = admin) =>
  app.send(catalogueRoutes.activateRelease, { params: { ...params, hash } }, caller);

const SHIPPED_HASH = await current();
const SHIPPED = await released(SHIPPED_HASH);

type Rule = ProductRelease['model']['rules'][number];
const REASON = { zh: '试验', en: 'A trial' };
/** The shipped release with one rule more. */
const withRule = (id: string, expr: Rule['expr'], reason = REASON): ProductRelease => ({
  ...SHIPPED,
  model: { ...SHIPPED.model, rules: [...SHIPPED.model.rules, { id, expr, reason }] },
});
/** A rule that says nothing new. */
const HARMLESS = withRule('trial', { in: ['gearboxModel', ['R', 'F', 'K', 'S']] });

describe('the releases', () => {
  it('are listed with what is known of them, for staff and administrators alone', async () => {
    const [shipped] = await app.call(catalogueRoutes.releases, { params }, { as: 'sales-demo' });
    expect(shipped).toMatchObject({ hash: SHIPPED_HASH, origin: 'shipped', active: true, publishedBy: null });
    expect(shipped?.compiled?.arcs).toBeGreaterThan(1000);
    const { all = '0', perGearboxModel = [] } = shipped?.products ?? {};
    const sum = perGearboxModel.reduce((total, { count }) => total + BigInt(count), 0n);
    expect([String(sum), perGearboxModel.map(({ code }) => code)]).toEqual([all, ['R', 'F', 'K', 'S']]);
    expect((await app.send(catalogueRoutes.releases, { params }, { as: 'lv1-demo' })).statusCode).toBe(403);
  });

  it('are served with their compiled engine, for ever the same and small', async () => {
    const hash = SHIPPED_HASH;
    const bytes = async (encoding: string) =>
      app.send(
        catalogueRoutes.releaseEngine,
        { params: { ...params, hash } },
        { headers: { 'accept-encoding': encoding } },
      );
    const [plain, br, gzip] = [await bytes('identity'), await bytes('br'), await bytes('gzip')];
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/octet-stream',
      });
    }
    expect(open(plain.rawPayload).version).toBe(SHIPPED.model.version);
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    const json = await app.send(
      catalogueRoutes.release,
      { params: { ...params, hash } },
      { headers: { 'accept-encoding': 'br' } },
    );
    expect(br.rawPayload.length + json.rawPayload.length).toBeLessThan(300_000);
  });

  it('that nobody stored are not found', async () => {
    const unknown = { params: { ...params, hash: 'f'.repeat(32) } };
    for (const route of [catalogueRoutes.release, catalogueRoutes.releaseEngine]) {
      expect((await app.send(route, unknown)).json().error.code).toBe('release.unknown');
    }
    expect((await activate('f'.repeat(32))).json().error.code).toBe('release.unknown');
  });
});

describe('publishing', () => {
  it('is the administrator’s alone', async () => {
    for (const as of ['lv1-demo', 'lv2-demo', 'sales-demo'])
      expect((await publish(HARMLESS, { as })).statusCode).toBe(403);
    expect((await publish(HARMLESS, {})).statusCode).toBe(401);
  });

  it.each<[string, ProductRelease, string]>([
    ['a contradiction', withRule('nothing-goes', { all: [{ in: ['gearboxModel', []] }] }), 'nothing-goes'],
    ['an impossible value', withRule('no-k', { not: { in: ['gearboxModel', ['K']] } }), 'no-k'],
    [
      'a missing text',
      withRule('no-words', { in: ['gearboxModel', ['R', 'F', 'K', 'S']] }, { zh: '有', en: ' ' }),
      'no-words',
    ],
    ['a rule about nothing', withRule('no-shoe', { in: ['shoe', ['42']] }), 'no-shoe'],
  ])('refuses %s with the rules to blame, and leaves the running release alone', async (_, release, rule) => {
    const answer = await publish(release);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'release.refused']);
    expect(JSON.stringify(answer.json().error.issues)).toContain(rule);
    expect(answer.json().description).toContain(rule);
    expect(await current()).toBe(SHIPPED_HASH);
    expect(await app.call(catalogueRoutes.releases, { params }, admin)).toHaveLength(1);
  });

  it('refuses a release that is none by the place at fault', async () => {
    const [rule, ...others] = SHIPPED.model.rules;
    const broken = [
      [{ ...SHIPPED, surprise: 1 }, 'body.surprise'],
      [{ ...SHIPPED, family: 'JC' }, 'body.family'],
      [
        { ...SHIPPED, model: { ...SHIPPED.model, rules: [{ ...rule, expr: { xor: [] } }, ...others] } },
        'body.model.rules.0.expr',
      ],
      [{ ...SHIPPED, model: { ...SHIPPED.model, rules: 'none' } }, 'body.model.rules'],
    ] as const;
    for (const [body, path] of broken) {
      const answer = await publish(body);
      expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
    }
  });

  it.each(['family', 'fields', 'model', 'steps', 'warnings'])('takes hostile values in its %s', async (field) => {
    const deep = JSON.parse(`${'{"not":'.repeat(40)}{}${'}'.repeat(40)}`);
    const rule = { id: 'deep', expr: deep, reason: REASON };
    const hostile = [
      null,
      1e300,
      '',
      '<script>',
      {},
      [null],
      [[[[]]]],
      ['x'],
      [deep],
      { rules: [rule] },
      [{ id: '__proto__' }],
    ];
    for (const value of hostile) {
      const answer = await publish({ ...SHIPPED, [field]: value });
      expect([400, 422], `${field}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
    }
    expect(await current()).toBe(SHIPPED_HASH);
  });

  it('says in the language of the person what is wrong', async () => {
    const said = async (language: string) =>
      (
        await publish(withRule('no-k', { not: { in: ['gearboxModel', ['K']] } }), {
          ...admin,
          headers: { 'accept-language': language },
        })
      ).json().description;
    expect(await said('en')).toContain('gearboxModel K is possible in no product (rules: no-k)');
    expect(await said('zh-cn')).toContain('gearboxModel K 在任何产品中都无法选用（规则：no-k）');
  });
});

describe('a published release', () => {
  it('is in force at once, for other instances when they look, after a restart, until another one is chosen', async () => {
    const portal = await createApp({ settings: app.settings, database: app.database, clock: app.clock.now });
    const elsewhere = await openReleases(portal);
    portal.answers.set('an answer of the shipped release', Buffer.from('x'));
    const answer = await publish(HARMLESS);
    expect([answer.statusCode, answer.json().result]).toMatchObject([
      200,
      { origin: 'published', active: true, publishedBy: 'admin', redundantRules: expect.arrayContaining(['trial']) },
    ]);
    const { hash } = answer.json().result;
    expect(await recorded('release.published')).toMatchObject([
      { object: hash, details: { family: 'JRT', inForce: { from: SHIPPED_HASH, to: hash } } },
    ]);
    expect([await current(), hash === SHIPPED_HASH]).toEqual([hash, false]);
    expect((await released(hash)).model.rules.map(({ id }) => id)).toContain('trial');

    expect(elsewhere.current('JRT').hash).toBe(SHIPPED_HASH);
    await elsewhere.refresh(portal.db);
    expect(elsewhere.current('JRT').hash).toBe(hash);
    expect(portal.answers.get('an answer of the shipped release')).toBeUndefined();

    await prepareData(app.database, app.settings, app.clock.now);
    expect((await loadActiveRelease(app.portal.db)).hash).toBe(hash);

    expect((await activate(SHIPPED_HASH)).json().result).toMatchObject({ hash: SHIPPED_HASH, active: true });
    expect(await recorded('release.activated')).toMatchObject([
      { object: SHIPPED_HASH, details: { family: 'JRT', inForce: { from: hash, to: SHIPPED_HASH } } },
    ]);
    expect(await current()).toBe(SHIPPED_HASH);
    const newest = await app.call(catalogueRoutes.releases, { params }, admin);
    expect(newest.map(({ hash: listed, active }) => [listed, active])).toEqual(
      expect.arrayContaining([
        [hash, false],
        [SHIPPED_HASH, true],
      ]),
    );
  });

  it('judges what was configured with it, also when another one is in force', async () => {
    const published = await publishedHash();
    await activate(published);
    const form = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID, [['builtInType', 'KAF']]);
    await activate(SHIPPED_HASH);
    const saved = await app.call(cartRoutes.create, { body: form }, { as: 'lv1-demo' });
    expect(saved.releaseHash).toBe(published);
    const pdf = await app.send(
      documentRoutes.downloadTechnicalDocuments,
      { body: [{ productConfig: { id: saved.id } }] },
      { as: 'lv1-demo' },
    );
    expect(pdf.statusCode).toBe(200);
    const unknown = { ...form, releaseHash: 'f'.repeat(32) };
    expect((await app.send(cartRoutes.create, { body: unknown }, { as: 'lv1-demo' })).json().error.code).toBe(
      'release.outdated',
    );
  });

  it('that says what a kept one says is that one, in whatever order it is written', async () => {
    const { family, ...rest } = SHIPPED;
    expect((await publish({ ...rest, family })).json().result.hash).toBe(SHIPPED_HASH);
  });
});

async function publishedHash(): Promise<string> {
  const kept = await app.call(catalogueRoutes.releases, { params }, admin);
  return kept.find(({ origin }) => origin === 'published')?.hash ?? '';
}

/** What an administrator did with releases, as the audit log has it. */
async function recorded(action: 'release.published' | 'release.activated') {
  const events = await app.database.db
    .select({ object: auditEvents.object, details: auditEvents.details, by: users.username })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.actorId))
    .where(eq(auditEvents.action, action));
  expect(events.map(({ by }) => by)).toEqual(events.map(() => 'admin'));
  return events;
}
