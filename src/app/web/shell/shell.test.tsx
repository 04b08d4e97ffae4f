// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { routesOf } from '#app/web/router.tsx';
import { SAMPLED } from '#lines/sampled.ts';
import { compose } from '#web/composition.ts';
import { permitMenu } from '#web/menu/permitted-ids.ts';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession } from '#web/session/session.ts';
import type { PageHandle } from '#web/tabs/page-handle.ts';
import { followAppearance } from '#web/theme/appearance.ts';
import { Shell } from './shell.tsx';
import { forgetPortal, openPortal, SERIES, sideMenu } from './testing/open-portal.tsx';

const LINE: PageHandle = { id: 'product-line', title: ':line' };
const SAMPLES: PageHandle = { id: 'samples', title: 'web:menu.sampleSelect' };

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(forgetPortal);

const Wide = () => <h1>wide</h1>;

describe('the shell', () => {
  it('has its landmarks and a first link past the menu', async () => {
    const { user } = await openPortal(SERIES);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('跳到正文');
    expect(document.activeElement?.getAttribute('href')).toBe('#content');
    expect(screen.getByRole('main').id).toBe('content');
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('leads from / to the product lines', async () => {
    const { router } = await openPortal('/');
    expect(await screen.findByRole('heading', { level: 1, name: '产品系列' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(SERIES);
  });

  it('leads from the cart’s own folder to the list, and a visitor to the login', async () => {
    const { router } = await openPortal('/config-order');
    await screen.findByRole('heading', { level: 1, name: '产品系列' });
    expect(router.state.location.pathname).toBe(SERIES);
    expect(loginRequest.get()).toEqual({ origin: '/config-order/my' });
  });

  it('leads the administrator from / to the operation manual', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    const { router } = await openPortal('/');
    expect(await screen.findByRole('heading', { level: 1, name: '操作手册' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/services-support/operationManual');
  });

  it('highlights the selection by series on a product line’s own page', async () => {
    const line = { path: `${SERIES}/TOY`, handle: LINE, element: <h1>Toy</h1> };
    await openPortal(line.path, { routes: [{ Component: Shell, children: [line] }] });
    await screen.findByRole('heading', { level: 1, name: 'Toy' });
    expect(within(sideMenu()).getByRole('link', { current: 'page' }).textContent).toBe('按系列选型');
  });

  it('shows those signed in only the permitted entries', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    permitMenu(['2', '7']);
    await openPortal(SERIES);
    expect(within(sideMenu()).queryByRole('link', { name: '按系列选型' })).toBeNull();
    expect(within(sideMenu()).getByRole('link', { name: '操作手册' })).toBeTruthy();
  });

  it('is not there for whom its id is not permitted, by its address either, and there at once when it is', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    permitMenu(['2', '7']);
    await openPortal(SERIES);
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy();
    expect(document.title).toMatch(/^页面不存在/);
    act(() => permitMenu(['1', '4']));
    expect(await screen.findByRole('heading', { level: 1, name: '产品系列' })).toBeTruthy();
  });

  it('forgets what a person was permitted when somebody else signs in', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
    permitMenu(['2', '7']);
    await openPortal(SERIES);
    act(() => beginSession({ token: 'u', user: { id: '2', username: 'lv1-demo', organisationName: '' } }));
    expect(await screen.findByRole('heading', { level: 1, name: '产品系列' })).toBeTruthy();
  });

  it('remembers the folded menu and names its icons', async () => {
    const { user } = await openPortal(SERIES);
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
    const { user } = await openPortal('/wide', { routes });
    await user.click(await screen.findByRole('button', { name: '展开菜单' }));
    expect([localStorage.getItem('menuUnfoldedWide'), localStorage.getItem('menuFolded')]).toEqual(['Y', null]);
    await user.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(localStorage.getItem('menuUnfoldedWide')).toBeNull();
    compose(WEB_MODULES);
  });

  it('closes a group of the menu and opens it again', async () => {
    const { user } = await openPortal(SERIES);
    const head = within(sideMenu()).getByRole('button', { name: '产品选型' });
    expect(head.getAttribute('aria-expanded')).toBe('true');
    await user.click(head);
    expect(within(sideMenu()).queryByRole('link', { name: '按系列选型' })).toBeNull();
    await user.click(head);
    expect(within(sideMenu()).getByRole('link', { name: '按系列选型' })).toBeTruthy();
  });

  it('changes the language at once and remembers it', async () => {
    const { user } = await openPortal(SERIES);
    await user.click(screen.getByRole('button', { name: '语言: 中文' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Product lines' })).toBeTruthy();
    expect(localStorage.getItem('userLocale')).toBe('en');
    expect(document.cookie).toContain('userLocale=en');
  });

  it('is light or dark as one chooses, remembers it, and goes with the system again', async () => {
    const { user } = await openPortal(SERIES);
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

  it.each(SAMPLED)('keeps the language on the sample-catalogue pages of %s and says so', async (line) => {
    const samples = { path: `/product-config/sample-select/${line}`, handle: SAMPLES, element: <h1>Samples</h1> };
    const { user } = await openPortal(samples.path, { routes: [{ Component: Shell, children: [samples] }] });
    await user.click(screen.getByRole('button', { name: '语言: 中文' }));
    const languages = screen.getByRole('group', { name: '样本选型过程中不切换语言' });
    const english = within(languages).getByRole('menuitemradio', { name: 'English' });
    expect(english.getAttribute('aria-disabled')).toBe('true');
    await user.click(english);
    expect(await screen.findByRole('heading', { name: 'Samples' })).toBeTruthy();
    expect(localStorage.getItem('userLocale')).toBeNull();
  });

  it('keeps no language where no such page is', async () => {
    beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
    const { user } = await openPortal('/product-config/sample-select/JRT/018f/nowhere');
    await screen.findByRole('heading', { level: 1, name: '页面不存在' });
    await user.click(screen.getByRole('button', { name: '语言: 中文' }));
    expect(screen.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('opens the menu of a narrow screen as a sheet that a choice closes', async () => {
    const { user, router } = await openPortal(SERIES);
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    const sheet = await screen.findByRole('dialog', { name: '主菜单' });
    await user.click(within(sheet).getByRole('link', { name: '操作手册' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: '操作手册' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/services-support/operationManual');
  });
});

it('a sign-in in another part of the page shows the name in the header at once', async () => {
  await openPortal(SERIES);
  expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  act(() => beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } }));
  expect(screen.getByRole('button', { name: '账号：lv1-demo' })).toBeTruthy();
});
