// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, type RouteObject, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shell } from '#app/web/shell/shell.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { useSearchText } from '#web/search/use-search-text.ts';
import { rereadTabs } from './open-tabs.ts';
import { useTabDetail } from './own-tab.ts';
import type { PageHandle } from './page-handle.ts';

function List() {
  const { typed, seek } = useSearchText();
  return (
    <>
      <h1>List</h1>
      <input aria-label="Search" value={typed} onChange={(event) => seek(event.target.value)} />
      <Link to="/list?by=name">By name</Link>
      <Link to="/line/7">To the line</Link>
    </>
  );
}

/** A page that comes in two steps, as one does that waits for the server. */
function Line() {
  const { id } = useParams();
  const [isThere, setThere] = useState(false);
  useTabDetail(isThere ? `KA67 ${id}` : undefined);
  return isThere ? (
    <h1>Line</h1>
  ) : (
    <button type="button" onClick={() => setThere(true)}>
      Loaded
    </button>
  );
}

const LIST: PageHandle = { id: 'list', title: 'web:menu.myCart' };
const LINE: PageHandle = { id: 'line', title: 'web:menu.configSelect', tab: { per: 'id' } };

const ROUTES: RouteObject[] = [
  {
    Component: Shell,
    children: [
      { path: '/list', handle: LIST, Component: List },
      { path: '/line/:id', handle: LINE, Component: Line },
    ],
  },
];

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  rereadTabs();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  return renderScreen(<RouterProvider router={router} />, { locale: 'en' });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const spoken = () => document.querySelector('main [role=status]')?.textContent;

describe('on arrival', () => {
  it('the focus goes to the content while the page is loading, and on to its heading', async () => {
    const { user } = await open('/list');
    await user.click(screen.getByRole('link', { name: 'To the line' }));
    const loaded = await screen.findByRole('button', { name: 'Loaded' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    act(() => loaded.click());
    const title = await heading('Line');
    await vi.waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('the focus stays with whoever has moved on meanwhile', async () => {
    const { user } = await open('/list');
    await user.click(screen.getByRole('link', { name: 'To the line' }));
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    act(() => skip.focus());
    act(() => screen.getByRole('button', { name: 'Loaded' }).click());
    await heading('Line');
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(skip);
  });

  it('the window’s title and the spoken line say what tells the page from others, as soon as that is known', async () => {
    const { user } = await open('/list');
    await user.click(screen.getByRole('link', { name: 'To the line' }));
    const loaded = await screen.findByRole('button', { name: 'Loaded' });
    expect([document.title, spoken()]).toEqual(['By series · Drivewright', 'By series']);
    act(() => loaded.click());
    await heading('Line');
    expect([document.title, spoken()]).toEqual(['KA67 7 · By series · Drivewright', 'KA67 7 · By series']);
  });

  it('by another search of the same page the focus is on its heading, for what had it is gone', async () => {
    const { user } = await open('/list');
    await user.click(screen.getByRole('link', { name: 'By name' }));
    expect(document.activeElement).toBe(await heading('List'));
    expect(spoken()).toBe('Product list');
  });

  it('but a page that writes a search into its own address keeps the focus where it is, and is silent', async () => {
    await open('/list');
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'K' } });
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    expect(spoken()).toBe('');
  });
});
