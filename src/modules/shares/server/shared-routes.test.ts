import { spawnSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { sharedRoutes, shareRoutes } from '#modules/shares/contract.ts';
import type { ShareKind } from '#modules/shares/domain/share-kind.ts';
import type { ProductRelease } from '#product/release.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { aFormBelowDemand } from '#testing/builders/a-weak-drive.ts';
import { shares } from './share-tables.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const release = await loadActiveRelease(app.portal.db);
const FORM: SavedForm = aConfiguredForm(release, A_ROW_ID);
const lv1 = { as: 'lv1-demo' };
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;

/** What nobody may learn by a link: each stands in the line that is shared. */
const SECRETS = {
  remark: 'PLANTED remark',
  wishes: 'PLANTED wishes',
  reason: 'PLANTED reason of the buyer',
  email: 'planted.person@example.com',
  itemNumber: 'PLANTED-0815',
  note: 'PLANTED note',
  folder: 'PLANTED project',
};
const FORBIDDEN = [...Object.values(SECRETS), 'PLANTED', 'lv1-demo', '华东传动设备有限公司', 'planted.person'];

async function savedWithSecrets(): Promise<string> {
  const form = {
    ...aFormBelowDemand(release),
    serviceFactorAccepted: { reason: SECRETS.reason },
    technicalDocEmail: SECRETS.email,
    isDrawing: true,
    remark: SECRETS.remark,
    specialWishes: true,
    customizedRequirements: SECRETS.wishes,
  };
  const { id } = await app.call(cartRoutes.create, { body: { ...form, quantity: 4711 } }, lv1);
  const { itemNumber, note, folder } = SECRETS;
  await app.call(cartRoutes.setQuantity, { params: { id }, body: { itemNumber, note, folder, version: 1 } }, lv1);
  return id;
}

const saved = async (form: SavedForm = FORM) => (await app.call(cartRoutes.create, { body: form }, lv1)).id;
async function linkTo(id: string, kind: ShareKind = 'view'): Promise<string> {
  const { path } = await app.call(shareRoutes.create, { params: { id }, body: { kind } }, lv1);
  return path.replace('/shared/', '');
}
const look = (token: string) => app.call(sharedRoutes.look, { params: { token } });
const sendLook = (token: string, language = 'en') =>
  app.send(sharedRoutes.look, { params: { token } }, { headers: { 'accept-language': language } });
const takeOver = (token: string) => app.call(sharedRoutes.takeOver, { params: { token } });
const viewsOf = async (id: string) =>
  (await app.call(shareRoutes.list, { params: { id } }, lv1)).map(({ views }) => views);

test('a product that stands by special wishes which are not told is to be taken over with changes, and says why', async () => {
  const wished = {
    ...FORM,
    specialWishes: true,
    customizedRequirements: 'sealed brake',
    motorConfig: { ...(FORM as { motorConfig: object }).motorConfig, brakes: 'BE2', protectionClass: 'IP66' },
  } as SavedForm;
  const token = await linkTo(await saved(wished), 'copy');
  const taken = await app.call(sharedRoutes.takeOver, { params: { token } }, { headers: { 'accept-language': 'en' } });
  expect(taken).toMatchObject({ state: 'changed', reason: expect.stringContaining('special wishes') });
  await expect(app.call(cartRoutes.create, { body: taken.form as never }, lv1)).rejects.toMatchObject({ status: 422 });
});

describe('what a link shows', () => {
  test('tells that special wishes apply, and not which', async () => {
    const notesOf = async (id: string) => (await sendLook(await linkTo(id))).json().result.notes as string[];
    expect(await notesOf(await savedWithSecrets())).toContainEqual(expect.stringMatching(/^Special wishes apply/));
    expect(await notesOf(await saved())).not.toContainEqual(expect.stringMatching(/^Special wishes apply/));
  });

  test('is the product and nothing besides: these fields and no others', async () => {
    const answer = await sendLook(await linkTo(await savedWithSecrets(), 'copy'));
    const { result } = answer.json();
    expect(Object.keys(result).sort()).toEqual([
      'category',
      'expiresAt',
      'figures',
      'fullTypeCode',
      'kind',
      'notes',
      'picture',
      'productName',
      'release',
      'sections',
      'standards',
      'title',
      'typeCode',
    ]);
    for (const row of [...result.figures, ...result.sections.flatMap((section: { rows: object[] }) => section.rows)])
      expect(Object.keys(row).sort()).toEqual(['label', 'symbol', 'unit', 'value']);
    for (const section of result.sections) expect(Object.keys(section).sort()).toEqual(['heading', 'note', 'rows']);
    expect(Object.keys(result.release).sort()).toEqual(['isInForce', 'version']);
  });

  test.each(['en', 'zh-cn'])('has nothing of what people wrote or who they are, in %s', async (language) => {
    const id = await savedWithSecrets();
    const token = await linkTo(id, 'copy');
    const told = (await sendLook(token, language)).payload;
    const taken = JSON.stringify(await takeOver(token));
    for (const secret of [...FORBIDDEN, '4711', id]) {
      expect(told).not.toContain(secret);
      expect(taken).not.toContain(secret);
    }
    expect(told).not.toMatch(/price|价格|CNY/i);
  });

  test('keeps nothing of it beside the link either', async () => {
    const id = await savedWithSecrets();
    await linkTo(id);
    const [row] = await db.select().from(shares).where(eq(shares.configurationId, id));
    for (const secret of FORBIDDEN) expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('is told with the figures of its data sheet, in the language that is asked for', async () => {
    const token = await linkTo(await saved());
    const { result } = (await sendLook(token)).json();
    expect(result).toMatchObject({ category: 'JRT', kind: 'view', release: { isInForce: true } });
    expect(result.figures.map(({ symbol }: { symbol: string }) => symbol)).toEqual(
      expect.arrayContaining(['n2', 'Ma']),
    );
    const headings = async (language: string) =>
      (await sendLook(token, language)).json().result.sections.map(({ heading }: { heading: string }) => heading);
    expect(await headings('en')).toEqual(expect.arrayContaining(['Product', 'Performance']));
    expect(await headings('zh-cn')).toEqual(expect.arrayContaining(['产品', '性能参数']));
  });

  test('is what was shared: later changes of the line do not show', async () => {
    const id = await saved();
    const token = await linkTo(id);
    const before = await look(token);
    const other = aConfiguredForm(release, A_ROW_ID, [['installationPosition', 'M4']]);
    await app.call(cartRoutes.update, { params: { id }, body: { ...other, version: 1 } }, lv1);
    expect((await app.call(cartRoutes.open, { params: { id } }, lv1)).productName).not.toBe(before.productName);
    expect(await look(token)).toEqual(before);
    expect(await app.call(shareRoutes.list, { params: { id } }, lv1)).toMatchObject([{ lineVersion: 1 }]);
  });

  test('is listed by no search engine, and tells no other site where somebody came from, not even when it is refused', async () => {
    for (const token of [await linkTo(await saved()), 'A'.repeat(22)]) {
      const { headers } = await sendLook(token);
      expect(headers).toMatchObject({
        'x-robots-tag': expect.stringContaining('noindex'),
        'referrer-policy': 'no-referrer',
      });
    }
  });

  test('is counted, once for each time it is opened, however often its data sheet is fetched', async () => {
    const id = await saved();
    const token = await linkTo(id, 'copy');
    await look(token);
    await look(token);
    await takeOver(token);
    await app.send(sharedRoutes.dataSheet, { params: { token } });
    expect(await viewsOf(id)).toEqual([2]);
  });
});

describe('a token that is guessed', () => {
  test.each(['A'.repeat(22), 'short', 'A'.repeat(90), '../../x', "' or 1=1 --"])(
    'is as absent as any other: %s',
    async (token) => {
      for (const route of Object.values(sharedRoutes)) {
        const answer = await app.send(route, { params: { token } }, { headers: { 'accept-language': 'en' } });
        expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'share.unknown']);
      }
    },
  );

  test('is guessed so often and no more', async () => {
    const guesser = { as: 'service-demo' };
    const guess = () => app.send(sharedRoutes.look, { params: { token: 'B'.repeat(22) } }, guesser);
    for (let tried = 0; tried < LIMITS.sharedByClient.most; tried += 1) await guess();
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the data sheet of a link', () => {
  const sheetOf = async (token: string, language: 'en' | 'zh-cn' | 'both' = 'both') =>
    app.send(sharedRoutes.dataSheet, { params: { token }, query: { language } });

  test('is there for a visitor, under the name of the product', async () => {
    const answer = await sheetOf(await linkTo(await saved()), 'en');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('-technical file.pdf');
  });

  test.runIf(hasPdfTools || process.env.CI === 'true')(
    'says nothing of people or business, and has no drawing',
    async () => {
      const { rawPayload } = await sheetOf(await linkTo(await savedWithSecrets()));
      const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' });
      expect(stdout).toContain('To preview the product drawings, please login');
      expect(stdout).not.toMatch(/First angle|第一角画法/);
      for (const secret of [...FORBIDDEN, '4711', '备注', '客户']) expect(stdout).not.toContain(secret);
    },
  );
});

describe('taking a shared product over', () => {
  test('is refused where the link only shows it', async () => {
    await expect(takeOver(await linkTo(await saved()))).rejects.toMatchObject({ status: 422, code: 'share.view-only' });
  });

  test('gives what is saved as an own line as it stands', async () => {
    const { form, state, differences } = await takeOver(await linkTo(await saved(), 'copy'));
    expect([state, differences]).toEqual(['valid', []]);
    if (form === null) throw new Error('It is a product still');
    const line = await app.call(cartRoutes.create, { body: form }, { as: 'lv2-demo' });
    expect(line).toMatchObject({ category: 'JRT', customerName: '苏州输送机械有限公司' });
  });

  test('asks the new owner for their own reason where the drive is below its demand', async () => {
    const { form } = await takeOver(await linkTo(await savedWithSecrets(), 'copy'));
    if (form === null) throw new Error('It is a product still');
    expect(form).not.toHaveProperty('serviceFactorAccepted');
    const copied = app.call(cartRoutes.create, { body: form }, lv1);
    await expect(copied).rejects.toMatchObject({ status: 422, code: 'configuration.below-demand' });
  });

  test('judges it anew by the release in force: what it cannot be any more it says, and gives nothing to save', async () => {
    const [upright, hung] = [FORM, aConfiguredForm(release, A_ROW_ID, [['installationPosition', 'M4']])];
    const tokens = [await linkTo(await saved(upright), 'copy'), await linkTo(await saved(hung), 'copy')] as const;
    const hash = await publishWithoutM1();
    const inEnglish = { headers: { 'accept-language': 'en' } };
    const [gone, kept] = await Promise.all(
      tokens.map((token) => app.call(sharedRoutes.takeOver, { params: { token } }, inEnglish)),
    );
    expect(gone).toMatchObject({ state: 'invalid', form: null });
    expect(gone?.reason).toContain('Type K is not mounted in M1');
    expect(kept).toMatchObject({ state: 'valid', reason: null, form: { releaseHash: hash } });
    // What was shared still shows, as it was.
    expect(await look(tokens[0])).toMatchObject({ release: { isInForce: false } });
  });
});

/** Puts a release in force by which a gear unit of type K stands in M1 no more. */
async function publishWithoutM1(): Promise<string> {
  const params = { family: 'JRT' } as const;
  const shipped: ProductRelease = (
    await app.send(catalogueRoutes.release, { params: { ...params, hash: release.hash } })
  ).json().result;
  const expr = { not: { all: [{ in: ['gearboxModel', ['K']] }, { in: ['installationPosition', ['M1']] }] } };
  const rule = { id: 'no-k-in-m1', expr, reason: { zh: 'K 型不能采用 M1', en: 'Type K is not mounted in M1' } };
  const body = { ...shipped, model: { ...shipped.model, rules: [...shipped.model.rules, rule] } };
  await app.send(catalogueRoutes.publishRelease, { params, body }, { as: 'admin' });
  return (await app.call(catalogueRoutes.currentRelease, { params })).hash;
}
