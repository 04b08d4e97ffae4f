import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { builtScript } from './built-script.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { DESK, expectNoSidewaysScroll, PHONE } from './look.ts';
import { keepPicture } from './pictures.ts';
import { ASKED, ROW, SAVED } from './wizard.ts';
import type { Words } from './words.ts';

const SERIES = '/product-config/config-select';
const PICTURES = 'errors';

// What the browser itself notes of calls and files that fail; nothing else.
test.use({ expectedComplaints: [/^error: Failed to load resource/] });

const messages = (page: Page, { t }: Words) => page.getByRole('region', { name: t('web:ui.messages') });
const bell = (page: Page, { t }: Words) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('web:messages.title')}`) });
const centre = (page: Page, { t }: Words) => page.getByRole('dialog', { name: t('web:messages.title') });

/** Both widths, in the language of the run. */
async function picture(page: Page, name: string, language: string): Promise<void> {
  await expectAccessible(page);
  await keepPicture(page, `${PICTURES}/${name}-${language}`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, `${PICTURES}/${name}-${language}-360`);
  await page.setViewportSize(DESK);
}

/** Answers a call as a server in trouble does. */
function refuse(status: number, description: string) {
  return (route: Route) =>
    route.fulfill({
      status,
      headers: { 'x-request-id': `trouble-${status}`, 'retry-after': '30' },
      json: { code: status, result: null, description, error: { code: `http.${status}` } },
    });
}

test('without a connection nothing is lost, reading goes on by itself and saving when the person says so', async ({
  page,
  context,
  words,
  wizard,
  cart,
  openAs,
  language,
}) => {
  const { t } = words;
  const offline = messages(page, words).getByText(t('web:connection.offline'));
  await openAs('lv1-demo', CART);
  await wizard.open();
  await wizard.chooseModel();
  await wizard.next(1);
  await wizard.enter('outputSpeed', ASKED.outputSpeed);

  await test.step('offline in the middle of the search: it says so, and what was entered stays', async () => {
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await wizard.enter('serviceFactor', ASKED.serviceFactor);
    await expect(wizard.number('outputSpeed')).toHaveValue(ASKED.outputSpeed);
    await picture(page, 'offline', language);
    await expect(offline).toBeVisible();
  });

  await test.step('back again: the notice goes and the search goes on', async () => {
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await wizard.pickFrom('motorPower', ASKED.motorPower);
    await expect(wizard.results).toContainText(ROW.size);
  });

  await test.step('saving without a connection is refused, and repeated once when asked for', async () => {
    await wizard.pick(ROW.name);
    await wizard.choose('builtInType', 'KAF');
    await wizard.goTo(5);
    const sent: string[] = [];
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key'];
      if (request.method() === 'POST' && key !== undefined) sent.push(key);
    });
    await context.setOffline(true);
    await wizard.button('bar.complete').click();
    const told = messages(page, words)
      .getByRole('listitem')
      .filter({ hasText: t('configurator:save.unreachable') });
    await expect(told).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    expect(new Set(sent).size).toBe(1);
    await told.getByRole('button', { name: t('web:ui.retry') }).click();
    await expect(message(page, words, t('configurator:save.added'))).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    await cart.expectOpen();
    await cart.remove(SAVED);
  });
});

test('a server in trouble is told where its answer would stand, and kept with what to quote', async ({
  page,
  words,
  openAs,
  language,
}) => {
  const { t } = words;
  const list = /\/api\/v1\/configurations\?/;
  await openAs('lv1-demo', SERIES);
  const link = page
    .getByRole('navigation', { name: t('web:shell.menu') })
    .getByRole('link', { name: t('web:menu.myCart') });
  for (const [before, status] of [500, 503, 429].entries()) {
    await page.route(list, refuse(status, `Trouble ${status}`));
    await page.goto(SERIES);
    await link.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(`Trouble ${status}`);
    await expect(bell(page, words)).toHaveAccessibleName(t('web:messages.unread', { count: before + 1 }));
    // What is said is kept once the page has outlived it.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('messages'))).toContain(`Trouble ${status}`);
    await page.unroute(list);
    if (status === 503) await picture(page, 'server', language);
    await alert.getByRole('button', { name: t('web:ui.retry') }).click();
    await expect(alert).toBeHidden();
  }

  await test.step('the message centre by keyboard: read, quote, clear, close', async () => {
    await tabTo(page, bell(page, words));
    await page.keyboard.press('Enter');
    const dialog = centre(page, words);
    await expect(dialog.getByRole('listitem')).toContainText(['Trouble 429', 'Trouble 503', 'Trouble 500']);
    await expect(dialog.getByText('trouble-429')).toBeVisible();
    await picture(page, 'messages', language);
    await pressUntil(page, 'Shift+Tab', dialog.getByRole('button', { name: t('web:messages.clear') }), 'focused');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t('web:messages.none'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bell(page, words)).toBeFocused();
    await expect(bell(page, words)).toHaveAccessibleName(t('web:messages.title'));
  });
});

test('a message can be read and sent away while a dialog is open', async ({ page, words, language }) => {
  const { t } = words;
  await page.goto(SERIES);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:account.register') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('accounts:register.title') });
  const email = dialog.getByLabel(t('accounts:register.field.email'));
  await email.fill(`m-${Date.now().toString(36)}@example.com`);
  await email.blur();
  const send = dialog.getByRole('button', { name: t('accounts:register.code.send'), exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  const said = dialog.getByRole('listitem').filter({ hasText: t('accounts:register.code.sent') });
  await expect(said).toBeInViewport();
  await picture(page, 'above-dialog', language);
  await said.getByRole('button', { name: t('web:ui.dismiss') }).click();
  await expect(said).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('a page whose file is gone since a new version offers a reload, once, and the shell stays', async ({
  page,
  words,
  openAs,
  language,
}) => {
  const { t } = words;
  const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
  // Gone from the start, for what pages share with it is fetched ahead once the first page is quiet.
  const file = builtScript('twins.said');
  await page.route(file, gone);
  await openAs('lv1-demo', SERIES);
  // A new version starts with a file of another name; the page itself asks what the server has now.
  const isAsked = (route: Route) => route.request().resourceType() === 'fetch';
  await page.route(/\/(config-select|my)$/, async (route) => {
    if (!isAsked(route)) return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('/assets/shell-', '/assets/next-'),
    });
  });
  const link = page
    .getByRole('navigation', { name: t('web:shell.menu') })
    .getByRole('link', { name: t('web:menu.myCart') });
  await link.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: t('web:failure.staleTitle') })).toBeVisible();
  await expect(link).toBeVisible();
  await picture(page, 'missing-page', language);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.waitForTimeout(300);
  expect(loads).toBe(0);
  const reload = alert.getByRole('button', { name: t('web:failure.reload') });
  await reload.click();
  await expect(reload).toBeVisible();
  await page.unroute(file, gone);
  await reload.click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
});

test('a dialog whose file did not come leaves the page as it is', async ({ page, words }) => {
  const { t } = words;
  const login = page.getByRole('banner').getByRole('button', { name: t('web:account.login') });
  const file = builtScript('login.title');
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(SERIES);
  await login.click();
  const told = messages(page, words)
    .getByRole('listitem')
    .filter({ hasText: t('web:failure.missingText') });
  await expect(told.getByRole('button', { name: t('web:failure.reload') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('web:series.title') })).toBeVisible();
  await page.unroute(file);
  await told.getByRole('button', { name: t('web:failure.reload') }).click();
  await login.click();
  await expect(page.getByRole('dialog', { name: t('accounts:login.title') })).toBeVisible();
});

test('a browser that denies its storage can do everything but remember', async ({
  page,
  words,
  signIn,
  cart,
  wizard,
}) => {
  const { t } = words;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(SERIES);
  await expect(page.getByRole('heading', { level: 1, name: t('web:series.title') })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:account.login') })
    .click();
  await signIn('lv1-demo');
  await page
    .getByRole('navigation', { name: t('web:shell.menu') })
    .getByRole('link', { name: t('web:menu.myCart') })
    .click();
  await cart.expectOpen();
  await page
    .getByRole('link', { name: t('cart:configure') })
    .first()
    .click();
  await wizard.expectStep(0);
});

test('a storage full of nonsense is no obstacle', async ({ page, words }) => {
  const { t } = words;
  await page.addInitScript(() => {
    const keys = [
      'token',
      'user',
      'sessionOwner',
      'forceChangePassword',
      'menuIds',
      'actingFor',
      'cpq_jie',
      'userTabs',
      'messages',
    ];
    for (const key of keys) {
      localStorage.setItem(key, '{"id":[1,');
      sessionStorage.setItem(key, '[[[');
    }
  });
  await page.goto(SERIES);
  await expect(page.getByRole('heading', { level: 1, name: t('web:series.title') })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:account.login') })
    .click();
  await expect(page.getByRole('dialog', { name: t('accounts:login.title') })).toBeVisible();
});

test('a sign-out in one window leaves nothing in the other: no page, no customer, no message', async ({
  page,
  context,
  words,
  openAs,
}) => {
  const { t } = words;
  await openAs('lv1-demo', SERIES);
  await page.route(/\/api\/v1\/configurations\?/, refuse(503, 'Trouble of lv1-demo'));
  await page
    .getByRole('navigation', { name: t('web:shell.menu') })
    .getByRole('link', { name: t('web:menu.myCart') })
    .click();
  await expect(bell(page, words)).toHaveAccessibleName(t('web:messages.unread', { count: 1 }));
  await page.evaluate(() => {
    const owner = localStorage.getItem('sessionOwner');
    localStorage.setItem('actingFor', JSON.stringify({ owner, id: 'east', customerName: 'East Drives' }));
  });

  const other = await context.newPage();
  await other.goto(SERIES);
  await expect(other.getByText('East Drives').first()).toBeVisible();
  await other.getByRole('button', { name: t('web:account.menu', { name: 'lv1-demo' }) }).click();
  await other.getByRole('menuitem', { name: t('web:account.logout') }).click();
  await other
    .getByRole('alertdialog', { name: t('accounts:logout.title') })
    .getByRole('button', { name: t('accounts:logout.confirm') })
    .click();

  await expect(page).toHaveURL(new RegExp(`${SERIES}$`));
  await expect(page.getByRole('banner').getByRole('button', { name: t('web:account.login') })).toBeVisible();
  await expect(bell(page, words)).toHaveCount(0);
  await expect(page.getByText('Trouble of lv1-demo')).toHaveCount(0);
  for (const window of [page, other]) await expect(window.getByText('East Drives')).toHaveCount(0);
  await other.close();
});
