// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import type { Locale } from '#kernel/locale.ts';
import { draftRoutes } from '#modules/drafts/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import { permitMenu } from '#web/menu/permitted-ids.ts';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { PaletteDialog } from './palette-dialog.tsx';

compose(WEB_MODULES);

const LINES = [
  { productName: 'JRTKAF47-DN90L4-i29.32-M1', category: 'JRT', sampleSelectionFlag: 'N' },
  { productName: 'JRTRF67-DN100L4-i20.37-M4', category: 'JRT', sampleSelectionFlag: 'Y' },
  { productName: 'JRW063-DN80M4-i30-M1', category: 'JRW', sampleSelectionFlag: 'N' },
].map(({ productName, ...line }, at) => ({
  ...line,
  id: `l${at}`,
  productName,
  typeCode: productName,
  customerName: 'Suzhou Conveyors',
}));

interface Asked {
  readonly query: string;
  answer: () => void;
}

/** A server that answers when told to, with the lines that hold the query; or that is down. */
function serveLines({ isDown = false, byItself = true } = {}): Asked[] {
  const asked: Asked[] = [];
  configureCalls({
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        // Drafts are asked for beside the lines.
        if (String(input).endsWith(draftRoutes.list.path))
          return resolve(Response.json({ code: 0, result: [], description: '' }));
        const query = new URL(String(input), 'http://portal').searchParams.get('q') ?? '';
        const rows = LINES.filter(({ productName }) => productName.toLowerCase().includes(query.toLowerCase()));
        init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        const answer = () =>
          isDown
            ? reject(new TypeError('down'))
            : resolve(Response.json({ code: 0, result: { rows, next: null }, description: '' }));
        asked.push({ query, answer });
        if (byItself) answer();
      }),
  });
  return asked;
}

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  endSession();
  loginRequest.set(undefined);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function signIn(): void {
  beginSession({ token: 't', user: { id: 'u1', username: 'lv2-demo', organisationName: 'A' } });
  permitMenu(['1', '2', '4', '7']);
}

async function open(locale: Locale = 'en') {
  const onClose = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <PaletteDialog onClose={onClose} /> }]);
  const { user } = await renderScreen(<RouterProvider router={router} />, { locale, namespaces: ['palette', 'web'] });
  const field = await screen.findByRole('combobox');
  await screen.findAllByRole('option');
  return { user, router, onClose, field };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** The entry whose text begins so; what is marked in it counts as one word with what stands around it. */
function option(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getAllByRole('option').find(({ textContent }) => textContent?.startsWith(text));
    if (found === undefined) throw new Error(`No entry begins with ${text}: ${options().join(', ')}`);
    return found;
  });
}

const activeOption = () => screen.findByRole('option', { selected: true });
const noActiveOption = () => expect(screen.queryByRole('option', { selected: true })).toBeNull();

describe('drives in the palette', () => {
  it('are found by figures and sizes first, and lead to the wizard with them', async () => {
    const { user, router, field } = await open();
    await user.type(field, '1.5 kW K47');
    expect((await activeOption()).textContent).toMatch(/^Motor power 1.5\u00a0kW · Gear unit K47/);
    await user.keyboard('{Enter}');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/product-config/config-select/JRT?q=1.5+kW+K47',
    );
  });

  it.each([
    ['jrw063', 'JRW063', '/product-config/config-select/JRW/l2'],
    ['jrtrf', 'JRTRF67', '/product-config/sample-select/JRT/l1'],
  ])('are opened where their line is, now and the next time: %s', async (typed, name, path) => {
    signIn();
    serveLines();
    const first = await open();
    await first.user.type(first.field, typed);
    await first.user.click(await option(name));
    await waitFor(() => expect(first.router.state.location.pathname).toBe(path));
    cleanup();
    const again = await open();
    await again.user.click(await option(name));
    await waitFor(() => expect(again.router.state.location.pathname).toBe(path));
  });

  it('are what Enter opens: as long as they are being read it opens nothing', async () => {
    const { onClose, field } = await open();
    fireEvent.change(field, { target: { value: '1.5 kW K47' } });
    noActiveOption();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
    expect((await activeOption()).textContent).toMatch(/^Motor power/);
  });

  it('are opened by a type code', async () => {
    const { user, field } = await open('zh-cn');
    await user.type(field, 'JRTKAF47-DN90L4-i29.32-M1');
    expect((await option('型号 JRTKAF47-DN90L4-i29.32-M1')).textContent).toContain('打开此型号');
  });

  it('are not meant by a letter alone', async () => {
    const { user, field } = await open();
    await user.type(field, 'K');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(options().filter((text) => text?.includes('Gear type'))).toEqual([]);
  });
});

describe('the palette', () => {
  it('offers a visitor the pages and actions at once, in groups, the first one chosen', async () => {
    await open();
    await option('JRH');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(screen.getByRole('option', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Log out' })).toBeNull();
    expect(screen.queryByRole('option', { name: /Product list/ })).toBeNull();
  });

  it('says to the field which entry is chosen, and moves it by arrow keys, round the ends', async () => {
    const { user, field } = await open();
    await user.type(field, 'password');
    await option('Forgotten password');
    const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    const first = await activeOption();
    expect(chosen()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).not.toBe(first);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(screen.getAllByRole('option').at(-1));
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(first);
  });

  it('opens what is chosen by Enter, closes first, and has it on top the next time', async () => {
    const { user, field, router, onClose } = await open();
    await user.type(field, '隐私');
    expect((await activeOption()).textContent).toContain('Privacy');
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/privacy'));
    cleanup();
    await open();
    expect(screen.getAllByRole('group')[0]?.textContent).toMatch(/^Recently used.*Privacy/);
  });

  it('does what an action says, by the pointer', async () => {
    const { user, onClose } = await open('zh-cn');
    await user.click(screen.getByRole('option', { name: '登录' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(loginRequest.get()).toBeDefined();
  });

  it('finds places in the manual, and opens them', async () => {
    const { user, field, router } = await open('zh-cn');
    await user.type(field, '使用系数');
    await user.click(await option('使用系数 fB'));
    await waitFor(() => expect(router.state.location.hash).toBe('#service-factor'));
  });

  it('never ends in nothing: it says what can be found, and leads to the search of the manual', async () => {
    const { user, field, router } = await open();
    await user.type(field, 'qqqq');
    await activeOption();
    expect(document.querySelector('dialog')?.textContent).toMatch(/Nothing found for “qqqq”.*You can find pages/);
    expect(options()).toEqual(['Search the manual for “qqqq”']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=qqqq'));
  });

  it('is not moved by a pointer that rests where an entry comes to stand', async () => {
    await open();
    const first = await activeOption();
    const last = screen.getAllByRole('option').at(-1) as HTMLElement;
    fireEvent.mouseMove(last, { movementX: 0, movementY: 0 });
    expect(await activeOption()).toBe(first);
    fireEvent.mouseMove(last, { movementX: 0, movementY: 1 });
    expect(await activeOption()).toBe(last);
  });

  it('closes by Escape', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks the server for nothing in a visitor’s name', async () => {
    const asked = serveLines();
    const { user, field } = await open();
    await user.type(field, 'JRTKAF47');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked).toEqual([]);
  });
});

describe('saved configurations in the palette', () => {
  it('are found by part of their type code, once the typing pauses', async () => {
    signIn();
    const asked = serveLines();
    const { user, field, router } = await open();
    await user.type(field, 'kaf47');
    await user.click(await option('JRTKAF47'));
    expect(asked.map(({ query }) => query)).toEqual(['kaf47']);
    await waitFor(() => expect(router.state.location.pathname).toBe('/product-config/config-select/JRT/l0'));
  });

  it('are what Enter opens: as long as they are being searched it does not lead onward, unless that is chosen', async () => {
    signIn();
    const asked = serveLines({ byItself: false });
    const { user, field, router, onClose } = await open();
    await user.type(field, '29.32-M1');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(options()).toEqual([expect.stringMatching(/^Search the product list/), expect.stringMatching(/manual/)]);
    noActiveOption();
    await user.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowUp}');
    expect((await activeOption()).textContent).toMatch(/manual/);
    await user.keyboard('{ArrowDown}');
    expect((await activeOption()).textContent).toMatch(/product list/);
    asked[0]?.answer();
    await option('JRTKAF47');
    expect((await activeOption()).textContent).toMatch(/product list/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=29.32-M1'));
  });

  it('that were opened before are there without asking', async () => {
    signIn();
    serveLines();
    const first = await open();
    await first.user.type(first.field, 'kaf47');
    await first.user.click(await option('JRTKAF47'));
    cleanup();
    await open();
    expect(options()[0]).toMatch(/^JRTKAF47/);
  });

  it('do not show an answer to what was typed before', async () => {
    signIn();
    const asked = serveLines({ byItself: false });
    const { user, field } = await open();
    await user.type(field, 'kaf');
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.clear(field);
    await user.type(field, 'rf67');
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer();
    await option('JRTRF67');
    asked[0]?.answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(options().filter((text) => text?.startsWith('JRTKAF47'))).toEqual([]);
  });

  it('that cannot be searched say so, and everything else is still found', async () => {
    signIn();
    serveLines({ isDown: true });
    const { user, field } = await open();
    await user.type(field, 'cart');
    await waitFor(() => expect(document.querySelector('dialog')?.textContent).toMatch(/cannot be searched right now/));
    expect(options()[0]).toMatch(/cart/);
  });
});
