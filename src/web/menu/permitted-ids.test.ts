// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession, endSession } from '#web/session/session.ts';
import { followPermittedElsewhere, permitMenu, usePermittedIds } from './permitted-ids.ts';

let unfollow = () => undefined as unknown;

beforeEach(() => {
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
  unfollow = followPermittedElsewhere();
});
afterEach(() => {
  unfollow();
  cleanup();
  endSession();
});

/** Another window has learned, or left, this much of the menu. */
function learnElsewhere(ids: string | undefined): void {
  if (ids === undefined) localStorage.removeItem('menuIds');
  else localStorage.setItem('menuIds', ids);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'menuIds' })));
}

it('the menu that another window has fetched after a sign-in is the menu here', () => {
  const { result } = renderHook(usePermittedIds);
  expect(result.current).toBeUndefined();
  learnElsewhere('4,7');
  expect(result.current).toEqual(new Set(['4', '7']));
});

it('what another window may no longer see is not seen here', () => {
  const { result } = renderHook(usePermittedIds);
  act(() => permitMenu(['4', '7']));
  learnElsewhere(undefined);
  expect(result.current).toBeUndefined();
});
