import type { Browser, Locator, Page } from '@playwright/test';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { expectAccessible, isJudged } from './axe.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { SAVED, WIZARD, Wizard } from './wizard.ts';
import type { Words } from './words.ts';

// A session that was ended, and a draft somebody else has changed, are refusals the browser notes.
test.use({ expectedComplaints: [/status of (401|409)/] });

const SERIES = '/product-config/config-select';
const PHONE = { width: 360, height: 740 };

const notice = (page: Page, { t }: Words): Locator =>
  page.getByRole('alert', { name: t('configurator:twoStates.title') });
const isInAccount = (page: Page, { t }: Words): Locator => page.getByText(t('configurator:bar.keptInAccount'));

/** Another device of the same person: a browser that knows nothing but who they are. */
async function anotherDevice(browser: Browser, page: Page, words: Words): Promise<Wizard> {
  const { origins, cookies } = await page.context().storageState();
  const known = ['token', 'user', 'sessionOwner', 'userLocale'];
  const [first] = origins;
  if (first === undefined) throw new Error('Nobody is signed in');
  const localStorage = first.localStorage.filter(({ name }) => known.includes(name));
  const context = await browser.newContext({ storageState: { cookies, origins: [{ ...first, localStorage }] } });
  return new Wizard(await context.newPage(), words);
}

async function openAt(wizard: Wizard, origin: string): Promise<void> {
  await wizard.page.goto(`${origin}${WIZARD}`);
}

test('a visitor’s choices stand a reload, Back and Forward', async ({ page, wizard }) => {
  await wizard.open();
  await wizard.chooseModel();
  await page.reload();
  await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
  await page.goto(SERIES);
  await page.goBack();
  await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${SERIES}$`));
  await page.goBack();
  await expect(wizard.option('inputType', 'motor')).toBeChecked();
});

test('a browser that crashes loses nothing: another device goes on, and says so', async ({
  page,
  wizard,
  words,
  openAs,
  browser,
  portal,
}) => {
  await openAs('lv1-demo', WIZARD);
  await wizard.chooseModel();
  await expect(isInAccount(page, words)).toBeVisible();
  const other = await anotherDevice(browser, page, words);
  await page.context().close();
  await other.page.goto(`${portal}${SERIES}`);
  await other.page.getByRole('link', { name: /^JRT/ }).first().click();
  await expect(other.option('gearboxModel', 'K')).toBeChecked();
  await expect(other.page.getByText(words.t('configurator:status.continuedElsewhere'))).toBeVisible();
  await other.page.context().close();
});

test('two devices that change the same draft keep both states', async ({
  page,
  wizard,
  words,
  openAs,
  browser,
  portal,
}) => {
  await openAs('lv2-demo', WIZARD);
  await wizard.choose('gearboxModel', 'K');
  await expect(isInAccount(page, words)).toBeVisible();
  const other = await anotherDevice(browser, page, words);
  await openAt(other, portal);
  await expect(other.option('gearboxModel', 'K')).toBeChecked();
  await other.choose('gearboxModel', 'R');
  await expect(isInAccount(other.page, words)).toBeVisible();
  await wizard.choose('inputType', 'motor');
  await expect(notice(page, words)).toBeVisible();
  await notice(page, words)
    .getByRole('button', { name: words.t('configurator:twoStates.mine') })
    .click();
  await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
  await wizard.button('bar.undo').click();
  await expect(wizard.option('gearboxModel', 'R')).toBeChecked();
  await other.page.context().close();
});

test('a session that has ended opens no login while one chooses, and loses nothing', async ({
  page,
  wizard,
  words,
  openAs,
  signIn,
  portal,
}) => {
  const { t } = words;
  await openAs('lv1-demo', WIZARD);
  await wizard.choose('gearboxModel', 'K');
  await expect(isInAccount(page, words)).toBeVisible();
  const token = await page.evaluate(() => atob(localStorage.getItem('token') ?? ''));
  await fetch(`${portal}/api${accountRoutes.signOut.path}`, {
    method: accountRoutes.signOut.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(accountRoutes.signOut.method === 'GET' ? {} : { body: '{}' }),
  });
  await wizard.choose('inputType', 'motor');
  await expect(page.getByText(t('configurator:bar.kept'))).toBeVisible();
  await expect(page.getByRole('dialog', { name: t('accounts:login.title') })).toBeHidden();
  await page.reload();
  await signIn('lv1-demo');
  await expect(wizard.option('inputType', 'motor')).toBeChecked();
  await expect(isInAccount(page, words)).toBeVisible();
});

test('two windows never write over each other', async ({ page, context, wizard, words, language }) => {
  const { t } = words;
  await wizard.open();
  await wizard.choose('gearboxModel', 'K');
  const other = new Wizard(await context.newPage(), words);
  await other.page.goto(WIZARD);
  await other.choose('gearboxModel', 'R');
  await page.bringToFront();
  await expect(notice(page, words)).toBeVisible();
  if (isJudged('desk', language)) await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(notice(page, words)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  if (isJudged('phone', language)) await expectAccessible(page);
  await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
  await notice(page, words)
    .getByRole('button', { name: t('configurator:twoStates.theirs') })
    .click();
  await expect(notice(page, words)).toBeHidden();
  await expect(wizard.option('gearboxModel', 'R')).toBeChecked();
  await wizard.button('bar.undo').click();
  await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
});

test('what a visitor configured goes to the account with the sign-in and outlives the sign-out', async ({
  page,
  wizard,
  words,
  signIn,
}) => {
  const { t } = words;
  await wizard.open();
  await wizard.chooseModel('S');
  await page.goto(SERIES);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:account.login') })
    .click();
  await signIn('lv2-demo');
  await page.getByRole('button', { name: t('web:account.menu', { name: 'lv2-demo' }) }).click();
  await page.getByRole('menuitem', { name: t('web:account.logout') }).click();
  const question = page.getByRole('alertdialog', { name: t('accounts:logout.title') });
  await question.getByRole('button', { name: t('accounts:logout.confirm') }).click();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cpq_jie'))).toBeNull();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:account.login') })
    .click();
  await signIn('lv2-demo');
  await page.goto(WIZARD);
  await expect(wizard.option('gearboxModel', 'S')).toBeChecked();
});

test('completing with a double click makes one line', async ({ page, wizard, cart, openAs, words: { t } }) => {
  await openAs('lv1-demo', CART);
  const none = page.getByRole('heading', { name: t('cart:empty.title') });
  await expect(cart.line(SAVED).or(none).first()).toBeVisible();
  const before = await cart.line(SAVED).count();
  await wizard.configure();
  await wizard.button('bar.complete').dblclick();
  await cart.expectOpen();
  await expect(cart.line(SAVED)).toHaveCount(before + 1);
  await page.reload();
  await expect(cart.line(SAVED)).toHaveCount(before + 1);
  await cart.remove(SAVED);
  await page.goto(WIZARD);
  await wizard.expectStep(0);
});
