// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { noteAnswer } from '#web/calls/connection.ts';
import { createI18n, showIn } from '#web/language/i18n.ts';
import { messageLog, toasts } from '#web/ui/toasts.ts';
import { lazy, retryChunks } from './lazy.tsx';

const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const said = () => messageLog.get().messages.map(({ text }) => text);

beforeEach(async () => {
  showIn(await createI18n('en'));
  vi.stubGlobal('fetch', async () => Response.json({ status: 'alive' }));
});
afterEach(() => {
  cleanup();
  toasts.clear();
  messageLog.clear();
  noteAnswer(true);
  vi.unstubAllGlobals();
});

it('a chunk stands there once its file has come, and at once the next time', async () => {
  const Chunk = lazy(async () => Greeting);
  const { unmount } = await renderScreen(<Chunk name="Ada" fallback={<p>Coming</p>} />);
  expect(screen.getByText('Coming')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  unmount();
  await renderScreen(<Chunk name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeTruthy();
});

it('a chunk whose file is gone offers a reload, takes the wish back, and is asked for anew by the next', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone()).mockResolvedValue(Greeting);
  const Chunk = lazy<{ name: string }>(load);
  const onGone = vi.fn();
  const { unmount } = await renderScreen(<Chunk name="Ada" onGone={onGone} />);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('could not be loaded')]));
  expect(toasts.visible()[0]?.action?.label).toBe('Reload the page');
  expect(onGone).toHaveBeenCalledOnce();
  unmount();
  await renderScreen(<Chunk name="Bo" />);
  expect(await screen.findByText('Hello Bo')).toBeTruthy();
});

it('without a connection it says that instead', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const Chunk = lazy<object>(() => Promise.reject(gone()));
  await renderScreen(<Chunk />);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Network request failed')]));
});

it.each([
  ['with the next page', () => retryChunks()],
  ['once the connection is back', () => [false, true].forEach(noteAnswer)],
])('a chunk that stays on the page is asked for again %s, and told once', async (_when, comeAbout) => {
  const load = vi.fn().mockRejectedValueOnce(gone()).mockRejectedValueOnce(gone()).mockResolvedValue(Greeting);
  const Chunk = lazy<{ name: string }>(load);
  await renderScreen(<Chunk name="Ada" instead={<p>In its place</p>} />);
  expect(await screen.findByText('In its place')).toBeTruthy();
  await waitFor(() => expect(said()).toHaveLength(1));
  for (const calls of [2, 3]) {
    comeAbout();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(calls));
    await new Promise((done) => setTimeout(done));
  }
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  expect(said()).toHaveLength(1);
});

it('a chunk that has gone from the page is not asked for again', async () => {
  const load = vi.fn().mockRejectedValue(gone());
  const Chunk = lazy<object>(load);
  const { unmount } = await renderScreen(<Chunk />);
  await waitFor(() => expect(said()).toHaveLength(1));
  unmount();
  retryChunks();
  expect(load).toHaveBeenCalledOnce();
});

it('a chunk that breaks leaves the page around it as it is', async () => {
  const error = new Error('broken');
  const Chunk = lazy<object>(async () => () => {
    throw error;
  });
  const onGone = vi.fn();
  await renderScreen(
    <>
      <p>Around it</p>
      <Chunk onGone={onGone} instead={<p>In its place</p>} />
    </>,
  );
  await waitFor(() => expect(onGone).toHaveBeenCalled());
  expect(screen.getByText('Around it')).toBeTruthy();
  expect(screen.getByText('In its place')).toBeTruthy();
  expect(said()[0]).toContain('unexpected');
  vi.mocked(console.error).mockClear();
});
