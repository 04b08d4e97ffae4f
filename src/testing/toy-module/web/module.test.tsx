// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { loadSources } from '#app/web/palette/sources.ts';
import { routesOf } from '#app/web/router.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { problemsOf } from '#testing/web-modules.ts';
import { isKnownPath } from '#web/known-path.ts';
import { permitMenu } from '#web/menu/permitted-ids.ts';
import type { Situation } from '#web/palette/palette.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { openTabs } from '#web/tabs/open-tabs.ts';
import { toyModule } from './module.ts';

/** The one line. */
const modules = [...WEB_MODULES, toyModule];
const routes = routesOf(modules);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  endSession();
  closeLogin();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function signIn(...menuIds: readonly string[]): void {
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
  permitMenu(menuIds);
}

async function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const shown = await renderScreen(<RouterProvider router={router} />, { locale: 'en' });
  return { ...shown, router };
}

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });

it('fits in with the others', () => {
  expect(problemsOf(modules)).toEqual([]);
});

it('has its pages, each behind a tab of its own', async () => {
  signIn('99');
  const { user, router } = await open('/toy-box');
  await screen.findByRole('heading', { level: 1, name: 'Toys' });
  await user.click(screen.getByRole('link', { name: 'Bear' }));
  await screen.findByRole('heading', { level: 1, name: 'Toy Bear' });
  expect(router.state.location.pathname).toBe('/toys/Bear');
  expect(openTabs().map(({ name }) => name)).toEqual(['toys', 'toy Bear']);
  const strip = await screen.findByRole('toolbar', { name: 'Open pages' });
  const labels = within(strip).getAllByRole('link');
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Appearance', 'Bear']);
  expect(isKnownPath('/toys/Bear')).toBe(true);
});

it('stands in the menu of whom the server permits its id', async () => {
  signIn('99');
  await open('/toys');
  expect(within(menu()).getByRole('button', { name: 'Drive configuration' })).toBeTruthy();
  const entry = within(menu()).getByRole('link', { name: 'Appearance' });
  expect(entry.getAttribute('aria-current')).toBe('page');
});

it('is not there for whom it is not permitted', async () => {
  signIn('7');
  await open('/toys');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(within(menu()).queryByRole('link', { name: 'Appearance' })).toBeNull();
});

it('asks a visitor to log in', async () => {
  await open('/toys/Bear');
  await screen.findByRole('heading', { level: 1, name: 'Product lines' });
  expect(loginRequest.get()).toEqual({ origin: '/toys/Bear' });
});

it.each([
  ['offers its page and its action to whom they are permitted', new Set(['99']), ['Appearance', 'Lend a toy']],
  ['offers them to nobody else', new Set(['7']), []],
])('the palette %s', async (_what, permitted, expected) => {
  const situation: Situation = {
    locale: 'en',
    user: { id: '1', username: 'lv1-demo', organisationName: '' },
    permitted,
    actedFor: undefined,
    chooseCustomer: undefined,
    isCustomerFixed: false,
    isLanguageFixed: false,
  };
  const entries = (await Promise.all((await loadSources()).map((source) => source(situation)))).flat();
  const found = entries.filter(({ id }) => ['page:/toys', 'action:lend'].includes(id));
  expect(found.map(({ name }) => name)).toEqual(expected);
});
