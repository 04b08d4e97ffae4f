// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { Component as Contents } from './contents-page.tsx';
import { manualIn, pathOfPage } from './manual.ts';
import { Component as Page } from './manual-page.tsx';
import { MANUAL_PATHS } from './paths.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path: string, locale: 'zh-cn' | 'en' = 'en') {
  await manualIn(locale);
  const routes = [
    { path: MANUAL_PATHS.contents, Component: Contents },
    { path: MANUAL_PATHS.page, Component: Page },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const shown = await renderScreen(<RouterProvider router={router} />, { locale, namespaces: ['manual', 'web'] });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, router, field: screen.getByRole('textbox') };
}

const results = () => screen.getByRole('region', { name: 'Search the manual' });

describe('the manual on the screen', () => {
  it('begins with what each page is about', async () => {
    await open(MANUAL_PATHS.contents, 'zh-cn');
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('平台概览');
    expect(screen.getByText(/^本平台用于在线选配/)).toBeTruthy();
  });

  it('shows a page with its contents and its neighbours', async () => {
    await open(pathOfPage('account'));
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(within(contents).getByRole('link', { current: 'page' }).textContent).toBe('Account and password');
    expect(within(contents).getByRole('link', { name: 'Forgotten password' }).getAttribute('href')).toMatch(/#forgot$/);
    expect(document.querySelector('a[rel="next"]')?.textContent).toContain('Acting for a customer');
    expect(document.querySelector('a[rel="prev"]')?.textContent).toContain('Data sheets');
  });

  it('gives the focus to the heading its address names', async () => {
    await open(`${pathOfPage('account')}#forgot`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Forgotten password'));
  });

  it('is searched by what is typed, by keyboard: down into the results, back, and into the first by Enter', async () => {
    const { user, field, router } = await open(MANUAL_PATHS.contents);
    await user.type(field, 'forgotten password');
    expect(router.state.location.search).toBe('?q=forgotten+password');
    const [first] = within(results()).getAllByRole('link');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(pathOfPage('account')));
    expect(router.state.location.hash).toBe('#forgot');
    await waitFor(() => expect(document.querySelector('h2#forgot mark')).toBeTruthy());
  });

  it('shows the results again to whoever goes back, and the page to whoever clears the search', async () => {
    const { user, field, router } = await open(pathOfPage('privacy'));
    await user.type(field, 'JSON');
    await user.click(within(results()).getAllByRole('link')[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Your data' });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('JSON'));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data' })).toBeTruthy();
  });

  it('takes the marks away again', async () => {
    const { user } = await open(`${pathOfPage('account')}?mark=password`);
    expect(document.querySelectorAll('article mark').length).toBeGreaterThan(3);
    await user.click(screen.getByRole('link', { name: 'Remove the highlights' }));
    expect(document.querySelectorAll('mark')).toHaveLength(0);
  });

  it('says what to do where nothing is found, and where there is no such page', async () => {
    const { user, field } = await open(pathOfPage('nothing'));
    expect(screen.getByRole('heading', { name: 'The manual has no such page' })).toBeTruthy();
    await user.type(field, 'qqqq');
    expect(screen.getByRole('heading', { name: 'Nothing in the manual on “qqqq”' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'The manual has no such page' })).toBeTruthy();
  });
});
