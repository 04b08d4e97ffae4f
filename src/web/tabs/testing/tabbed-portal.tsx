import { act, cleanup, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, type RouteObject, RouterProvider, redirect, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { FOR_SIGNED_IN } from '#app/web/guard.ts';
import { RedirectPage } from '#app/web/pages/redirect-page.tsx';
import { Shell } from '#app/web/shell/shell.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { compose } from '#web/composition.ts';
import type { Page } from '#web/module.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { closeLogin } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { rereadTabs } from '#web/tabs/open-tabs.ts';
import { useCloseTab, useStored, useTabDetail } from '#web/tabs/own-tab.ts';
import type { PageHandle } from '#web/tabs/page-handle.ts';
import { rereadMemories } from '#web/tabs/page-memory.ts';
import { toasts } from '#web/ui/toasts.ts';

export const SERIES = '/product-config/config-select';
/** What the effect of the list has done last. */
export const effects = vi.fn();

/** A list whose search stands in its address, with a number that only its own memory has. */
function List() {
  const { typed, seek } = useSearchText();
  const [count, setCount] = useState(0);
  const { search } = useLocation();
  useEffect(() => {
    effects('runs');
    return () => effects('rests');
  }, []);
  return (
    <>
      <h1>List</h1>
      <input aria-label="Search" value={typed} onChange={(event) => seek(event.target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <p>at {search}</p>
      <Link to="/form">To the form</Link>
    </>
  );
}

function Form() {
  const [text, setText] = useStored('text', (kept) => (typeof kept === 'string' ? kept : ''));
  return (
    <>
      <h1>Form</h1>
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

function Line() {
  const { pathname } = useLocation();
  const close = useCloseTab();
  useTabDetail(`KA67 ${pathname.at(-1)}`);
  return (
    <>
      <h1>Line</h1>
      <Link to="/list" onClick={close}>
        Saved
      </Link>
    </>
  );
}

const PAGES: readonly Page[] = [
  { id: 'series', path: SERIES, title: 'web:series.title', Component: () => <h1>Series</h1> },
  { id: 'list', path: '/list', title: 'web:menu.myCart', Component: List },
  { id: 'form', path: '/form', title: 'web:menu.operationManual', Component: Form },
  { id: 'line', path: '/line/:id', title: 'web:menu.configSelect', tab: { per: 'id' }, Component: Line },
  { id: 'guarded', path: '/guarded', title: 'web:menu.users', access: 'signed-in', Component: () => <h1>Guarded</h1> },
];
const NOTHING: PageHandle = { id: 'nothing', title: 'web:notFound.title', tab: 'none' };

const ROUTES: RouteObject[] = [
  {
    Component: Shell,
    children: [
      ...PAGES.map(({ path, Component = null, access, ...handle }) => ({
        path,
        Component,
        handle,
        ...(access && FOR_SIGNED_IN),
      })),
      { path: '/', loader: () => redirect(SERIES) },
      { path: '/redirect/*', Component: RedirectPage },
      { path: '*', handle: NOTHING, element: <h1>Nothing</h1> },
    ],
  },
];

/** Every test of the file has these pages in a window of its own, and somebody who is signed in. */
export function withTabs(): void {
  compose([{ name: 'tested', pages: PAGES }]);
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
  });
  afterEach(() => {
    cleanup();
    endSession();
    toasts.clear();
    closeLogin();
    forgetWindow();
    effects.mockReset();
    vi.unstubAllGlobals();
  });
}

function forgetWindow(): void {
  localStorage.clear();
  sessionStorage.clear();
  rereadTabs();
  rereadMemories();
}

/** Opens the portal at an address. */
export async function open(path: string, locale: 'zh-cn' | 'en' = 'en') {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  const shown = await renderScreen(<RouterProvider router={router} />, { locale });
  return {
    ...shown,
    router,
    go: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}

/** Opens the portal and goes from page to page. */
export async function openAll(...paths: [string, ...string[]]) {
  const [first, ...rest] = paths;
  const shown = await open(first);
  for (const path of rest) await shown.go(path);
  return shown;
}

export const strip = () => screen.findByRole('toolbar', { name: 'Open pages' });
export const tabNamed = async (name: string) => within(await strip()).getByRole('link', { name });
export const labels = async () =>
  within(await strip())
    .getAllByRole('link')
    .map((link) => link.textContent);
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What a reload of the window leaves of the page. */
export function reload(unmount: () => void): void {
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  rereadTabs();
  rereadMemories();
}
