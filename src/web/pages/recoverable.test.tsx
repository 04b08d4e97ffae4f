// @vitest-environment happy-dom
// @tests alone
import { act, cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { connection, noteAnswer } from '#web/calls/connection.ts';
import { FailurePage } from './failure-page.tsx';
import { CHUNK_TIME_LIMIT, inTime } from './missing-chunk.ts';
import { recoverable } from './recoverable.tsx';

const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const Page = () => <h1>The page</h1>;

/** What the server has now: whether it is there, and the page of its version. */
function answerWith(started: string): void {
  const page = `<script type="module" src="${started}"></script><div id="root"></div>`;
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/livez' ? Response.json({ status: 'alive' }) : new Response(page),
  );
}

beforeEach(() => {
  // A script that comes as text is not run.
  document.body.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-1.js"></script>');
  answerWith('/assets/index-1.js');
});
afterEach(() => {
  cleanup();
  for (const script of document.querySelectorAll('script')) script.remove();
  noteAnswer(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(routes: RouteObject[]) {
  const router = createMemoryRouter(
    recoverable([{ ErrorBoundary: FailurePage, HydrateFallback: () => null, children: routes }]),
  );
  return renderScreen(<RouterProvider router={router} />, { locale: 'en' });
}

describe('a page whose file does not come', () => {
  it('after a new version offers a reload, and another try', async () => {
    const load = vi.fn().mockRejectedValueOnce(gone()).mockRejectedValueOnce(gone());
    load.mockResolvedValue({ Component: Page });
    answerWith('/assets/index-2.js');
    const { user } = await open([{ path: '/', lazy: load }]);
    expect(await screen.findByRole('heading', { name: 'A new version is ready' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('without a new version speaks of none', async () => {
    await open([{ path: '/', lazy: () => Promise.reject(gone()) }]);
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'This page could not be fetched' })).toBeTruthy();
  });

  it('claims nothing and offers no reload before it knows, nor while there is no connection', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await open([{ path: '/', lazy: () => Promise.reject(gone()) }]);
    expect((await screen.findByRole('alert')).textContent).toContain('A file of this page could not be loaded.');
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    act(() => noteAnswer(false));
    expect(screen.getByRole('alert').textContent).toContain('Network request failed');
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  });

  it('without a connection says so, and comes by itself once that is back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    let isBack = false;
    const load = () => (isBack ? Promise.resolve({ Component: Page }) : Promise.reject(gone()));
    await open([{ path: '/', lazy: load }]);
    expect(await screen.findByRole('heading', { name: 'This page could not be fetched' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    expect(connection.get()).toBe('unreachable');
    isBack = true;
    act(() => noteAnswer(true));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('comes also within a frame that did not come either', async () => {
    let isBack = false;
    const load = (Component: () => React.ReactNode) => () =>
      isBack ? Promise.resolve({ Component }) : Promise.reject(gone());
    const { user } = await open([{ lazy: load(() => <Outlet />), children: [{ path: '/', lazy: load(Page) }] }]);
    await screen.findByRole('alert');
    isBack = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('is given up after two minutes', async () => {
    vi.useFakeTimers();
    const never = inTime(new Promise(() => undefined));
    const refused = expect(never).rejects.toMatchObject({ name: 'ChunkLoadError' });
    await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT);
    await refused;
  });
});
