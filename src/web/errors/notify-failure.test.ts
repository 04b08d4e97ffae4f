// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { CallError } from '#web/calls/call.ts';
import { createI18n } from '#web/language/i18n.ts';
import { messageLog, toasts } from '#web/ui/toasts.ts';
import { failureText, refusalText } from './failure-text.ts';
import { noteFailure, notifyFailure } from './notify-failure.ts';

const { t } = await createI18n('en');
const chinese = (await createI18n('zh-cn')).t;
const lost = new CallError('network', 0, '', [], { own: 'network', shown: 'message' });
const refused = new CallError('record.unknown', 404, 'No such record', [], { shown: 'message', requestId: '0a1b' });

afterEach(() => {
  toasts.clear();
  messageLog.clear();
});

describe('what a person is told', () => {
  it.each([
    ['what the server said', refused, {}, 'No such record'],
    ['that the network failed', lost, {}, 'Network request failed, please check your network connection'],
    ['the same in the screen’s own words', lost, { unreachable: 'Nothing is lost.' }, 'Nothing is lost.'],
    ['what failed, before why', refused, { prefix: 'Download error' }, 'Download error: No such record'],
    ['that it failed, where nobody said why', new CallError('7', 200, ''), {}, 'Request failed'],
    [
      'that the login has expired',
      new CallError('session.expired', 401, '', [], { own: 'expired' }),
      {},
      'Login expired, please log in again',
    ],
    ['that a file did not come', new TypeError('Importing a module script failed.'), {}, /^A file of this page/],
  ])('is %s', (_, error, wording, expected) => {
    expect(failureText(error, t, wording)).toMatch(expected);
  });

  it('is so in their language', () => {
    expect(failureText(lost, chinese)).toBe('网络请求失败，请检查网络连接');
    expect(failureText(refused, chinese, { prefix: '下载失败' })).toBe('下载失败：No such record');
  });

  it('is nothing of a fault of the page within a form', () => {
    const fault = new TypeError('x is not a function');
    expect(() => refusalText(fault, t)).toThrow(fault);
  });
});

describe('telling it', () => {
  it('shows a message with the id to quote, and keeps it', () => {
    notifyFailure(refused, t);
    expect(toasts.visible()).toMatchObject([{ tone: 'error', text: 'No such record', requestId: '0a1b' }]);
    expect(messageLog.get().messages).toMatchObject([{ text: 'No such record', requestId: '0a1b' }]);
  });

  it('only keeps what the page shows itself', () => {
    noteFailure(refused, t);
    expect(toasts.visible()).toEqual([]);
    expect(messageLog.get().messages).toHaveLength(1);
  });

  it('says nothing of a call that is its caller’s business', () => {
    const silent = new CallError('network', 0, '', [], { shown: 'nowhere' });
    notifyFailure(silent, t);
    noteFailure(silent, t);
    expect(messageLog.get().messages).toEqual([]);
  });
});
