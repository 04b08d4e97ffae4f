// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { createI18n, showIn } from './i18n.ts';
import { late } from './late.tsx';
import { messageLog, toasts } from './ui/toasts.ts';

const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const said = () => messageLog.get().messages.map(({ text }) => text);

beforeEach(async () => {
  showIn(await createI18n('en'));
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(() => {
  cleanup();
  toasts.clear();
  messageLog.clear();
  vi.unstubAllGlobals();
});

it('a piece stands there once its file has come, and at once the next time', async () => {
  const Piece = late(async () => Greeting);
  const { unmount } = await renderScreen(<Piece name="Ada" fallback={<p>Coming</p>} />);
  expect(screen.getByText('Coming')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  unmount();
  await renderScreen(<Piece name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeTruthy();
});

it('a piece whose file is gone offers a reload, takes the wish back, and is asked for anew by the next', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone()).mockResolvedValue(Greeting);
  const Piece = late<{ name: string }>(load);
  const onGone = vi.fn();
  const { unmount } = await renderScreen(<Piece name="Ada" onGone={onGone} />);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('was updated')]));
  expect(toasts.visible()[0]?.action?.label).toBe('Reload the page');
  expect(onGone).toHaveBeenCalledOnce();
  unmount();
  await renderScreen(<Piece name="Bo" />);
  expect(await screen.findByText('Hello Bo')).toBeTruthy();
});

it('without a connection it says that instead', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const Piece = late<object>(() => Promise.reject(gone()));
  await renderScreen(<Piece />);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Network request failed')]));
});

it('a piece that breaks leaves the page around it as it is', async () => {
  const error = new Error('broken');
  const Piece = late<object>(async () => () => {
    throw error;
  });
  const onGone = vi.fn();
  await renderScreen(
    <>
      <p>Around it</p>
      <Piece onGone={onGone} />
    </>,
  );
  await waitFor(() => expect(onGone).toHaveBeenCalled());
  expect(screen.getByText('Around it')).toBeTruthy();
  expect(said()[0]).toContain('unexpected');
  vi.mocked(console.error).mockClear();
});
