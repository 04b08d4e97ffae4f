// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { followBrowserConnection, noteAnswer } from '#web/calls/connection.ts';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { createToastStore } from '#web/ui/toast-store.ts';
import { OfflineNotice } from './offline-notice.tsx';

followBrowserConnection();
afterEach(() => {
  cleanup();
  noteAnswer(true);
});

const notice = () => screen.getByRole('status').textContent;

it('says that the portal cannot be reached for as long as that is so, and that nothing is lost', async () => {
  await renderScreen(<OfflineNotice />, { locale: 'en' });
  expect(notice()).toBe('');
  act(() => noteAnswer(false));
  expect(notice()).toContain('The portal cannot be reached. What you entered is kept.');
  act(() => noteAnswer(true));
  expect(notice()).toBe('');
});

it('can be sent away, and comes back when it is another matter', async () => {
  const { user } = await renderScreen(<OfflineNotice />);
  act(() => noteAnswer(false));
  await user.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(notice()).toBe('');
  act(() => window.dispatchEvent(new Event('offline')) as unknown as undefined);
  expect(notice()).toContain('网络已断开');
});

it('sent away by keyboard it holds no message back, and the focus goes to the page', async () => {
  const store = createToastStore();
  const { user } = await renderScreen(
    <>
      <main id="content" tabIndex={-1} />
      <ToastRegion store={store}>
        <OfflineNotice />
      </ToastRegion>
    </>,
  );
  act(() => {
    noteAnswer(false);
    store.show({ tone: 'success', text: 'saved' });
  });
  await user.tab();
  vi.useFakeTimers();
  act(() => screen.getAllByRole('button', { name: '关闭提示' })[0]?.click());
  expect(document.activeElement?.id).toBe('content');
  act(() => vi.advanceTimersByTime(6000));
  vi.useRealTimers();
  expect(store.visible()).toEqual([]);
});
