import type { Locale } from '#kernel/locale.ts';
import { signInAt, type TestSession } from '#testing/sign-in.ts';
import { aClientAddress } from './client-address.ts';

/** Signs somebody in through the API, as a client of its own. */
export function sessionOf(portal: string, username: string, password?: string): Promise<TestSession> {
  const headers = { 'x-forwarded-for': aClientAddress() };
  return signInAt(portal, username, { headers, ...(password !== undefined && { password }) });
}

interface Stored {
  readonly name: string;
  readonly value: string;
}

/** What a browser stores of somebody who has signed in, by the specification's keys (spec 000 §3). */
export function storedOf({ token, userInfo }: TestSession): readonly Stored[] {
  return [
    { name: 'sessionOwner', value: userInfo.id },
    { name: 'user', value: JSON.stringify(userInfo) },
    { name: 'token', value: btoa(token) },
  ];
}

/** What a browser of one language stores, beside what it is given. */
export function browserState(portal: string, language: Locale, given: readonly Stored[] = []) {
  const { origin, hostname } = new URL(portal);
  const chosen = { name: 'userLocale', value: language };
  const cookie = { path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;
  return {
    cookies: [{ ...chosen, domain: hostname, ...cookie }],
    origins: [{ origin, localStorage: [chosen, ...given] }],
  };
}
