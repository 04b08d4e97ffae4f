import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute, type RouteContract } from '#kernel/contract.ts';
import { userRoutes } from '#modules/accounts/contract.ts';
import { accountsModule } from '#modules/accounts/server/module.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { customerOfficeRoutes } from '#modules/customers/contract.ts';
import { mailTemplateRoutes } from '#modules/mail/contract.ts';
import { testApp } from '#testing/app.ts';
import { idempotencyKeys } from './database/platform-tables.ts';
import { serveCommand } from './serve-command.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const [person] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
const [customer] = await db.select().from(organisations).where(eq(organisations.name, '华东传动设备有限公司'));
const text = { subject: 'Hello', body: 'Dear {username}, welcome to {brand}.' };

interface Write {
  readonly route: RouteContract;
  readonly params: object;
  /** What one of several writers wants. */
  readonly body: (writer: number) => object;
  /** The version nobody has written over yet. */
  readonly version: number;
}

const WRITES: Readonly<Record<string, Write>> = {
  'a customer': {
    route: customerOfficeRoutes.change,
    params: { id: customer?.id },
    body: (writer) => ({ name: `华东 ${writer}`, creditCode: '', parentId: null }),
    version: customer?.version ?? 0,
  },
  'the menu of an account': {
    route: userRoutes.setMenu,
    params: { id: person?.id },
    body: (writer) => ({ menuIds: writer === 1 ? [4] : [4, 7] }),
    version: person?.version ?? 0,
  },
  'the text of a mail': {
    route: mailTemplateRoutes.save,
    params: { template: 'account-confirmed', locale: 'en' },
    body: (writer) => ({ ...text, subject: `Hello ${writer}` }),
    version: 0,
  },
};

describe.each(Object.entries(WRITES))('%s', (what, { route, params, body, version }) => {
  const write = (writer: number, over: number, headers: Record<string, string> = {}) =>
    app.send(route, { params, body: { ...body(writer), version: over } }, { as: 'admin', headers });
  const first = () => write(1, version, { 'idempotency-key': `first ${what}`.replaceAll(' ', '-') });

  test('written again by the same request comes with the ETag its sender has seen', async () => {
    expect((await first()).headers.etag).toBe(`"${version + 1}"`);
    expect((await first()).headers.etag).toBe(`"${version + 1}"`);
  });

  test('written by somebody else since comes without an ETag when the first request is sent again', async () => {
    expect((await write(2, version + 1)).headers.etag).toBe(`"${version + 2}"`);
    const again = await first();
    expect([again.statusCode, again.json().result.version]).toEqual([200, version + 2]);
    expect(again.headers.etag).toBeUndefined();
  });

  test('is written by If-Match alone, and not at all without any version', async () => {
    const caller = { as: 'admin', headers: { 'if-match': `"${version + 2}"` } };
    const written = await app.send(route, { params, body: body(1) }, caller);
    expect([written.statusCode, written.headers.etag]).toEqual([200, `"${version + 3}"`]);
    const stale = await app.send(route, { params, body: body(2) }, caller);
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'version.conflict']);
    const unsaid = await app.send(route, { params, body: body(2) }, { as: 'admin' });
    expect([unsaid.statusCode, unsaid.json().error.code]).toEqual([400, 'request.invalid']);
  });
});

test('an answer that names no version comes without an ETag, first and again', async () => {
  const headers = { 'idempotency-key': 'hand-over' };
  const [from, to] = await Promise.all(
    ['sales-demo', 'service-demo'].map(
      async (username) => (await db.select().from(users).where(eq(users.username, username)))[0]?.id ?? '',
    ),
  );
  for (let time = 0; time < 2; time++) {
    const input = { params: { userId: from }, body: { to } };
    const answer = await app.send(customerOfficeRoutes.handOver, input, { as: 'admin', headers });
    expect([answer.json().result, answer.headers.etag]).toEqual([{ customers: 1 }, undefined]);
  }
});

test('what is not answered as it is declared is not written either', async () => {
  const route = defineRoute({
    method: 'POST',
    path: '/v1/unfit-answers',
    access: 'customers.write',
    summary: 'Answers what it does not declare',
    result: z.strictObject({ name: z.string().min(1) }),
  });
  const unfit = await testApp({
    demo: true,
    register(portal) {
      accountsModule.register?.(portal);
      serveCommand(portal, route, {
        change: async (tx) => {
          await tx.update(users).set({ userDepartment: 'written' });
          return { name: '' };
        },
      });
    },
  });
  const headers = { 'idempotency-key': 'unfit' };
  const answer = await unfit.send(route, {}, { as: 'admin', headers });
  expect(answer.statusCode).toBe(500);
  const written = await unfit.database.db.select().from(users).where(eq(users.userDepartment, 'written'));
  expect([written, await unfit.database.db.select().from(idempotencyKeys)]).toEqual([[], []]);
});
