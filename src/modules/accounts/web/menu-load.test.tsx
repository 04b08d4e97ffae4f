// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { MenuMissing } from '#app/web/shell/menu-missing.tsx';
import { SideMenu } from '#app/web/shell/side-menu.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { noteAnswer } from '#web/calls/connection.ts';
import { compose } from '#web/composition.ts';
import { createI18n, showIn } from '#web/language/i18n.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { messageLog } from '#web/ui/toasts.ts';
import { loadMenu, menuLoad } from './menu-load.ts';

compose(WEB_MODULES);

const MENU = [{ id: 6, children: [{ id: 7, children: [] }] }];
const fetched = vi.fn<typeof fetch>();

const refuse = (status: number, error: string) => () =>
  Promise.resolve(
    Response.json({ code: status, result: null, description: 'Busy', error: { code: error } }, { status }),
  );

beforeEach(async () => {
  showIn(await createI18n('en'));
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ code: 0, result: MENU, description: '' }));
  configureCalls({ fetch: (...asked) => fetched(...asked) });
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  endSession();
  messageLog.clear();
  noteAnswer(true);
});

const open = () =>
  renderScreen(
    <MemoryRouter>
      <SideMenu />
    </MemoryRouter>,
    { locale: 'en' },
  );
const cart = () => screen.queryByRole('link', { name: 'Product list' });

it('a menu that does not come is said in its place and noted, and comes with a press', async () => {
  fetched.mockImplementationOnce(refuse(503, 'server.busy'));
  const { user } = await open();
  await loadMenu();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status').textContent).toContain('The menu could not be loaded');
  expect(messageLog.get().messages.map(({ text }) => text)).toEqual(['The menu could not be loaded: Busy']);
  await user.click(retry);
  await vi.waitFor(() => expect(cart()).toBeTruthy());
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement?.closest('nav'), 'the focus stays in the menu').toBeTruthy();
});

it('it is asked for again by itself, and noted once', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(refuse(503, 'server.busy'));
  await loadMenu();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(messageLog.get().messages).toHaveLength(1);
  endSession();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(fetched, 'not for somebody who has gone').toHaveBeenCalledTimes(3);
});

it('it comes once the connection is back', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  noteAnswer(false);
  await loadMenu();
  expect(menuLoad.get()).toBe('missing');
  noteAnswer(true);
  await vi.waitFor(() => expect(menuLoad.get()).toBe('fine'));
});

it('a folded menu has a sign for it, with a name', async () => {
  fetched.mockImplementation(refuse(500, 'server.failed'));
  await loadMenu();
  await renderScreen(<MenuMissing folded />, { locale: 'en' });
  expect(screen.getByRole('button', { name: 'The menu could not be loaded · Try again' })).toBeTruthy();
});

it('the answer for one person is not the menu of the next', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await open();
  const asked = loadMenu();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  beginSession({ token: 'u', user: { id: '2', username: 'lv2-demo', organisationName: '' } });
  answer(Response.json({ code: 0, result: MENU, description: '' }));
  await asked;
  expect(cart()).toBeNull();
});
