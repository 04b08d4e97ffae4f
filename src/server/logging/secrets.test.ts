// @tests both-databases, slow
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { RouteContract } from '#kernel/contract.ts';
import {
  accountRoutes,
  organisationRoutes,
  partnerRoutes,
  passwordLinkRoutes,
  passwordRoutes,
  registrationRoutes,
  userRoutes,
} from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { signedText } from '#modules/accounts/domain/partner-call.ts';
import { aRegistration } from '#testing/builders/a-registration.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { startServer } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const mailServer = await startMailServer();

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

/** Everything that must not be in the log, by what it is; tests add what the portal makes. */
const secrets: Record<string, string> = {
  'the mail server’s password': 'smtp-canary-4711',
  'the key of a partner': `partner-canary-${'k'.repeat(32)}`,
  'the secret of the client': 'client-canary-4711',
  'a right password': 'Right-canary-1',
  'a wrong password': 'Wrong-canary-1',
  'the password of a registration': 'Register-canary-1',
  'a reset password': 'Reset-canary-1',
  'an invited password': 'Invited-canary-1',
  'an address that a code goes to': 'canary-buyer@example.com',
  'an address of nobody': 'canary-nobody@example.com',
  'an address that refuses mail': 'canary-refused@example.com',
  'an invited address': 'canary-invited@example.com',
  'a wrong code': 'ZZ9CNR',
  'a token of nobody': 'token-canary-0123456789',
  'a ticket of nobody': 'ticket-canary-0123456789',
  'a cookie': 'cookie-canary-0123456789',
  'a link of nobody': 'link-canary-0123456789',
};
const secret = (name: string) => secrets[name] ?? '';

const mailUrl = new URL(mailServer.url);
mailUrl.username = 'portal';
mailUrl.password = secret('the mail server’s password');

const server = await startServer({
  DATA_DIR: folder,
  DEMO: '1',
  LOG: 'json',
  SMTP_URL: mailUrl.href,
  PARTNERS: `mall:${secret('the key of a partner')}`,
  PARTNER_CUSTOMERS: 'mall:*',
  OAUTH_CLIENT_SECRET: secret('the secret of the client'),
  ...(postgres && { DATABASE_URL: postgres.url }),
});

interface Input {
  query?: Record<string, string>;
  body?: object;
  token?: string;
}

/** Calls a contract as a browser does and answers the result; a refusal answers undefined. */
async function call(route: Pick<RouteContract, 'path' | 'method'>, { query = {}, body, token }: Input) {
  const answer = await fetch(`${server.address}/api${route.path}?${new URLSearchParams(query)}`, {
    method: route.method,
    headers: {
      cookie: `dw_device=${secret('a cookie')}; session=${secret('a cookie')}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const cookie of answer.headers.getSetCookie())
    secrets[`a cookie of ${route.path}`] = cookie.split(/[=;]/)[1] ?? '';
  return (await answer.json()).result ?? undefined;
}

function signIn(username: string, password: string) {
  const client = { client_id: 'drivewright-web', client_secret: secret('the secret of the client'), scope: 'portal' };
  return call(accountRoutes.signIn, { body: { ...client, grant_type: 'password', username, password } });
}

/** What a mail to an address says and no mail said before. */
function mailedTo(address: string, pattern: RegExp): Promise<string> {
  return vi.waitFor(
    () => {
      const texts = mailServer.received.filter(({ to }) => to === address).map(({ raw }) => textOf(raw));
      const news = texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).filter(isNew);
      if (news[0] === undefined) throw new Error(`No mail to ${address} with ${pattern}`);
      return news[0];
    },
    { timeout: 60_000, interval: 50 },
  );
}

const isNew = (text: string) => !Object.values(secrets).includes(text);

/** The first part of a mail, its plain text, decoded. */
function textOf(raw: string): string {
  const [, encoding, body = ''] = /transfer-encoding: (\S+)[\s\S]*?\r\n\r\n([\s\S]*?)(?:\r\n--|$)/i.exec(raw) ?? [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const codeMailedTo = (address: string) => mailedTo(address, /\b([A-Z2-9]{6})\b/);

const wholeLog = () => server.said();

async function registers(): Promise<void> {
  const email = secret('an address that a code goes to');
  const password = secret('the password of a registration');
  await call(registrationRoutes.checkInfo, { query: { content: email, type: 'email' } });
  await call(registrationRoutes.sendCode, { query: { email } });
  await call(registrationRoutes.checkCode, { query: { email, code: secret('a wrong code') } });
  const verificationCode = await codeMailedTo(email);
  secrets['the code of a registration'] = verificationCode;
  await call(registrationRoutes.checkCode, { query: { email, code: verificationCode } });
  const body = aRegistration({ email, password, passwordTwo: password, verificationCode });
  expect(await call(registrationRoutes.register, { body })).toEqual({ pending: false });
  expect(await signIn(body.userId, password)).toBeDefined();
  mailServer.trouble = 'no-such-mailbox';
  await call(registrationRoutes.sendCode, { query: { email: secret('an address that refuses mail') } });
  await vi.waitFor(() => expect(wholeLog()).toContain('mail not sent'), { timeout: 60_000 });
  mailServer.trouble = undefined;
}

async function changesPasswords(): Promise<void> {
  const { token, userInfo } = await signIn('lv1-demo', DEMO_PASSWORD);
  secrets['a token'] = token;
  await signIn('lv1-demo', secret('a wrong password'));
  await call(accountRoutes.me, { token: secret('a token of nobody') });
  const newPwd = secret('a right password');
  const change = { newPwd, confirmPwd: newPwd, userId: userInfo.userId };
  await call(passwordRoutes.changePassword, { token, body: { ...change, curPwd: secret('a wrong password') } });
  await call(passwordRoutes.changePassword, { token, body: { ...change, curPwd: DEMO_PASSWORD } });
  expect(await signIn('lv1-demo', newPwd)).toBeDefined();
}

async function forgetsPassword(): Promise<void> {
  const email = secret('an address that a code goes to');
  await call(passwordRoutes.sendResetCode, { query: { emailorphone: secret('an address of nobody') } });
  await call(passwordRoutes.sendResetCode, { query: { emailorphone: email } });
  const verificationCode = await codeMailedTo(email);
  secrets['the code of a reset'] = verificationCode;
  const newPwd = secret('a reset password');
  await call(passwordRoutes.resetPassword, { body: { userId: email, verificationCode, newPwd, confirmPwd: newPwd } });
  expect(await signIn('buyer-1', newPwd)).toBeDefined();
}

async function comesWithTicketsAndLinks(): Promise<void> {
  const asked = { partner: 'mall', username: 'lv2-demo', timestamp: Date.now(), nonce: randomBytes(8).toString('hex') };
  const signature = createHmac('sha256', secret('the key of a partner')).update(signedText(asked)).digest('hex');
  const { ticket, path } = await call(partnerRoutes.mintTicket, { body: { ...asked, signature } });
  Object.assign(secrets, { 'a ticket': ticket, 'a signature': signature });
  await fetch(`${server.address}${path}`);
  expect(await call(partnerRoutes.redeemTicket, { body: { ticket } })).toBeDefined();
  await call(partnerRoutes.redeemTicket, { body: { ticket: secret('a ticket of nobody') } });
  await call(passwordLinkRoutes.look, { body: { link: secret('a link of nobody') } });
  for (const address of ['/set-password?link=', '/login?link=', '/%zz?link=', '/api/nothing?link='])
    await fetch(`${server.address}${address}${secret('a link of nobody')}`);
}

async function invites(): Promise<void> {
  const { token } = await signIn('admin', DEMO_PASSWORD);
  const email = secret('an invited address');
  const [organisation] = await call(organisationRoutes.find, { token, query: { kind: 'customer-lv1' } });
  const work = { role: 'customer-lv1', organisationId: organisation.id, department: '采购部' };
  const body = { username: 'invited-1', email, locale: 'en', ...work };
  expect(await call(userRoutes.invite, { token, body })).toBeDefined();
  const link = await mailedTo(email, /[?&]link=([\w-]{16,})/);
  secrets['a link'] = link;
  await fetch(`${server.address}/set-password?link=${link}`);
  expect(await call(passwordLinkRoutes.look, { body: { link } })).toEqual({ username: 'invited-1' });
  const password = secret('an invited password');
  expect(await call(passwordLinkRoutes.redeem, { body: { link, password, passwordTwo: password } })).toBeDefined();
}

test('no secret of any call about an account is in the log, and every line that is one is JSON', async () => {
  await registers();
  await changesPasswords();
  await forgetsPassword();
  await comesWithTicketsAndLinks();
  await invites();
  expect(await server.stop('SIGTERM')).toBe(0);
  const said = wholeLog();
  const shown = Object.entries(secrets).filter(
    ([, text]) => said.includes(text) || said.includes(encodeURIComponent(text)),
  );
  expect(shown.map(([name]) => name)).toEqual([]);
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.map((line) => JSON.parse(line)).filter(({ level, time, msg }) => !level || !time || !msg)).toEqual([]);
});
