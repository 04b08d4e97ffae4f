// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

afterEach(cleanup);

it('a message is read out with its kind, and its action runs once and takes it away', async () => {
  const undo = vi.fn();
  const store = createToastStore();
  const { user } = await renderScreen(<ToastRegion store={store} />, { locale: 'en' });
  act(() => store.show({ tone: 'success', text: 'Fan voltage cleared', action: { label: 'Undo', run: undo } }));
  expect(screen.getByRole('listitem').textContent).toContain('Done: Fan voltage cleared');
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Fan voltage cleared')).toBeNull();
});

it('a message can be sent away by hand', async () => {
  const store = createToastStore();
  const { user } = await renderScreen(<ToastRegion store={store} />);
  act(() => store.show({ tone: 'error', text: '请求失败' }));
  await user.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(store.visible()).toEqual([]);
});
