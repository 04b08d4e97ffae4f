import type { Page } from '@playwright/test';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { expectAccessible } from './axe.ts';
import { expect, message, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { registerPerson, tokenOf } from './people.ts';
import type { Words } from './words.ts';

const USERS = '/back-office/users';

/** The row of an account, found by the search, and the way to what can be done to it. */
async function find(page: Page, { t }: Words, username: string) {
  await page.getByRole('searchbox', { name: t('accounts:users.search') }).fill(username);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
  await expect(page.getByRole('row')).toHaveCount(2);
  const actions = row.getByRole('button', { name: t('accounts:users.actionsOf', { name: username }) });
  return { row, actions };
}

async function run(page: Page, { t }: Words, username: string, command: 'disable' | 'enable' | 'forcePasswordChange') {
  const { row, actions } = await find(page, { t } as Words, username);
  const action = t(`accounts:users.${command}.action`);
  await actions.click();
  await page.getByRole('menuitem', { name: action }).click();
  const question = page.getByRole('alertdialog', { name: t(`accounts:users.${command}.title`) });
  await question.getByRole('button', { name: action }).click();
  await expect(question).toBeHidden();
  return row;
}

test('the administrator locks, unlocks and asks for a new password', async ({ page, words, openAs, baseURL }) => {
  const { t } = words;
  const { username, password } = await registerPerson(baseURL ?? '');
  const token = await tokenOf(baseURL ?? '', username, password);
  const me = () => fetch(`${baseURL}/api${accountRoutes.me.path}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await me()).status).toBe(200);
  await openAs('admin', USERS);
  await expect(page.getByRole('heading', { level: 1, name: t('accounts:users.title') })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'lv1-demo' })).toBeVisible();
  await expectAccessible(page);

  await test.step('locked: the session ends at once', async () => {
    const row = await run(page, words, username, 'disable');
    await expect(row).toContainText(t('accounts:users.state.disabled'));
    await expect(message(page, words, t('accounts:users.disable.done', { name: username }))).toBeVisible();
    expect((await me()).status).toBe(401);
  });

  await test.step('unlocked: the person signs in again', async () => {
    const row = await run(page, words, username, 'enable');
    await expect(row).toContainText(t('accounts:users.state.active'));
    await tokenOf(baseURL ?? '', username, password);
  });

  await test.step('a new password is asked for', async () => {
    const row = await run(page, words, username, 'forcePasswordChange');
    await expect(row).toContainText(t('accounts:users.mustChange'));
  });

  await test.step('a search that finds nobody offers the way back', async () => {
    await page.getByRole('searchbox', { name: t('accounts:users.search') }).fill('%_%');
    await page.getByRole('button', { name: t('accounts:users.all') }).click();
    await expect(page.getByRole('rowheader', { name: 'lv1-demo' })).toBeVisible();
  });
});

test('the menu of an account is set with the keyboard alone', async ({ page, words, openAs, baseURL }) => {
  const { t } = words;
  const { username } = await registerPerson(baseURL ?? '');
  await openAs('admin', USERS);
  const { actions } = await find(page, words, username);
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: t('accounts:users.menu.action') });
  await pressUntil(page, 'ArrowDown', item, 'focused');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('accounts:users.menu.title', { name: username }) });
  await expect(dialog.getByRole('radio', { name: t('accounts:users.menu.role') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByRole('checkbox', { name: t('web:menu.myCart') }));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(message(page, words, t('accounts:users.menu.done', { name: username }))).toBeVisible();
  await expect(actions).toBeFocused();
});

test('on a phone every account is a card with what can be done to it', async ({ page, words, openAs }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAs('admin', USERS);
  const card = page.getByRole('article', { name: 'lv1-demo' });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('lv1-demo');
  await expect(card.getByText('lv1-demo@example.com')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const actions = card.getByRole('button', { name: words.t('accounts:users.actionsOf', { name: 'lv1-demo' }) });
  await actions.scrollIntoViewIfNeeded();
  await expect(actions).toBeInViewport({ ratio: 1 });
  await actions.click();
  await page.getByRole('menuitem', { name: words.t('accounts:users.menu.action') }).click();
  await page.getByRole('radio', { name: words.t('accounts:users.menu.own') }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
