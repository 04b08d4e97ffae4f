// @tests both-databases-long, slow
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempts } from '#modules/accounts/server/account-tables.ts';
import { users } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentMailRoutes, documentRoutes, noSendRoutes } from '#modules/documents/contract.ts';
import { MAIL_LIMITS } from '#modules/documents/domain/mailing.ts';
import { documentMails, noSendAddresses } from '#modules/documents/server/document-mail-tables.ts';
import { documents } from '#modules/documents/server/document-tables.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { startMailWorker } from '#modules/mail/server/mail-worker.ts';
import { mails } from '#modules/mail/server/public.ts';
import { smtpSender } from '#modules/mail/server/smtp.ts';
import { files as storedFiles } from '#server/files/file-tables.ts';
import type { Stoppable } from '#server/process/close-gently.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { Refusal, type TestCaller, testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { DOCUMENT_MAIL_RECORDS } from './personal-records.ts';

const app = await testApp({ demo: true });
const server = await startMailServer();
const { db } = app.database;
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
const EN = { 'accept-language': 'en' };
const lv1 = { as: 'lv1-demo', headers: EN };
const lv2 = { as: 'lv2-demo', headers: EN };
const TO = 'buyer@acme.example';

const working: Stoppable[] = [];
const print = () => working.push(startJobWorker(app.portal));
const post = () => {
  const settings = { smtpUrl: server.url, mailFrom: 'Acme <no-reply@acme.example>', brandName: 'Acme' };
  working.push(startMailWorker(app.portal, smtpSender(settings)));
};

beforeEach(async () => {
  for (const table of [documentMails, documents, noSendAddresses, mails, storedJobs, attempts]) await db.delete(table);
});
afterEach(async () => {
  await Promise.all(working.splice(0).map((one) => one.stop()));
});

const save = (caller: TestCaller = lv1, changes = {}) =>
  app.call(cartRoutes.create, { body: { ...FORM, ...changes } }, caller);
const send = (id: string, addresses: readonly string[] = [TO], caller: TestCaller = lv1, more = {}) =>
  app.call(documentMailRoutes.send, { params: { id }, body: { addresses: [...addresses], ...more } }, caller);
const mine = async (caller: TestCaller = lv1) => (await app.call(documentMailRoutes.mine, {}, caller)).rows;
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error) => (error instanceof Refusal ? [error.status, error.code, error.description] : error),
  );
const attachedTo = async (ids: readonly string[]) => {
  const found = await db.select().from(storedFiles);
  return ids.map((id) => found.find((file) => file.id === id)!);
};
const person = async (username: string) => (await db.select().from(users).where(eq(users.username, username)))[0]!;
const outbox = () => db.select().from(mails);
/** What is in the outbox once so many mails are. */
const inOutbox = (count: number) =>
  vi.waitFor(
    async () => {
      const found = await outbox();
      expect(found).toHaveLength(count);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );

describe('a document that is sent', () => {
  test('arrives at a mail server once, with the file attached, and says who sent it and how to stop it', async () => {
    const { id, productName } = await save();
    const before = server.received.length;
    print();
    post();
    const answer = await app.send(documentMailRoutes.send, { params: { id }, body: { addresses: [TO] } }, lv1);
    expect(answer.statusCode).toBe(202);
    const accepted = answer.json().result;
    expect(accepted).toMatchObject({ ids: [accepted.id], skipped: [] });
    await vi.waitFor(async () => expect((await mine())[0]?.recipients[0]?.step).toBe('sent'), { timeout: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const arrived = server.received.slice(before);
    expect(arrived).toHaveLength(1);
    const [mail] = arrived;
    expect([mail?.to, mail?.messageId]).toEqual([TO, `<${accepted.id}@drivewright.mail>`]);
    expect(mail?.raw).toContain('Content-Type: application/pdf');
    expect(mail?.raw).toContain(`${productName}-technical file.pdf`);
    const attached = /filename[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '')?.[1] ?? '';
    const file = await app.send(fileRoutes.open, { params: { id: (await mine())[0]!.file!.id } }, lv1);
    expect(Buffer.from(attached, 'base64').equals(file.rawPayload)).toBe(true);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const [kept] = await outbox();
    expect(kept?.values).toMatchObject({ sender: 'lv1-demo', company: '华东传动设备有限公司', product: productName });
    expect(kept?.values.link).toMatch(/\/no-mails\/[\w-]{43}\?lang=en$/);
  });

  test('waits in the outbox where there is no mail server', async () => {
    const { id } = await save();
    print();
    await send(id, [TO, 'other@acme.example'], lv1, { language: 'zh-cn', documents: ['sheet', 'service'] });
    const found = await inOutbox(2);
    expect(found.map(({ state, locale, template }) => [state, locale, template])).toEqual([
      ['queued', 'zh-cn', 'technical-document'],
      ['queued', 'zh-cn', 'technical-document'],
    ]);
    expect(new Set(found.flatMap(({ attachments }) => attachments)).size).toBe(1);
    expect((await mine())[0]?.recipients.map(({ step }) => step)).toEqual(['waiting', 'waiting']);
  });

  test('brings the dimension sheet and the solid as files of their own where they are asked for', async () => {
    const { id, productName } = await save();
    print();
    await send(id, [TO], lv1, { language: 'en', documents: ['sheet', 'drawing'] });
    const [mail] = await inOutbox(1);
    const files = await attachedTo(mail?.attachments ?? []);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      [`${productName}-technical file.pdf`, 'application/pdf'],
      [`${productName}-dimension sheet.pdf`, 'application/pdf'],
      [`${productName}-3D.step`, 'model/step'],
    ]);
    const [kept] = (await app.call(documentRoutes.mine, {}, lv1)).rows;
    expect(kept?.items).toMatchObject([{ documents: ['sheet'] }]);
    expect((await mine())[0]?.documents).toEqual(['sheet', 'drawing']);
  });

  test('is queued together with its task or not at all, and the same request is accepted once', async () => {
    const { id } = await save();
    const again = { ...lv1, headers: { ...EN, 'idempotency-key': 'mail-once' } };
    const first = await send(id, [TO], again);
    expect(await send(id, [TO], again)).toEqual(first);
    expect([await db.$count(documentMails), await db.$count(storedJobs)]).toEqual([1, 1]);
    print();
    await inOutbox(1);
  });

  test('stands among the documents of its sender, whose file it is', async () => {
    const { id, version } = await save();
    print();
    await send(id);
    await inOutbox(1);
    const [kept] = (await app.call(documentRoutes.mine, {}, lv1)).rows;
    expect(kept?.items).toMatchObject([{ configurationId: id, version, documents: ['sheet'] }]);
    expect(kept?.sentTo).toEqual([TO]);
    const [sent] = await mine();
    expect(sent).toMatchObject({ isOwn: true, sentBy: 'lv1-demo', cause: 'asked', reason: null, file: kept?.file });
  });

  test('is told to a colleague it was sent to, with the own address alone', async () => {
    const { id } = await save(lv2);
    const { email } = await person('lv1-demo');
    await send(id, [email!, TO], lv2);
    const [told] = await mine(lv1);
    expect(told).toMatchObject({ isOwn: false, sentBy: 'lv2-demo' });
    expect(told?.recipients.map(({ address }) => address)).toEqual([email]);
  });

  test('of a line out of reach is as absent as one that never was, for whoever asks', async () => {
    const { id } = await save(lv1);
    const absent = await refusalOf(send(app.portal.newId(), [TO], lv2));
    expect(await refusalOf(send(id, [TO], lv2))).toEqual(absent);
    expect(await refusalOf(send(id, ['nobody'], lv2))).toEqual(absent);
    expect(absent).toMatchObject([404, 'record.unknown', expect.any(String)]);
    expect([await db.$count(documentMails), await db.$count(storedJobs)]).toEqual([0, 0]);
  });

  test('for a customer is the customer’s business', async () => {
    const { organisationId } = await person('lv1-demo');
    const acting = { as: 'sales-demo', headers: { ...EN, 'on-behalf-of': organisationId } };
    const { id } = await save(acting);
    await send(id, [TO], acting);
    expect(await db.select().from(documentMails)).toMatchObject([{ organisationId, onBehalfOf: organisationId }]);
  });

  test('whose line is gone before it is printed says so', async () => {
    const { id, version } = await save();
    await send(id);
    await app.call(cartRoutes.remove, { params: { id }, query: { version: String(version) } }, lv1);
    print();
    await vi.waitFor(async () => expect((await mine())[0]?.recipients[0]?.step).toBe('failed'), { timeout: 30_000 });
    expect((await mine())[0]?.reason).toBeTruthy();
    expect(await outbox()).toEqual([]);
  });
});

describe('the limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@acme.example`);

  test.each([
    [[], 'document-mail.no-address', /at least one/],
    [['nobody'], 'document-mail.address', /Please check email address format/],
    [many(6), 'document-mail.too-many', /no more than 5 addresses/],
  ])('%j is refused with its sentence', async (addresses, code, sentence) => {
    const { id } = await save();
    expect(await refusalOf(send(id, addresses))).toEqual([422, code, expect.stringMatching(sentence)]);
    expect(await db.$count(documentMails)).toBe(0);
  });

  test('of an account: twenty within an hour, then it says for how long', async () => {
    const { id } = await save();
    for (let sent = 0; sent < MAIL_LIMITS.perHour; sent += 1) {
      await send(id, many(5));
      await db.delete(storedJobs);
    }
    expect(await refusalOf(send(id))).toEqual([429, 'document-mail.per-hour', expect.stringContaining('60 min')]);
    app.clock.advance(61);
    expect(await send(id)).toMatchObject({ skipped: [] });
  });

  test('of an organisation: fifty within a day, whoever of it sends', async () => {
    const { id } = await save();
    await send(id);
    const [row] = await db.select().from(documentMails);
    const { id: actorId } = await person('sales-demo');
    const others = Array.from({ length: MAIL_LIMITS.perDay - 1 }, () => ({ ...row!, actorId, id: app.portal.newId() }));
    await db.insert(documentMails).values(others);
    expect(await refusalOf(send(id))).toEqual([429, 'document-mail.per-day', expect.stringContaining('24 h')]);
  });
});

describe('who wants no documents by mail', () => {
  const tokenIn = (mail: typeof mails.$inferSelect | undefined) => /[\w-]{43}/.exec(mail?.values.link ?? '')?.[0] ?? '';

  test('says so by the link of a mail, without a login, and gets none from anybody until the wish is taken back', async () => {
    const [own, other] = [await save(), await save(lv2)];
    print();
    await send(own.id);
    const token = tokenIn((await inOutbox(1))[0]);
    expect(await app.call(noSendRoutes.look, { params: { token } })).toEqual({ isStopped: false });
    expect(await app.call(noSendRoutes.stop, { params: { token } })).toEqual({ isStopped: true });
    expect(await app.call(noSendRoutes.look, { params: { token } })).toEqual({ isStopped: true });
    const refused = [422, 'document-mail.unwanted', expect.stringContaining('do not wish')];
    expect(await refusalOf(send(other.id, ['Buyer@ACME.example'], lv2))).toEqual(refused);
    expect(await send(own.id, [TO, 'other@acme.example'])).toMatchObject({ skipped: [TO] });
    expect((await inOutbox(2)).map(({ recipient }) => recipient).sort()).toEqual([TO, 'other@acme.example']);
    const toBoth = (await mine()).find(({ recipients }) => recipients.length === 2);
    expect(toBoth?.recipients.map(({ step }) => step)).toEqual(['unwanted', 'waiting']);
    expect(await app.call(noSendRoutes.allow, { params: { token } })).toEqual({ isStopped: false });
    expect(await send(other.id, [TO], lv2)).toMatchObject({ skipped: [] });
  });

  test('gets none either that was asked for before', async () => {
    const { id } = await save();
    print();
    await send(id);
    const token = tokenIn((await inOutbox(1))[0]);
    await Promise.all(working.splice(0).map((one) => one.stop()));
    await send(id, [TO, 'other@acme.example']);
    await app.call(noSendRoutes.stop, { params: { token } });
    print();
    expect((await inOutbox(2)).map(({ recipient }) => recipient).sort()).toEqual([TO, 'other@acme.example']);
  });

  test('does not get either what waits in the outbox already, and its sender sees it', async () => {
    const { id } = await save();
    print();
    await send(id, [TO, 'other@acme.example']);
    const waiting = await inOutbox(2);
    const token = tokenIn(waiting.find(({ recipient }) => recipient === TO));
    await app.call(noSendRoutes.stop, { params: { token } });
    const steps = async () => (await mine())[0]?.recipients.map(({ step }) => step);
    expect(await steps()).toEqual(['unwanted', 'waiting']);
    const before = server.received.length;
    post();
    await vi.waitFor(async () => expect(await steps()).toEqual(['unwanted', 'sent']), { timeout: 30_000 });
    await vi.waitFor(async () =>
      expect((await outbox()).map(({ state, lastError }) => [state, lastError]).sort()).toEqual([
        ['failed', 'unwanted'],
        ['sent', null],
      ]),
    );
    expect(server.received.slice(before).map(({ to }) => to)).toEqual(['other@acme.example']);
  });

  test('is known by nothing that can be read back, and a made-up link leads nowhere', async () => {
    const { id } = await save();
    print();
    await send(id);
    await app.call(noSendRoutes.stop, { params: { token: tokenIn((await inOutbox(1))[0]) } });
    expect(JSON.stringify(await db.select().from(noSendAddresses))).not.toContain('acme');
    const guess = { params: { token: 'A'.repeat(43) } };
    for (const route of Object.values(noSendRoutes))
      expect(await refusalOf(app.call(route, guess))).toMatchObject([404, 'no-send.unknown', expect.any(String)]);
  });
});

describe('when a product is completed with an address for documents', () => {
  const COMPLETE = { technicalDocEmail: `${TO}, other@acme.example` };
  const versionsMailed = async () =>
    (await db.select().from(documentMails).orderBy(documentMails.lineVersion)).map(({ lineVersion, cause }) => [
      lineVersion,
      cause,
    ]);

  test('its document goes there, once for each version of the line', async () => {
    print();
    const { id, version } = await save(lv1, COMPLETE);
    expect((await inOutbox(2)).map(({ recipient }) => recipient).sort()).toEqual([TO, 'other@acme.example']);
    const changed = { ...FORM, ...COMPLETE, remark: 'new', version };
    await app.call(cartRoutes.update, { params: { id }, body: changed }, lv1);
    await inOutbox(4);
    await app.call(cartRoutes.setQuantity, { params: { id }, body: { quantity: 3, version: version + 1 } }, lv1);
    expect(await versionsMailed()).toEqual([
      [version, 'completed'],
      [version + 1, 'completed'],
    ]);
  });

  test('the drawings that were asked for in the overview go with it', async () => {
    print();
    await save(lv1, { technicalDocEmail: TO, isDrawing: true });
    const [mail] = await inOutbox(1);
    const files = await attachedTo(mail?.attachments ?? []);
    expect(files.map(({ type }) => type)).toEqual(['application/pdf', 'application/pdf', 'model/step']);
  });

  test('a save that comes again sends nothing again', async () => {
    const again = { ...lv1, headers: { ...EN, 'idempotency-key': 'complete-once' } };
    const first = await save(again, COMPLETE);
    expect((await save(again, COMPLETE)).id).toBe(first.id);
    expect(await db.$count(documentMails)).toBe(1);
  });

  test('nothing goes out without an address, nor for a customer who was not asked', async () => {
    const { organisationId } = await person('lv1-demo');
    const acting = { as: 'sales-demo', headers: { ...EN, 'on-behalf-of': organisationId } };
    await save(lv1);
    await save(acting, COMPLETE);
    await save(acting, { ...COMPLETE, mailsDocument: false });
    expect(await db.$count(documentMails)).toBe(0);
    const { form } = await save(acting, { ...COMPLETE, mailsDocument: true });
    expect(form).not.toHaveProperty('mailsDocument');
    expect(await db.select().from(documentMails)).toMatchObject([{ organisationId, cause: 'completed' }]);
  });

  test('the product is saved though the document cannot be sent, and why is told with the documents', async () => {
    const six = Array.from({ length: 6 }, (_, at) => `a${at}@acme.example`).join(',');
    const saved = await save(lv1, { technicalDocEmail: six });
    const reason = expect.stringContaining('no more than 5 addresses');
    expect(saved.documentMail).toEqual({ state: 'refused', reason });
    expect(await db.$count(storedJobs)).toBe(0);
    const [told] = await mine();
    expect(told).toMatchObject({ cause: 'completed', reason: expect.stringContaining('no more than 5 addresses') });
    expect(told?.recipients.map(({ step }) => step)).toEqual(Array(6).fill('failed'));
  });
});

describe('a save with an address for documents', () => {
  const COMPLETE = { technicalDocEmail: TO };
  const withServer = async <Told>(smtpUrl: string | undefined, what: () => Promise<Told>): Promise<Told> => {
    const before = app.portal.settings.smtpUrl;
    Reflect.set(app.portal.settings, 'smtpUrl', smtpUrl);
    return what().finally(() => Reflect.set(app.portal.settings, 'smtpUrl', before));
  };

  test.each([
    ['waits where there is no mail server', undefined, 'waiting'],
    ['goes out where there is one', server.url, 'queued'],
  ])('says that its mail %s, also when it is changed and when it comes again', async (_, smtpUrl, state) => {
    await withServer(smtpUrl, async () => {
      const again = { ...lv1, headers: { ...EN, 'idempotency-key': `told-${state}` } };
      const { id, version, documentMail } = await save(again, COMPLETE);
      expect(documentMail).toEqual({ state, reason: null });
      expect((await save(again, COMPLETE)).documentMail).toEqual(documentMail);
      const body = { ...FORM, ...COMPLETE, remark: 'new', version };
      const update = () => app.call(cartRoutes.update, { params: { id }, body }, again);
      await expect(update()).rejects.toMatchObject({ code: 'idempotency.other-payload' });
      const changing = { ...lv1, headers: { ...EN, 'idempotency-key': `changed-${state}` } };
      for (const caller of [changing, changing])
        expect((await app.call(cartRoutes.update, { params: { id }, body }, caller)).documentMail).toEqual(
          documentMail,
        );
      expect(await app.call(cartRoutes.open, { params: { id } }, lv1)).not.toHaveProperty('documentMail');
      expect(await send(id)).toMatchObject({ waits: smtpUrl === undefined });
    });
  });

  test('that changes nothing mails nothing again', async () => {
    const saved = await save(lv1, COMPLETE);
    const body = { ...FORM, ...COMPLETE, version: saved.version };
    const same = await app.call(cartRoutes.update, { params: { id: saved.id }, body }, lv1);
    expect(same).not.toHaveProperty('documentMail');
    expect(await db.$count(documentMails)).toBe(1);
  });

  test('says nothing of mails where there is no address', async () => {
    expect(await save()).not.toHaveProperty('documentMail');
  });
});

describe('what is kept of people', () => {
  const [records, wish] = DOCUMENT_MAIL_RECORDS;

  test('is told to sender and recipient, goes with the sender’s account, and loses the recipient’s address with theirs', async () => {
    const { id } = await save(lv2);
    const [sender, recipient] = [await person('lv2-demo'), await person('lv1-demo')];
    await send(id, [recipient.email!, TO], lv2);
    expect(await records!.read(db, sender, 'all')).toMatchObject([{ recipients: [recipient.email, TO], isOwn: true }]);
    expect(await records!.read(db, recipient, 'all')).toMatchObject([{ recipients: [recipient.email], isOwn: false }]);
    await db.transaction((tx) => records!.erase!(tx, recipient) as Promise<unknown>);
    expect(JSON.stringify(await db.select().from(documentMails))).not.toContain(recipient.email);
    expect(await wish!.read(db, recipient, 'all')).toEqual({ isStopped: false });
    await db.transaction((tx) => records!.erase!(tx, sender) as Promise<unknown>);
    expect(await db.$count(documentMails)).toBe(0);
  });
});
