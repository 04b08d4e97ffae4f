// @tests both-databases
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditAction } from '#kernel/declared.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { auditRoutes } from '#modules/audit/contract.ts';
import { mails } from '#modules/mail/server/public.ts';
import type { AuditEvent } from '#server/module.ts';
import { testApp } from '#testing/app.ts';
import { auditEvents } from './audit-tables.ts';
import { exportEvents } from './export-events.ts';
import { recordAudit } from './record-audit.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
/** Signed in once: a sign-in is an event, too. */
const admin = { token: await app.signIn('admin', { remember: true }) };

const people = new Map((await db.select().from(users)).map(({ id, username }) => [username, id]));
const idOf = (username: string) => people.get(username) ?? '';
const [east] = await db.select().from(organisations).where(eq(organisations.name, '华东传动设备有限公司'));
const eastId = east?.id ?? '';

/** Writes an event down as the portal would, a minute after the one before. */
async function record(
  action: AuditAction,
  by: string | null,
  object: string,
  more: Partial<Pick<AuditEvent, 'details' | 'onBehalfOf'>> = {},
): Promise<void> {
  app.clock.advance(1);
  const actorId = by === null ? null : idOf(by);
  const event = { id: app.portal.newId(), at: app.clock.now(), actorId, action, object, requestId: 'r' };
  await recordAudit(db, { ...event, ...more });
}

type Filter = Partial<Record<'actor' | 'object' | 'from' | 'to' | 'pageSize' | 'cursor', string>> & {
  action?: AuditAction;
  reads?: 'hidden';
};
const list = (query: Filter = {}) => app.call(auditRoutes.list, { query }, admin);
const actions = async (query: Filter = {}) => (await list(query)).rows.map(({ action }) => action);

beforeEach(async () => {
  await db.delete(auditEvents);
});

/** Four events of a morning. */
async function aMorning(): Promise<void> {
  await record('user.registered', null, idOf('lv1-demo'), { details: { pending: true } });
  await record('user.disabled', 'admin', idOf('sales-demo'));
  await record('customer.staff-added', 'admin', eastId, { details: { staff: idOf('2000') } });
  await record('configuration.read', 'sales-demo', 'some-object');
}

describe('the audit log', () => {
  test('shows what was done, newest first, with the names of people and customers', async () => {
    await aMorning();
    const { rows } = await list();
    expect(rows).toMatchObject([
      { action: 'configuration.read', actor: { name: 'sales-demo' }, object: { id: 'some-object', name: null } },
      {
        action: 'customer.staff-added',
        actor: { id: idOf('admin'), name: 'admin' },
        object: { id: eastId, name: '华东传动设备有限公司' },
        details: [{ name: 'staff', value: '2000' }],
      },
      { action: 'user.disabled', object: { name: 'sales-demo' } },
      {
        action: 'user.registered',
        actor: null,
        object: { name: 'lv1-demo' },
        details: [{ name: 'pending', value: 'true' }],
      },
    ]);
  });

  test('shows what was changed from what to what, with the names of both, and the request it was done in', async () => {
    const details = { name: { from: 'Old', to: 'New' }, parentId: { from: '', to: eastId }, people: 3 };
    await record('customer.changed', 'admin', 'c-1', { details });
    expect((await list({ object: '华东' })).rows).toMatchObject([
      {
        requestId: 'r',
        details: [
          { name: 'name', value: 'New', before: 'Old' },
          { name: 'people', value: '3' },
          { name: 'parentId', value: '华东传动设备有限公司', before: '' },
        ],
      },
    ]);
  });

  test.each<[string, () => Filter, AuditAction[]]>([
    ['who did it', () => ({ actor: 'SALES' }), ['configuration.read']],
    ['who did it, by id', () => ({ actor: idOf('sales-demo') }), ['configuration.read']],
    ['what was done', () => ({ action: 'user.disabled' }), ['user.disabled']],
    ['what it was done to, by a user name', () => ({ object: 'sales-' }), ['user.disabled']],
    ['what it was done to, by a company', () => ({ object: '华东' }), ['customer.staff-added']],
    ['what it was done to, by id', () => ({ object: 'some-object' }), ['configuration.read']],
    ['several at once', () => ({ actor: 'admin', object: '华东' }), ['customer.staff-added']],
    ['a name nobody has', () => ({ actor: 'nobody' }), []],
    ['a wildcard, which is none', () => ({ object: '%' }), []],
    ['what looks like SQL', () => ({ actor: "' or 1=1 --" }), []],
  ])('is narrowed to %s', async (_, filter, expected) => {
    await aMorning();
    expect(await actions(filter())).toEqual(expected);
  });

  test.each<[string, () => string, AuditAction[]]>([
    ['a customer somebody acted for', () => '华东', ['configuration.created', 'customer.staff-added']],
    ['the same by id', () => eastId, ['configuration.created', 'customer.staff-added']],
    ['the same by id in capitals', () => eastId.toUpperCase(), ['configuration.created', 'customer.staff-added']],
    ['the staff who were assigned', () => '2000', ['customer.staff-added']],
    ['the same by id', () => idOf('2000'), ['customer.staff-added']],
    ['a line', () => 'line-1', ['configuration.created']],
    ['a word that merely stands in the details', () => 'word', []],
  ])('told what concerns %s shows that, whatever place it has in the event', async (_, object, expected) => {
    await record('customer.staff-added', 'admin', eastId, { details: { staff: idOf('2000') } });
    await record('configuration.created', 'sales-demo', 'line-1', { onBehalfOf: eastId, details: { kind: 'word' } });
    expect(await actions({ object: object() })).toEqual(expected);
    const { body } = await app.send(auditRoutes.export, { query: { object: object() } }, admin);
    expect(body.match(/"(?:configuration|customer)\.[\w-]+"/g) ?? []).toEqual(expected.map((name) => `"${name}"`));
  });

  describe('told a part of a name that hundreds have', () => {
    const many = Array.from({ length: 230 }, (_, count) => ({ id: app.portal.newId(), name: `many-${count}` }));
    const [first, last] = [many[0]?.id ?? '', many.at(-1)?.id ?? ''];

    async function fill(kind: 'users' | 'organisations' | 'mails'): Promise<void> {
      const [person] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
      const createdAt = app.clock.now();
      if (person === undefined) throw new Error('The demo data have changed');
      if (kind === 'users')
        await db.insert(users).values(many.map(({ id, name }) => ({ ...person, id, username: name, email: null })));
      if (kind === 'organisations')
        await db
          .insert(organisations)
          .values(many.map((one) => ({ ...one, kind: 'customer-lv1' as const, createdAt })));
      if (kind === 'mails') {
        const empty = { template: 'account-confirmed', locale: 'en', values: {}, state: 'sent' } as const;
        const mail = { ...empty, messageId: 'm', nextAttemptAt: createdAt, createdAt };
        await db.insert(mails).values(many.map(({ id, name }) => ({ ...mail, id, recipient: `${name}@example.com` })));
      }
    }

    test.each(['users', 'organisations', 'mails'] as const)('misses none of the %s', async (kind) => {
      await fill(kind);
      await record('mail.read', 'admin', first);
      await record('mail.retried', 'admin', last);
      expect(await actions({ object: 'many-' })).toEqual(['mail.retried', 'mail.read']);
      const { body } = await app.send(auditRoutes.export, { query: { object: 'many-' } }, admin);
      expect(body.match(/"mail\.[\w-]+"/g)).toEqual(['"mail.retried"', '"mail.read"']);
      await db.delete({ users, organisations, mails }[kind]).where(
        inArray(
          { users, organisations, mails }[kind].id,
          many.map(({ id }) => id),
        ),
      );
    });

    test('misses nobody who did something', async () => {
      await fill('users');
      const event = { at: app.clock.now(), action: 'audit.exported', object: 'x', requestId: 'r' } as const;
      for (const actorId of [first, last]) await recordAudit(db, { ...event, id: app.portal.newId(), actorId });
      expect(await actions({ actor: 'MANY-' })).toHaveLength(2);
      await db.delete(users).where(
        inArray(
          users.id,
          many.map(({ id }) => id),
        ),
      );
    });
  });

  test('is shown without what was merely read, but with what was taken along', async () => {
    for (const action of ['user.list', 'mail.read', 'audit.exported', 'document.download', 'user.disabled'] as const)
      await record(action, 'admin', 'x');
    expect(await actions({ reads: 'hidden' })).toEqual(['user.disabled', 'document.download', 'audit.exported']);
  });

  test('is narrowed to a time, from its first moment to before its last', async () => {
    await aMorning();
    const times = (await list()).rows.map(({ at }) => at);
    await db.delete(auditEvents).where(eq(auditEvents.action, 'audit.list'));
    expect(await actions({ from: times[2] ?? '', to: times[0] ?? '' })).toEqual([
      'customer.staff-added',
      'user.disabled',
    ]);
    expect(await actions({ to: '2000-01-01T00:00:00+08:00' })).toEqual([]);
    expect(await actions({ from: '1900-01-01T00:00:00Z', to: times[2] ?? '' })).toEqual(['user.registered']);
  });

  test('gives every event once over its pages', async () => {
    await aMorning();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        to: new Date(app.clock.now().getTime() + 1).toISOString(),
        pageSize: '1',
        ...(cursor && { cursor }),
      });
      seen.push(...page.rows.map(({ action }) => action).filter((action) => action !== 'audit.list'));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined && seen.length < 10);
    expect(seen).toEqual(['configuration.read', 'customer.staff-added', 'user.disabled', 'user.registered']);
  });

  test('writes down that it was read, and exported', async () => {
    await list();
    await app.send(auditRoutes.export, {}, admin);
    expect((await actions()).sort()).toEqual(['audit.exported', 'audit.list']);
  });

  test('shows what another version of the portal wrote, under its own name', async () => {
    await record('mail.read', 'admin', 'x');
    await db.update(auditEvents).set({ action: 'order.shipped' });
    expect(await actions()).toEqual(['order.shipped']);
  });

  test.each(['lv1-demo', 'lv2-demo', 'sales-demo'])('is nothing for %s', async (as) => {
    for (const route of Object.values(auditRoutes)) expect((await app.send(route, {}, { as })).statusCode).toBe(403);
  });

  test.each([{ action: 'user.invented' }, { from: 'yesterday' }, { cursor: 'x' }, { pageSize: '0' }])(
    'refuses %j',
    async (query) => {
      expect((await app.send(auditRoutes.list, { query }, admin)).statusCode).toBe(400);
    },
  );
});

describe('the export', () => {
  const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

  test('is a table in the reader’s language that spreadsheets open', async () => {
    await aMorning();
    const answer = await app.send(
      auditRoutes.export,
      { query: { actor: 'admin', action: 'user.disabled' } },
      {
        ...admin,
        headers: { 'accept-language': 'en' },
      },
    );
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-2026-01-05.csv"');
    expect(answer.body.startsWith('\uFEFF"Time (UTC)","Who"')).toBe(true);
    expect(lines(answer.body)[1]).toMatch(
      /^"2026-01-05T[\d:.]+Z","admin","","Disabled an account","user.disabled","sales-demo","[\w-]{36}","","r"$/,
    );
    expect(lines(answer.body)).toHaveLength(2);
  });

  test('tells details in words, with what was before, and the request', async () => {
    const details = {
      name: { from: '', to: 'New' },
      kind: { from: 'customer-lv1', to: 'customer-lv2' },
      pending: true,
    };
    await record('customer.changed', 'admin', 'c-1', { details });
    const { body } = await app.send(auditRoutes.export, {}, { ...admin, headers: { 'accept-language': 'en' } });
    expect(lines(body)[0]).toMatch(/,"Details","Request"$/);
    expect(lines(body)).toContainEqual(
      expect.stringMatching(
        /,"Level: Customer, level 1 → Customer, level 2; Name: – → New; To be confirmed: yes","r"$/,
      ),
    );
  });

  test('tells what a list was searched for instead of its address', async () => {
    await record('user.list', 'admin', '/v1/users', { details: { q: 'wang', role: 'staff' } });
    await record('audit.list', 'admin', '/v1/audit-events', { details: { action: 'user.disabled' } });
    const { body } = await app.send(auditRoutes.export, {}, { ...admin, headers: { 'accept-language': 'en' } });
    expect(body).toContain('"Read the list of users","user.list","","/v1/users","Searched for: wang; Role: Staff"');
    expect(body).toContain('"Read the audit log","audit.list","","/v1/audit-events","What: Disabled an account"');
  });

  test('holds no formula, whatever somebody is called or was asked for', async () => {
    await record('mail.read', 'admin', '=HYPERLINK("https://x","y")', { details: { partner: '+1' } });
    await record('mail.read', 'admin', '@SUM(1)');
    const cells = (await app.send(auditRoutes.export, {}, admin)).body.match(/"(?:[^"]|"")*"/g) ?? [];
    expect(cells.length).toBeGreaterThan(8);
    expect(cells.filter((cell) => /^"[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  describe('that is read piece by piece', () => {
    const filter = { actor: '', action: undefined, object: '', without: [], from: undefined, to: undefined };
    const exported = async (bounds: { most?: number; chunk?: number }) =>
      lines(await exportEvents(db, { filter, sources: [], locale: 'en' }, bounds)).slice(1);
    const objectsIn = (told: string[]) => told.map((line) => /"(m\d)"/.exec(line)?.[1] ?? line);
    const CUT = '"Only the newest 3 events were exported; narrow the dates to export earlier ones."';

    beforeEach(async () => {
      for (let count = 0; count < 5; count++) await record('mail.read', 'admin', `m${count}`);
    });

    test.each([1, 2, 3, 4, 5, 6])('%d at a time, holds every event once, newest first', async (chunk) => {
      expect(objectsIn(await exported({ chunk }))).toEqual(['m4', 'm3', 'm2', 'm1', 'm0']);
    });

    test.each([1, 2, 3, 4, 1000])('%d at a time, is bounded, and says where it ends', async (chunk) => {
      expect(objectsIn(await exported({ chunk, most: 3 }))).toEqual(['m4', 'm3', 'm2', CUT]);
    });

    test.each([1, 2, 5, 6])('%d at a time, says nothing of more where there are just as many', async (chunk) => {
      expect(await exported({ chunk, most: 5 })).toHaveLength(5);
    });
  });
});
