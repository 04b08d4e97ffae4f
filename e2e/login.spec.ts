import type { Page } from '@playwright/test';
import { accountRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { expectAccessible } from './axe.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';
import { call, registerPerson, tokenOf } from './people.ts';
import { keepPicture } from './pictures.ts';
import type { Words } from './words.ts';

const SERIES = '/product-config/config-select';
const PICTURES = 'login';

test.use({ expectedComplaints: [/status of (401|403)/] });

function loginOf(page: Page, { t }: Words) {
  const dialog = page.getByRole('dialog', { name: t('accounts:login.title') });
  return {
    dialog,
    username: dialog.getByLabel(t('accounts:login.username')),
    password: dialog.getByLabel(t('accounts:login.password'), { exact: true }),
    remember: dialog.getByRole('checkbox', { name: t('accounts:login.remember') }),
    submit: dialog.getByRole('button', { name: t('accounts:login.submit'), exact: true }),
  };
}

const accountMenu = (page: Page, { t }: Words, username: string) =>
  page.getByRole('button', { name: t('web:account.menu', { name: username }) });

async function logIn(page: Page, words: Words, username: string, password = DEMO_PASSWORD): Promise<void> {
  const login = loginOf(page, words);
  await login.username.fill(username);
  await login.password.fill(password);
  await login.submit.click();
}

/** Ends the session of the page on the server, as its time running out does. */
async function endSession(page: Page, baseURL: string | undefined): Promise<void> {
  await settle(page);
  const token = await page.evaluate(() => atob(localStorage.getItem('token') ?? ''));
  await call(baseURL ?? '', accountRoutes.signOut.path, { method: 'DELETE', token });
}

/** Waits until the page has asked for all it wants by itself. */
async function settle(page: Page): Promise<void> {
  const answered = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before: number;
  do {
    before = await answered();
    await page.waitForTimeout(300);
  } while ((await answered()) > before);
}

test('a person logs in by keyboard alone, after a wrong password', async ({ page, words, language }) => {
  const { t } = words;
  const { dialog, username, password, remember } = loginOf(page, words);
  const keys = page.keyboard;
  await page.goto(SERIES);
  const opener = page.getByRole('banner').getByRole('button', { name: t('web:account.login') });
  await tabTo(page, opener);
  await keys.press('Enter');
  await expect(username).toBeFocused();
  await expectAccessible(page);

  await test.step('a field that is left empty says so', async () => {
    await keys.press('Tab');
    await expect(dialog.getByText(t('accounts:login.usernameMissing'))).toBeVisible();
    await keys.press('Shift+Tab');
  });

  await test.step('a wrong password is told, and what was typed stays', async () => {
    await keys.type('lv1-demo');
    await keys.press('Tab');
    await keys.type('not-this-one');
    await keys.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(WRONG[language]);
    await expect(username).toHaveValue('lv1-demo');
    await expectAccessible(page);
    await keepPicture(page, `${PICTURES}/wrong-${language}`);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, `${PICTURES}/wrong-${language}-360`);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the right one signs in and is remembered by name alone', async () => {
    await expect(password).toBeFocused();
    await keys.press('ControlOrMeta+A');
    await keys.type(DEMO_PASSWORD);
    await pressUntil(page, 'Tab', remember, 'focused');
    await keys.press('Space');
    await keys.press('Enter');
    await expect(message(page, words, t('accounts:login.success'))).toBeVisible();
    await expect(accountMenu(page, words, 'lv1-demo')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${SERIES}$`));
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(DEMO_PASSWORD);
  });

  await test.step('out again: the name is there the next time, the password is not', async () => {
    await tabTo(page, accountMenu(page, words, 'lv1-demo'));
    await keys.press('Enter');
    await pressUntil(page, 'ArrowDown', page.getByRole('menuitem', { name: t('web:account.logout') }), 'focused');
    await keys.press('Enter');
    const question = page.getByRole('alertdialog', { name: t('accounts:logout.title') });
    await tabTo(page, question.getByRole('button', { name: t('accounts:logout.confirm') }));
    await keys.press('Enter');
    await expect(message(page, words, t('accounts:logout.success'))).toBeVisible();
    await tabTo(page, opener);
    await keys.press('Enter');
    await expect(username).toHaveValue('lv1-demo');
    await expect(password).toHaveValue('');
    await expect(password).toBeFocused();
  });
});

const WRONG = { 'zh-cn': '用户名或密码错误', en: 'Wrong username or password' };

test('a session that ends in the middle of typing costs nothing', async ({
  page,
  words,
  openAs,
  baseURL,
  language,
}) => {
  const { t } = words;
  const { dialog, password } = loginOf(page, words);
  const search = page.getByRole('searchbox', { name: t('cart:search.label') });
  await openAs('lv1-demo', CART);
  await search.pressSequentially('no such', { delay: 60 });
  await endSession(page, baseURL);
  await search.pressSequentially(' drive', { delay: 60 });
  await expect(search).toHaveValue('no such drive');

  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByText(EXPIRED[language])).toHaveCount(1);
  await expect(page.getByText(EXPIRED[language])).toHaveCount(1);
  await expectAccessible(page);
  await keepPicture(page, `${PICTURES}/expired-${language}`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, `${PICTURES}/expired-${language}-360`);
  await page.setViewportSize({ width: 1440, height: 900 });

  await logIn(page, words, 'lv1-demo');
  await expect(dialog).toBeHidden();
  await expect(password).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${CART}\\?q=no\\+such\\+drive$`));
  await expect(search).toHaveValue('no such drive');
  await expect(page.getByText(t('cart:search.none'))).toBeVisible();
});

test('saving goes on by itself once its person is back', async ({ page, words, wizard, cart, openAs, baseURL }) => {
  const { t } = words;
  const person = await registerPerson(baseURL ?? '');
  await openAs(person.username, CART, person.password);
  await wizard.configure();
  await endSession(page, baseURL);
  await wizard.button('bar.complete').click();
  await expect(loginOf(page, words).dialog).toBeVisible();
  await logIn(page, words, person.username, person.password);
  await expect(message(page, words, t('configurator:save.added'))).toBeVisible();
  await cart.expectOpen();
});

test('somebody else who signs in finds nothing of the person before', async ({
  page,
  words,
  wizard,
  signIn,
  baseURL,
}) => {
  const { t } = words;
  await wizard.configure();
  const code = await wizard.typeCode.innerText();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:account.login') })
    .click();
  await signIn('lv1-demo');
  await endSession(page, baseURL);
  await wizard.button('bar.complete').click();
  await logIn(page, words, 'lv2-demo');
  await expect(accountMenu(page, words, 'lv2-demo')).toBeVisible();
  await wizard.expectStep(0);
  await expect(page.getByText(code)).toHaveCount(0);
  await page.goto(CART);
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});

test('signing out holds in every window', async ({ page, context, words, signIn, openAs }) => {
  const { t } = words;
  await openAs('lv1-demo', CART);
  const other = await context.newPage();
  await other.goto(CART);
  await expect(other.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
  await accountMenu(page, words, 'lv1-demo').click();
  await page.getByRole('menuitem', { name: t('web:account.logout') }).click();
  const question = page.getByRole('alertdialog', { name: t('accounts:logout.title') });
  await question.getByRole('button', { name: t('accounts:logout.confirm') }).click();
  for (const window of [page, other]) {
    await expect(window).toHaveURL(new RegExp(`${SERIES}$`));
    await expect(window.getByRole('banner').getByRole('button', { name: t('web:account.login') })).toBeVisible();
    await expect(loginOf(window, words).dialog).toHaveCount(0);
  }
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toContain('userLocale');
  expect(kept.filter((key) => ['token', 'user', 'menuIds', 'userTabs', 'cpq_jie'].includes(key))).toEqual([]);

  await test.step('and signing in, too', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('web:account.login') })
      .click();
    await signIn('lv1-demo');
    await expect(accountMenu(other, words, 'lv1-demo')).toBeVisible();
    const menu = other.getByRole('navigation', { name: t('web:shell.menu') });
    await expect(menu.getByRole('link', { name: t('web:menu.myCart') })).toBeVisible();
  });
});

test('a password that is due is changed before anything else', async ({ page, words, baseURL, language }) => {
  const { t } = words;
  const person = await registerPerson(baseURL ?? '');
  const admin = await tokenOf(baseURL ?? '', 'admin');
  const { rows } = await call(baseURL ?? '', userRoutes.list.path, { token: admin, query: { q: person.username } });
  const force = userRoutes.forcePasswordChange.path.replace(':id', rows[0].id);
  await call(baseURL ?? '', force, { method: 'POST', token: admin });
  const dialog = page.getByRole('dialog', { name: t('accounts:password.title') });
  const field = (name: string) => dialog.getByLabel(t(`accounts:password.${name}`), { exact: true });
  await page.goto(CART);
  await logIn(page, words, person.username, person.password);

  await test.step('neither Esc nor a click beside the dialog closes it, nor a reload', async () => {
    await expect(dialog).toBeVisible();
    await expect(loginOf(page, words).dialog).toBeHidden();
    await expectAccessible(page);
    await keepPicture(page, `${PICTURES}/due-${language}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await keepPicture(page, `${PICTURES}/due-${language}-360`);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('closing it logs out', async () => {
    await dialog.getByRole('button', { name: t('web:ui.close') }).click();
    await expect(message(page, words, t('accounts:password.declined'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${SERIES}$`));
    expect(await page.evaluate(() => localStorage.getItem('forceChangePassword'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: t('web:account.login') })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('changing it leads to the login, and that to the page that was wanted', async () => {
    await page.goto(CART);
    await logIn(page, words, person.username, person.password);
    await field('current').fill(person.password);
    await field('new').fill('Drive-10');
    await field('confirm').fill('Drive-10');
    await page.keyboard.press('Enter');
    await expect(loginOf(page, words).dialog.getByText(t('accounts:password.success')).first()).toBeVisible();
    await logIn(page, words, person.username, 'Drive-10');
    await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

const EXPIRED = { 'zh-cn': '登录已过期，请重新登录', en: 'Login expired, please log in again' };
