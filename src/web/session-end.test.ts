// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallError } from './call.ts';
import { closeLogin, loginRequest } from './login-request.ts';
import { beginSession, currentSession, endSession } from './session.ts';
import { signedInAgain } from './session-end.ts';

const USER = { id: '1', username: 'lv1-demo', organisationName: '' };
const EXPIRED = new CallError('session.expired', 401, 'Login expired, please log in again');

beforeEach(() => beginSession({ token: 'first', user: USER }));
afterEach(() => {
  endSession();
  closeLogin();
});

describe('a session that has ended', () => {
  it('takes the token away and asks for the login on the page, saying why', () => {
    signedInAgain(EXPIRED, 'first').catch(() => undefined);
    expect(currentSession()).toBeUndefined();
    expect(loginRequest.get()).toEqual({ stay: true, notice: { tone: 'warning', text: EXPIRED.message } });
  });

  it('asks once, however many calls it fails, and each goes on after the login', async () => {
    const shown: unknown[] = [];
    const unsubscribe = loginRequest.subscribe(() => shown.push(loginRequest.get()?.notice?.text));
    const calls = [signedInAgain(EXPIRED, 'first'), signedInAgain(EXPIRED, 'first'), signedInAgain(EXPIRED, 'first')];
    unsubscribe();
    expect(new Set(shown)).toEqual(new Set([EXPIRED.message]));
    beginSession({ token: 'second', user: USER });
    closeLogin();
    expect(await Promise.all(calls)).toEqual([true, true, true]);
  });

  it('refuses the call when the person closes the dialog', async () => {
    const call = signedInAgain(EXPIRED, 'first');
    closeLogin();
    await expect(call).rejects.toMatchObject({ code: 'login.declined', message: EXPIRED.message });
  });

  it('does not end the one that followed it: the answer was late', async () => {
    beginSession({ token: 'second', user: USER });
    expect(await signedInAgain(EXPIRED, 'first')).toBe(true);
    expect(currentSession()?.token).toBe('second');
    expect(loginRequest.get()).toBeUndefined();
  });

  it('is asked for again by the next call, where the person stayed without', async () => {
    const first = signedInAgain(EXPIRED, 'first').catch(() => undefined);
    closeLogin();
    await first;
    signedInAgain(EXPIRED, undefined).catch(() => undefined);
    expect(loginRequest.get()?.stay).toBe(true);
  });

  it('is none of a visitor’s: they are not asked', async () => {
    endSession();
    expect(await signedInAgain(EXPIRED, undefined)).toBe(false);
    expect(loginRequest.get()).toBeUndefined();
  });
});
