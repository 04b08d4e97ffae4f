// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#web/calls/call.ts';
import { noticeTyping } from '#web/leaving/typing.ts';
import { closeLogin, loginRequest } from './login-request.ts';
import { beginSession, currentSession, endSession } from './session.ts';
import { signedInAgain } from './session-end.ts';

const USER = { id: '1', username: 'lv1-demo', organisationName: '' };
const EXPIRED = new CallError('session.expired', 401, 'Login expired, please log in again');

noticeTyping();
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

  it('says what the first call was told, not that those after it went without a token', () => {
    signedInAgain(EXPIRED, 'first').catch(() => undefined);
    const missing = new CallError('session.missing', 401, 'Please sign in first');
    signedInAgain(missing, undefined).catch(() => undefined);
    expect(loginRequest.get()?.notice?.text).toBe(EXPIRED.message);
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

  it('lets a person type on, and asks with their first pause', async () => {
    vi.useFakeTimers();
    const field = document.body.appendChild(document.createElement('input'));
    const type = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    type('a');
    signedInAgain(EXPIRED, 'first').catch(() => undefined);
    for (const key of 'bcdefg') {
      await vi.advanceTimersByTimeAsync(400);
      type(key);
    }
    expect(loginRequest.get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(700);
    expect(loginRequest.get()?.notice?.text).toBe(EXPIRED.message);
    field.remove();
    vi.useRealTimers();
  });
});
