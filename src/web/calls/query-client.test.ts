// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, showIn } from '#web/language/i18n.ts';
import { beginSession, endSession, suspendSession } from '#web/session/session.ts';
import { messageLog, toasts } from '#web/ui/toasts.ts';
import { CallError } from './call.ts';
import { noteAnswer } from './connection.ts';
import { createQueryClient, followConnection, followPerson } from './query-client.ts';

const one = { token: 'first', user: { id: '1', username: 'lv1-demo', organisationName: '' } };
const other = { token: 'other', user: { id: '2', username: 'lv2-demo', organisationName: '' } };
const client = createQueryClient();
let unfollow = () => undefined as unknown;

beforeEach(() => {
  beginSession(one);
  unfollow = followPerson(client);
  client.setQueryData(['lines'], 'of the first');
});
afterEach(() => {
  unfollow();
  client.clear();
  endSession();
});

describe('what the server said to one person', () => {
  it('is not there for the next', () => {
    suspendSession();
    beginSession(other);
    expect(client.getQueryData(['lines'])).toBeUndefined();
  });

  it('is gone when they sign out', () => {
    endSession();
    expect(client.getQueryData(['lines'])).toBeUndefined();
  });

  it('stays when they come back, and is asked for anew when it is next shown', () => {
    suspendSession();
    beginSession({ ...one, token: 'second' });
    expect(client.getQueryData(['lines'])).toBe('of the first');
    expect(client.getQueryState(['lines'])?.isInvalidated).toBe(true);
  });

  it('and did not say while they were away is asked again at once', async () => {
    const ask = vi.fn().mockRejectedValueOnce({ code: 'login.declined' }).mockResolvedValue('answered');
    const observer = new QueryObserver(client, { queryKey: ['late'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    suspendSession();
    beginSession({ ...one, token: 'second' });
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answered'));
    stop();
  });
});

describe('without a connection', () => {
  const lost = new CallError('network', 0, '');

  it('what failed is asked for again once it is back', async () => {
    const stop = followConnection(client);
    const ask = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('rows');
    const observer = new QueryObserver(client, { queryKey: ['failed'], queryFn: ask, retry: false });
    const unwatch = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    noteAnswer(false);
    noteAnswer(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('rows'));
    unwatch();
    stop();
  });

  it('what was to be saved fails at once, and is not sent again by itself', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const save = vi.fn().mockRejectedValue(lost);
    const mutation = client
      .getMutationCache()
      .build(client, { ...client.getDefaultOptions().mutations, mutationFn: save });
    await expect(mutation.execute(undefined)).rejects.toBe(lost);
    offline.mockRestore();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(save).toHaveBeenCalledOnce();
  });
});

describe('what could not be read', () => {
  const refused = new CallError('server.busy', 503, 'Busy');

  it('is noted where the page shows it, and told where the page still shows an older answer', async () => {
    showIn(await createI18n('en'));
    messageLog.clear();
    const fetch = () => client.fetchQuery({ queryKey: ['busy'], queryFn: () => Promise.reject(refused), staleTime: 0 });
    await expect(fetch()).rejects.toBe(refused);
    expect(messageLog.get().messages).toMatchObject([{ text: 'Busy' }]);
    expect(toasts.visible()).toEqual([]);
    client.setQueryData(['busy'], 'older', { updatedAt: 1 });
    await expect(fetch()).rejects.toBe(refused);
    expect(toasts.visible()).toMatchObject([{ text: 'Busy' }]);
    toasts.clear();
  });

  it.each([
    ['asked for again when the server is ready soon', 1, 3],
    ['not waited for when that takes longer', 30, 1],
  ])('is %s', async (_what, retryAfter, tries) => {
    vi.useFakeTimers();
    const ask = vi.fn(() => Promise.reject(new CallError('server.busy', 503, 'Busy', [], { retryAfter })));
    const fetched = client.fetchQuery({ queryKey: ['busy', retryAfter], queryFn: ask }).catch(() => 'refused');
    await vi.advanceTimersByTimeAsync(900);
    expect(ask, 'not before its time').toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(9000);
    expect(await fetched).toBe('refused');
    expect(ask).toHaveBeenCalledTimes(tries);
    vi.useRealTimers();
  });
});
