// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession, suspendSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { openTabs } from './open-tabs.ts';
import { heading, labels, openAll, SERIES, strip, tabNamed, withTabs } from './testing/tabbed-portal.tsx';

withTabs();

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
