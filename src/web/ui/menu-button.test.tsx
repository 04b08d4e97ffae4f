// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { MenuButton } from './menu-button.tsx';

afterEach(cleanup);

async function renderMenu() {
  const chosen = vi.fn();
  const { user } = await renderScreen(
    <MenuButton
      label="Account"
      items={[
        { id: 'password', label: 'Change password', onSelect: () => chosen('password') },
        { id: 'switch', label: 'Switch customer', onSelect: () => chosen('switch'), disabled: true },
        { id: 'logout', label: 'Log out', onSelect: () => chosen('logout') },
      ]}
    />,
  );
  return { user, chosen, button: screen.getByRole('button', { name: 'Account' }) };
}

it('opens by arrow key on the first item, moves in a circle, and Enter chooses', async () => {
  const { user, chosen, button } = await renderMenu();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Change password');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Log out');
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('logout');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('Esc closes it and gives the focus back', async () => {
  const { user, button } = await renderMenu();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('a click elsewhere closes it', async () => {
  const { user, button } = await renderMenu();
  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('a disabled item can be reached and does nothing', async () => {
  const { user, chosen, button } = await renderMenu();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Switch customer' }));
  expect(chosen).not.toHaveBeenCalled();
});

it('one of a set says which is chosen', async () => {
  const { user } = await renderScreen(
    <MenuButton
      label="Language"
      items={[
        { id: 'zh-cn', label: '中文', checked: true, onSelect: () => undefined },
        { id: 'en', label: 'English', checked: false, onSelect: () => undefined },
      ]}
    />,
  );
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('中文');
});
