// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailurePage } from '#web/pages/failure-page.tsx';
import { LoadingPage } from '#web/pages/loading-page.tsx';
import { beginSession } from '#web/session/session.ts';
import { Shell } from './shell.tsx';
import { forgetPortal, openPortal, SERIES, sideMenu } from './testing/open-portal.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(forgetPortal);

describe('a new page', () => {
  it('names the window, is spoken, takes the focus on its heading and starts at the top', async () => {
    const { user } = await openPortal(SERIES, { locale: 'en' });
    expect(document.title).toBe('Product lines · Drivewright');
    await user.click(screen.getByRole('link', { name: 'Operation manual' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Operation manual' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Operation manual · Drivewright');
    await screen.findByText('Operation manual', { selector: '[role=status]' });
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('that does not exist says so and leads on', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
    await openPortal('/no/such/page');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
  });

  it('that does not exist sends a visitor home', async () => {
    const { router } = await openPortal('/no/such/page');
    await screen.findByRole('heading', { name: '产品系列' });
    expect(router.state.location.pathname).toBe(SERIES);
  });

  it.each([
    ['/redirect/services-support/operationManual?x=1', '/services-support/operationManual', '?x=1'],
    ['/redirect//evil.test/x', '/evil.test/x', ''],
    ['/redirect/%5Cevil.test', '/evil.test', ''],
  ])('reached by %s stays within the portal', async (path, pathname, search) => {
    beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
    const { router } = await openPortal(path);
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location).toMatchObject({ pathname, search });
  });
});

it('shows that a page is on its way until it is there', async () => {
  let arrive: (value: null) => void = () => undefined;
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = resolve;
    });
  const pages = [
    { path: '/', element: null },
    { path: '/slow', loader, element: <h1>Slow</h1> },
  ];
  const { router } = await openPortal('/', { routes: [{ Component: Shell, children: pages }], locale: 'en' });
  act(() => void router.navigate('/slow'));
  expect(screen.getByRole('progressbar', { name: 'Page is loading' })).toBeTruthy();
  arrive(null);
  await screen.findByRole('heading', { name: 'Slow' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('a page that fails', () => {
  function failing(error: Error): RouteObject[] {
    const page = { path: '/', loader: () => Promise.reject(error), element: null };
    return [
      { Component: Shell, children: [{ ErrorBoundary: FailurePage, HydrateFallback: LoadingPage, children: [page] }] },
    ];
  }

  it('because a file did not come offers a reload, with the shell still there', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ status: 'alive' }));
    await openPortal('/', {
      routes: failing(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
    });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('文件未能加载');
    expect(sideMenu()).toBeTruthy();
  });

  it('for another reason says so and reports it', async () => {
    const error = new Error('no drive');
    await openPortal('/', { routes: failing(error), locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
    expect(vi.mocked(console.error).mock.calls).toEqual([[error]]);
    vi.mocked(console.error).mockClear();
  });

  it('is tried again in its place', async () => {
    let isBroken = true;
    const load = () => (isBroken ? Promise.reject(new Error('no drive')) : null);
    const routes: RouteObject[] = [
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: FailurePage,
            HydrateFallback: LoadingPage,
            children: [{ path: '/', loader: load, element: <h1>Here</h1> }],
          },
        ],
      },
    ];
    const { user } = await openPortal('/', { routes, locale: 'en' });
    await screen.findByRole('heading', { name: 'This page could not be shown' });
    vi.mocked(console.error).mockClear();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  });
});
