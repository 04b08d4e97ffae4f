// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { ROUTES, routesOf } from '#app/web/router.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { compose } from '#web/composition.ts';
import { reportFault } from '#web/loading/report-fault.ts';
import { permitMenu } from '#web/menu/permitted-ids.ts';
import { FailurePage } from '#web/pages/failure-page.tsx';
import { LoadingPage } from '#web/pages/loading-page.tsx';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { rereadTabs } from '#web/tabs/open-tabs.ts';
import type { PageHandle } from '#web/tabs/page-handle.ts';
import { rereadMemories } from '#web/tabs/page-memory.ts';
import { followAppearance } from '#web/theme/appearance.ts';
import { Shell } from './shell.tsx';

const SERIES = '/product-config/config-select';
const SAMPLES: PageHandle = { id: 'samples', title: 'web:menu.sampleSelect' };

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  endSession();
  closeLogin();
  localStorage.clear();
  sessionStorage.clear();
  rereadTabs();
  rereadMemories();
  vi.unstubAllGlobals();
});

async function open(
  path: string,
  { locale = 'zh-cn', routes = ROUTES }: { locale?: 'zh-cn' | 'en'; routes?: RouteObject[] } = {},
) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const shown = await renderScreen(<RouterProvider router={router} onError={reportFault} />, { locale });
  return { ...shown, router };
}

const Wide = () => <h1>wide</h1>;
const sideMenu = () => screen.getByRole('navigation');

describe('the shell', () => {
  it('has its landmarks and a first link past the menu', async () => {
    const { user } = await open(SERIES);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('跳到正文');
    expect(document.activeElement?.getAttribute('href')).toBe('#content');
    expect(screen.getByRole('main').id).toBe('content');
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('leads from / to the product lines', async () => {
    const { router } = await open('/');
    expect(await screen.findByRole('heading', { level: 1, name: '产品系列' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(SERIES);
  });

  it('leads from the cart’s own folder to the list, and a visitor to the login', async () => {
    const { router } = await open('/config-order');
    await screen.findByRole('heading', { level: 1, name: '产品系列' });
    expect(router.state.location.pathname).toBe(SERIES);
    expect(loginRequest.get()).toEqual({ origin: '/config-order/my' });
  });

  it('leads the administrator from / to the operation manual', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    const { router } = await open('/');
    expect(await screen.findByRole('heading', { level: 1, name: '操作手册' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/services-support/operationManual');
  });

  it('highlights the selection by series on a product line’s own page', async () => {
    await open(`${SERIES}/JRH`);
    await screen.findByRole('heading', { level: 1, name: '工业齿轮箱' });
    expect(within(sideMenu()).getByRole('link', { current: 'page' }).textContent).toBe('按系列选型');
  });

  it('shows those signed in only the permitted entries', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    permitMenu(['2', '7']);
    await open(SERIES);
    expect(within(sideMenu()).queryByRole('link', { name: '按系列选型' })).toBeNull();
    expect(within(sideMenu()).getByRole('link', { name: '操作手册' })).toBeTruthy();
  });

  it('is not there for whom its id is not permitted, by its address either, and there at once when it is', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    permitMenu(['2', '7']);
    await open(SERIES);
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy();
    expect(document.title).toMatch(/^页面不存在/);
    act(() => permitMenu(['1', '4']));
    expect(await screen.findByRole('heading', { level: 1, name: '产品系列' })).toBeTruthy();
  });

  it('forgets what a person was permitted when somebody else signs in', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    permitMenu(['2', '7']);
    await open(SERIES);
    act(() => beginSession({ token: 'u', user: { id: '2', username: 'lv1-demo', organisationName: '' } }));
    expect(await screen.findByRole('heading', { level: 1, name: '产品系列' })).toBeTruthy();
  });

  it('remembers the folded menu and names its icons', async () => {
    const { user } = await open(SERIES);
    await user.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(within(sideMenu()).getByRole('button', { name: '产品选型' }).getAttribute('aria-label')).toBe('产品选型');
    expect(localStorage.getItem('menuFolded')).toBe('Y');
    await user.click(screen.getByRole('button', { name: '展开菜单' }));
    expect(localStorage.getItem('menuFolded')).toBeNull();
  });

  it('folds the menu on a page that needs the width, until it is unfolded there', async () => {
    const routes = routesOf([
      { name: 'web', pages: [{ id: 'wide', path: '/wide', title: 'web:series.title', isWide: true, Component: Wide }] },
    ]);
    const { user } = await open('/wide', { routes });
    await user.click(await screen.findByRole('button', { name: '展开菜单' }));
    expect([localStorage.getItem('menuUnfoldedWide'), localStorage.getItem('menuFolded')]).toEqual(['Y', null]);
    await user.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(localStorage.getItem('menuUnfoldedWide')).toBeNull();
    compose(WEB_MODULES);
  });

  it('closes a group of the menu and opens it again', async () => {
    const { user } = await open(SERIES);
    const head = within(sideMenu()).getByRole('button', { name: '产品选型' });
    expect(head.getAttribute('aria-expanded')).toBe('true');
    await user.click(head);
    expect(within(sideMenu()).queryByRole('link', { name: '按系列选型' })).toBeNull();
    await user.click(head);
    expect(within(sideMenu()).getByRole('link', { name: '按系列选型' })).toBeTruthy();
  });

  it('changes the language at once and remembers it', async () => {
    const { user } = await open(SERIES);
    await user.click(screen.getByRole('button', { name: '语言: 中文' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Product lines' })).toBeTruthy();
    expect(localStorage.getItem('userLocale')).toBe('en');
    expect(document.cookie).toContain('userLocale=en');
  });

  it('is light or dark as one chooses, remembers it, and goes with the system again', async () => {
    const { user } = await open(SERIES);
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: '语言: 中文' }));
      const looks = screen.getByRole('group', { name: '外观' });
      await user.click(within(looks).getByRole('menuitemradio', { name }));
    };
    followAppearance();
    await choose('深色');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('appearance')).toBe('dark');
    expect(document.cookie).toContain('appearance=dark');
    await choose('跟随系统');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('appearance')).toBeNull();
    expect(document.cookie).not.toContain('appearance');
  });

  it('keeps the language on the sample-catalogue pages of JRT and says so, and lets it change elsewhere', async () => {
    const samples = { path: '/product-config/sample-select/JRT', handle: SAMPLES, element: <h1>Samples</h1> };
    const { user } = await open(samples.path, { routes: [{ Component: Shell, children: [samples] }] });
    await user.click(screen.getByRole('button', { name: '语言: 中文' }));
    const languages = screen.getByRole('group', { name: '本页面不能切换语言' });
    const english = within(languages).getByRole('menuitemradio', { name: 'English' });
    expect(english.getAttribute('aria-disabled')).toBe('true');
    await user.click(english);
    expect(await screen.findByRole('heading', { name: 'Samples' })).toBeTruthy();
    expect(localStorage.getItem('userLocale')).toBeNull();
  });

  it('keeps no language where no such page is', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
    const { user } = await open('/product-config/sample-select/JRT');
    await screen.findByRole('heading', { level: 1, name: '页面不存在' });
    await user.click(screen.getByRole('button', { name: '语言: 中文' }));
    expect(screen.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('opens the menu of a narrow screen as a sheet that a choice closes', async () => {
    const { user, router } = await open(SERIES);
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    const sheet = await screen.findByRole('dialog', { name: '主菜单' });
    await user.click(within(sheet).getByRole('link', { name: '操作手册' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: '操作手册' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/services-support/operationManual');
  });
});

describe('a new page', () => {
  it('names the window, is spoken, takes the focus on its heading and starts at the top', async () => {
    const { user } = await open(SERIES, { locale: 'en' });
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
    await open('/no/such/page');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
  });

  it('that does not exist sends a visitor home', async () => {
    const { router } = await open('/no/such/page');
    await screen.findByRole('heading', { name: '产品系列' });
    expect(router.state.location.pathname).toBe(SERIES);
  });

  it.each([
    ['/redirect/services-support/operationManual?x=1', '/services-support/operationManual', '?x=1'],
    ['/redirect//evil.test/x', '/evil.test/x', ''],
    ['/redirect/%5Cevil.test', '/evil.test', ''],
  ])('reached by %s stays within the portal', async (path, pathname, search) => {
    beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
    const { router } = await open(path);
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
  const { router } = await open('/', { routes: [{ Component: Shell, children: pages }], locale: 'en' });
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
    await open('/', { routes: failing(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')) });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('文件未能加载');
    expect(sideMenu()).toBeTruthy();
  });

  it('for another reason says so and reports it', async () => {
    const error = new Error('no drive');
    await open('/', { routes: failing(error), locale: 'en' });
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
    const { user } = await open('/', { routes, locale: 'en' });
    await screen.findByRole('heading', { name: 'This page could not be shown' });
    vi.mocked(console.error).mockClear();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  });
});

it('a sign-in in another part of the page shows the name in the header at once', async () => {
  await open(SERIES);
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  act(() => beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } }));
  expect(screen.getByRole('button', { name: '账号：lv1-demo' })).toBeTruthy();
});
