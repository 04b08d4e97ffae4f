// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, type RouteObject, RouterProvider, redirect, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FOR_SIGNED_IN } from '#app/web/guard.ts';
import { RedirectPage } from '#app/web/pages/redirect-page.tsx';
import { Shell } from '#app/web/shell/shell.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { compose } from '#web/composition.ts';
import type { Page } from '#web/module.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { closeLogin } from '#web/session/login-request.ts';
import { beginSession, endSession, suspendSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { openTabs, rereadTabs } from './open-tabs.ts';
import { useCloseTab, useStored, useTabDetail } from './own-tab.ts';
import type { PageHandle } from './page-handle.ts';
import { rereadMemories } from './page-memory.ts';

const SERIES = '/product-config/config-select';
const effects = vi.fn();

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

compose([{ name: 'tested', pages: PAGES }]);

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

function forgetWindow(): void {
  localStorage.clear();
  sessionStorage.clear();
  rereadTabs();
  rereadMemories();
}

async function open(path: string, locale: 'zh-cn' | 'en' = 'en') {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  const shown = await renderScreen(<RouterProvider router={router} />, { locale });
  return {
    ...shown,
    router,
    go: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}

async function openAll(...paths: [string, ...string[]]) {
  const [first, ...rest] = paths;
  const shown = await open(first);
  for (const path of rest) await shown.go(path);
  return shown;
}

const strip = () => screen.findByRole('toolbar', { name: 'Open pages' });
const tabNamed = async (name: string) => within(await strip()).getByRole('link', { name });
const labels = async () =>
  within(await strip())
    .getAllByRole('link')
    .map((link) => link.textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What a reload of the window leaves of the page. */
function reload(unmount: () => void): void {
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  rereadTabs();
  rereadMemories();
}

describe('a visit', () => {
  it('leaves a tab, and the one of the page that is shown is marked', async () => {
    await openAll(SERIES, '/list');
    expect(await labels()).toEqual(['Product lines', 'Product list']);
    expect((await tabNamed('Product list')).getAttribute('aria-current')).toBe('page');
    expect((await tabNamed('Product lines')).getAttribute('aria-current')).toBeNull();
  });

  it('of the same name replaces the tab, and each line has one of its own with what it is called', async () => {
    await openAll('/list?q=K', '/line/1', '/line/2', '/list');
    expect(await labels()).toEqual(['Product list', 'KA67 1', 'KA67 2']);
    expect((await tabNamed('Product list')).getAttribute('href')).toBe('/list');
    expect((await tabNamed('KA67 1')).getAttribute('title')).toBe('By series · KA67 1');
  });

  it('of an address where nothing stands leaves none, and has no strip', async () => {
    await openAll(SERIES, '/list', '/nowhere');
    await heading('Nothing');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(document.documentElement.hasAttribute('data-untabbed')).toBe(true);
    expect(openTabs().map(({ path }) => path)).toEqual([SERIES, '/list']);
  });

  it('is kept under the specification’s key with its name and path', async () => {
    await openAll(SERIES, '/list');
    expect(JSON.parse(localStorage.getItem('userTabs') ?? '')).toEqual([
      { name: 'series', path: SERIES },
      { name: 'list', path: '/list' },
    ]);
  });
});

describe('a tab leads back to its page', () => {
  it('as it was: what was counted, sought and typed', async () => {
    const { user } = await openAll(SERIES, '/list');
    await user.click(screen.getByRole('button', { name: 'Counted 0' }));
    await user.type(screen.getByLabelText('Search'), 'K67');
    await user.click(screen.getByRole('link', { name: 'To the form' }));
    await user.type(await screen.findByLabelText('Text'), 'eight hours a day');

    await user.click(await tabNamed('Product list'));
    await heading('List');
    expect(screen.getByRole('button', { name: 'Counted 1' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('K67');
    expect(screen.getByText('at ?q=K67')).toBeTruthy();
    await user.click(await tabNamed('Operation manual'));
    expect(await screen.findByDisplayValue('eight hours a day')).toBeTruthy();
  });

  it('also after a reload', async () => {
    const first = await openAll('/list?q=K67', '/form');
    await first.user.type(screen.getByLabelText('Text'), 'kept');
    reload(first.unmount);
    const { user } = await open('/form');
    expect(await screen.findByDisplayValue('kept')).toBeTruthy();
    await user.click(await tabNamed('Product list'));
    expect(await screen.findByDisplayValue('K67')).toBeTruthy();
  });

  it('and the page rests while it is hidden: no effect, not its address but its own, and no word to a screen reader', async () => {
    const { go, container } = await openAll('/list?q=K67', '/form');
    await heading('Form');
    expect(effects.mock.lastCall).toEqual(['rests']);
    expect(screen.queryByRole('heading', { name: 'List' })).toBeNull();
    await go('/form?q=other');
    expect(within(container).getByText('at ?q=K67')).toBeTruthy();
  });

  it('and the heading that takes the focus is its own', async () => {
    const { user } = await openAll('/list', '/form');
    await user.click(await tabNamed('Product list'));
    expect(document.activeElement).toBe(await heading('List'));
    expect(document.title).toBe('Product list · Drivewright');
  });

  it('at the height it was scrolled to, and by a link at the top', async () => {
    const { user, go } = await openAll('/list', '/form');
    await user.click(await tabNamed('Product list'));
    vi.stubGlobal('scrollY', 640);
    fireEvent.scroll(window);
    await go('/form');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(await tabNamed('Product list'));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
    await go('/form');
    await go('/list');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('and the browser’s Back at the height of the place it leads to, not of the one before it under the same tab', async () => {
    const { go } = await openAll('/list');
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y);
      fireEvent.scroll(window);
    };
    scrollTo(640);
    await go('/list?q=K');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollTo(20);
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'K6' } });
    await go('/form');
    await go(-1);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 20);
    await go(-1);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
    await go(1);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 20);
  });

  it('but a login that loads the page again starts it anew', async () => {
    const { user, go } = await openAll('/list');
    await user.click(screen.getByRole('button', { name: 'Counted 0' }));
    await go('/redirect/list');
    expect(await screen.findByRole('button', { name: 'Counted 0' })).toBeTruthy();
  });
});

describe('closing a tab', () => {
  it('one is on leads to the previous one, and from the first to the next', async () => {
    const { user, router } = await openAll(SERIES, '/list', '/form');
    const closeTab = async (name: string) =>
      user.click(within(await strip()).getByRole('button', { name: `Close ${name}` }));
    await closeTab('Operation manual');
    await heading('List');
    expect(await labels()).toEqual(['Product lines', 'Product list']);
    await user.click(await tabNamed('Product lines'));
    await closeTab('Product lines');
    await heading('List');
    expect(router.state.location.pathname).toBe('/list');
    expect(await labels()).toEqual(['Product list']);
  });

  it('one is not on stays where one is, and forgets what it held', async () => {
    const { user, go } = await openAll('/list', '/form');
    await user.type(screen.getByLabelText('Text'), 'soon forgotten');
    await user.click(await tabNamed('Product list'));
    fireEvent(
      await tabNamed('Operation manual'),
      new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
    );
    expect(await labels()).toEqual(['Product list']);
    await go('/form');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toBe('');
  });

  it.each(['hidden', 'shown'])(
    'that is %s and held something typed can be undone: tab and text are back',
    async (which) => {
      const { user } = await openAll(SERIES, '/form', '/list');
      await user.click(await tabNamed('Operation manual'));
      await user.type(screen.getByLabelText('Text'), 'eight hours');
      expect((await tabNamed('Operation manual')).getAttribute('aria-description')).toBe('Not saved yet');
      if (which === 'hidden') await user.click(await tabNamed('Product list'));
      await user.click(within(await strip()).getByRole('button', { name: 'Close Operation manual' }));
      expect(await labels()).toEqual(['Product lines', 'Product list']);
      await screen.findByText('“Operation manual” is closed, with what was not saved.');
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(document.activeElement).toBe(await heading('Form'));
      expect(await labels()).toEqual(['Product lines', 'Operation manual', 'Product list']);
      expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('eight hours');
    },
  );

  it('with nothing typed in it says nothing', async () => {
    const { user } = await openAll(SERIES, '/form');
    await user.click(within(await strip()).getByRole('button', { name: 'Close Operation manual' }));
    await heading('Series');
    expect(toasts.visible()).toEqual([]);
    expect((await tabNamed('Product lines')).getAttribute('aria-description')).toBeNull();
  });

  it('cannot be undone by the next person', async () => {
    const { user } = await openAll(SERIES, '/form');
    await user.type(screen.getByLabelText('Text'), 'mine');
    await user.click(within(await strip()).getByRole('button', { name: 'Close Operation manual' }));
    await screen.findByRole('button', { name: 'Undo' });
    const undo = toasts.visible()[0]?.action?.run;
    act(() => endSession());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    act(() => undo?.());
    expect(openTabs().map(({ path }) => path)).toEqual([SERIES]);
    expect(screen.queryByLabelText('Text')).toBeNull();
  });

  it('closes it also where the session has run out and the page beside it asks for a login', async () => {
    const { user, router } = await openAll('/guarded', '/form');
    act(() => suspendSession());
    await user.click(within(await strip()).getByRole('button', { name: 'Close Operation manual' }));
    await heading('Series');
    expect(router.state.location.pathname).toBe(SERIES);
    expect(await labels()).toEqual(['Users', 'Product lines']);
  });

  it('is what a page does whose work is done', async () => {
    const { user } = await openAll('/list', '/line/1');
    await user.click(screen.getByRole('link', { name: 'Saved' }));
    await heading('List');
    expect(await labels()).toEqual(['Product list']);
  });
});

describe('with the keyboard', () => {
  it('the strip is one stop, arrows move in it, Enter opens, Delete closes and the focus stays in it', async () => {
    const { user } = await openAll(SERIES, '/list', '/form');
    const stops = within(await strip())
      .getAllByRole('link')
      .map((link) => link.tabIndex);
    expect(stops).toEqual([-1, -1, 0]);
    (await tabNamed('Operation manual')).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await tabNamed('Product lines'));
    await user.keyboard('{End}{ArrowLeft}');
    expect(document.activeElement).toBe(await tabNamed('Product list'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await heading('List'));
    (await tabNamed('Product list')).focus();
    await user.keyboard('{Delete}');
    await heading('Series');
    expect(document.activeElement).toBe(await tabNamed('Product lines'));
    expect(await labels()).toEqual(['Product lines', 'Operation manual']);
  });
});

describe('what one person visited', () => {
  it('is gone when they sign out, the open page but for', async () => {
    const { go } = await openAll('/list', '/form');
    await go(SERIES);
    act(() => endSession());
    expect(openTabs()).toEqual([{ name: 'series', path: SERIES }]);
    expect(localStorage.getItem('userTabs')).toBeNull();
    await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull());
  });

  it('is nothing for the next, who has the page they are on alone', async () => {
    await openAll('/form', '/line/1');
    act(() => beginSession({ token: 'u', user: { id: '2', username: 'lv2-demo', organisationName: '' } }));
    expect(openTabs().map(({ path }) => path)).toEqual(['/line/1']);
    expect(screen.queryByLabelText('Text')).toBeNull();
  });

  it('stays with them over the end of a session', async () => {
    await openAll('/list', '/form');
    act(() => suspendSession());
    expect(openTabs()).toHaveLength(2);
  });
});
