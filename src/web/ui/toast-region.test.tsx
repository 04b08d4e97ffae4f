// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { Dialog } from './dialog.tsx';
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

it('a message that is said again says how often, and is read out whole', async () => {
  const store = createToastStore();
  await renderScreen(<ToastRegion store={store} />, { locale: 'en' });
  act(() => store.show({ tone: 'error', text: 'Not saved' }));
  vi.useFakeTimers();
  act(() => {
    store.show({ tone: 'error', text: 'Not saved' });
    store.pause();
    store.resume();
  });
  vi.useRealTimers();
  expect((await screen.findByText('×2')).closest('[aria-atomic=true]')?.textContent).toBe('Error: Not saved ×2');
});

it('a message can be sent away by hand', async () => {
  const store = createToastStore();
  const { user } = await renderScreen(<ToastRegion store={store} />);
  act(() => store.show({ tone: 'error', text: '请求失败' }));
  await user.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(store.visible()).toEqual([]);
});

it('stands in the modal dialog in front while there is one, and outside again afterwards', async () => {
  const store = createToastStore();
  const page = (dialogs: string[]) => (
    <>
      {dialogs.map((title) => (
        <Dialog key={title} title={title} onClose={() => undefined}>
          text
        </Dialog>
      ))}
      <ToastRegion store={store} />
    </>
  );
  const { rerender } = await renderScreen(page([]), { locale: 'en' });
  act(() => store.show({ tone: 'success', text: 'saved' }));
  const dialogOf = () => screen.getByText('saved').closest('dialog')?.getAttribute('aria-labelledby');
  const titleId = (title: string) => screen.getByRole('heading', { name: title }).id;
  expect(dialogOf()).toBeUndefined();
  rerender(page(['First']));
  expect(dialogOf()).toBe(titleId('First'));
  rerender(page(['First', 'Second']));
  expect(dialogOf()).toBe(titleId('Second'));
  rerender(page(['First']));
  expect(dialogOf()).toBe(titleId('First'));
  rerender(page([]));
  expect(dialogOf()).toBeUndefined();
});

it('goes on when the dialog goes from under the pointer', async () => {
  const store = createToastStore();
  const page = (isOpen: boolean) => (
    <>
      {isOpen && (
        <Dialog title="First" onClose={() => undefined}>
          text
        </Dialog>
      )}
      <ToastRegion store={store} />
    </>
  );
  const { rerender, user } = await renderScreen(page(true), { locale: 'en' });
  act(() => store.show({ tone: 'success', text: 'saved' }));
  await user.hover(screen.getByText('saved'));
  vi.useFakeTimers();
  rerender(page(false));
  act(() => vi.advanceTimersByTime(6000));
  vi.useRealTimers();
  expect(store.visible()).toEqual([]);
});

it('by keyboard the focus goes from a message that is sent away to the next, and from the last back to where it was', async () => {
  const store = createToastStore();
  const { user } = await renderScreen(
    <>
      <input aria-label="Name" />
      <ToastRegion store={store} />
    </>,
    { locale: 'en' },
  );
  vi.useFakeTimers();
  act(() => {
    for (const text of ['one', 'two']) store.show({ tone: 'error', text });
    vi.advanceTimersByTime(1000);
  });
  vi.useRealTimers();
  const dismissals = () => screen.queryAllByRole('button', { name: 'Dismiss message' });
  await user.click(screen.getByRole('textbox'));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(dismissals()[0]);
  expect(screen.getByText('two')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(dismissals()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  vi.useFakeTimers();
  act(() => {
    store.show({ tone: 'success', text: 'three' });
    vi.advanceTimersByTime(7000);
  });
  vi.useRealTimers();
  expect(store.visible(), 'what comes later goes by itself').toEqual([]);
});

it('messages wait for the pointer though the focus leaves them', async () => {
  const store = createToastStore();
  const { user } = await renderScreen(<ToastRegion store={store} />, { locale: 'en' });
  act(() => store.show({ tone: 'success', text: 'saved' }));
  await user.hover(screen.getByText('saved'));
  await user.tab();
  await user.tab();
  vi.useFakeTimers();
  act(() => vi.advanceTimersByTime(20_000));
  vi.useRealTimers();
  expect(screen.getByText('saved')).toBeTruthy();
});
