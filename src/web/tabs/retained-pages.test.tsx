// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { beginSession, endSession, suspendSession } from '#web/session/session.ts';
import { openTabs } from './open-tabs.ts';
import { effects, heading, open, openAll, reload, SERIES, tabNamed, withTabs } from './testing/tabbed-portal.tsx';

withTabs();

/** The window stands elsewhere, and its frame is drawn. */
async function scrolledTo(y: number): Promise<void> {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
  await new Promise((done) => setTimeout(done));
}

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
    await scrolledTo(640);
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
    await scrolledTo(640);
    await go('/list?q=K');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await scrolledTo(20);
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
