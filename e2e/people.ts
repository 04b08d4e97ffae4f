import { registrationRoutes } from '#modules/accounts/contract.ts';
import { mailRoutes } from '#modules/mail/contract.ts';
import { aClientAddress } from './client-address.ts';
import { expect } from './fixtures.ts';
import { sessionOf } from './session.ts';

/** Someone with an account of their own, so that a test may do to it what it likes. */
export interface RegisteredPerson {
  readonly username: string;
  readonly password: string;
  readonly email: string;
}

const PASSWORD = 'Drive-9';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly token?: string;
}

/**
 * Registers a person through the API; the administrator reads the code in the outbox. The company is a new one, unless its register
 * number is known already: then the person waits to be confirmed.
 */
export async function registerPerson(
  baseURL: string,
  { creditCode = '', waits = false } = {},
): Promise<RegisteredPerson> {
  const username = `p-${Date.now().toString(36)}`;
  const email = `${username}@example.com`;
  await call(baseURL, registrationRoutes.sendCode.path, { query: { email } });
  const verificationCode = await codeSentTo(baseURL, email);
  const body = {
    userId: username,
    password: PASSWORD,
    passwordTwo: PASSWORD,
    company: `Conveyors ${username} GmbH`,
    industry: 'Conveying',
    creditCode,
    country: 'DE',
    telephone: `+49 30 ${String(Date.now()).slice(-8)}`,
    email,
    verificationCode,
    userName: 'Ada',
    lastName: 'Weber',
    agreed: true,
  };
  const { pending } = await call(baseURL, registrationRoutes.register.path, { method: 'POST', body });
  expect(pending).toBe(waits);
  return { username, password: PASSWORD, email };
}

/** The token of a sign-in, for what a test asks the API itself. */
export async function tokenOf(baseURL: string, username: string, password?: string): Promise<string> {
  return (await sessionOf(baseURL, username, password)).token;
}

/** The newest code that was mailed to an address; the administrator reads it in the outbox. */
export async function codeSentTo(baseURL: string, email: string): Promise<string> {
  const token = await tokenOf(baseURL, 'admin');
  const { rows } = await call(baseURL, mailRoutes.list.path, { token });
  const sent = rows.find(({ recipient }: { recipient: string }) => recipient === email);
  const { text } = await call(baseURL, mailRoutes.open.path.replace(':id', sent.id), { token });
  return /\b[2-9A-HJ-NP-Z]{6}\b/.exec(text)?.[0] ?? '';
}

/** Asks the API itself, and holds that it does not refuse. */
export async function call(baseURL: string, path: string, { method = 'GET', query, body, token }: Call) {
  const answer = await fetch(`${baseURL}/api${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      'accept-language': 'en',
      'x-forwarded-for': aClientAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { result, description } = await answer.json();
  expect(answer.ok, `${path}: ${description}`).toBe(true);
  return result;
}
