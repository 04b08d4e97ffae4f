// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, followPerson } from './query-client.ts';
import { beginSession, endSession, suspendSession } from './session.ts';

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
