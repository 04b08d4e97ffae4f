import type { Locator, Page } from '@playwright/test';
import { cartRoutes } from '#modules/cart/contract.ts';
import { expectAccessible } from './axe.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { call, tokenOf } from './people.ts';
import { WIZARD, Wizard } from './wizard.ts';
import type { Words } from './words.ts';

const SERIES = '/product-config/config-select';

const strip = (page: Page, { t }: Words) => page.getByRole('toolbar', { name: t('web:tabs.label') });
const tab = (page: Page, words: Words, name: string) => strip(page, words).getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

// A draft on its way while its page is loaded anew may be met by itself: the server says 409, and the newer state stands.
test.use({ expectedComplaints: [/status of 409/] });

/** Goes to a page by the main menu. */
async function goByMenu(page: Page, { t }: Words, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: t('web:shell.menu') });
  const unfold = page.getByRole('button', { name: t('web:shell.unfold') });
  if (await unfold.isVisible()) await unfold.click();
  await menu.getByRole('link', { name: t(entry), exact: true }).click();
}

/** Another line's wizard at its overview, where a remark is written. */
async function openLine(page: Page, words: Words): Promise<void> {
  await page.getByRole('article').filter({ hasText: 'JRH' }).getByRole('link').click();
  await new Wizard(page, words).goTo(5);
  await expect(remarkOf(page, words)).toBeVisible();
}

const remarkOf = (page: Page, words: Words) => page.getByRole('textbox', { name: words.field('remark') });
const lineTab = ({ t }: Words) => t('configurator:wizard.of.JRH');

test('three pages keep what was typed, sought, chosen and scrolled, behind their tabs and over a reload', async ({
  page,
  wizard,
  words,
  openAs,
}) => {
  const { t } = words;
  const message = remarkOf(page, words);
  const search = page.getByRole('searchbox', { name: t('cart:search.label') });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewportSize({ width: 1280, height: 560 });
  await openAs('lv1-demo', CART);

  await test.step('a search in the list, a text and a height in a line’s wizard, a choice in another’s', async () => {
    await search.fill('nothing like it');
    await expect(page).toHaveURL(/\?q=nothing/);
    await goByMenu(page, words, 'web:menu.configSelect');
    await openLine(page, words);
    expect(await scrolled(page)).toBe(0);
    await message.fill('A conveyor, eight hours a day');
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.waitForTimeout(100);
    await goByMenu(page, words, 'web:menu.configSelect');
    await page.getByRole('article').filter({ hasText: 'JRT' }).getByRole('link').click();
    await wizard.expectStep(0);
    await wizard.chooseModel('K', 'motor');
    await wizard.next(1);
  });

  const expectAll = async () => {
    await expect(strip(page, words).getByRole('link')).toHaveText([
      t('cart:title'),
      t('web:series.title'),
      lineTab(words),
      t('configurator:wizard.title'),
    ]);
    await tab(page, words, lineTab(words)).click();
    await expect(message).toHaveValue('A conveyor, eight hours a day');
    await expect.poll(() => scrolled(page)).toBe(300);
    await tab(page, words, t('cart:title')).click();
    await expect(search).toHaveValue('nothing like it');
    await expect(page).toHaveURL(/\?q=nothing/);
    expect(await scrolled(page)).toBe(0);
    await tab(page, words, t('configurator:wizard.title')).click();
    await wizard.expectStep(1);
    await wizard.goTo(0);
    await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
    await wizard.goTo(1);
  };

  await test.step('come back to, each by its tab, nobody is asked and all is there', async () => {
    await tab(page, words, lineTab(words)).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expectAll();
    await expect(wizard.button('bar.undo')).toBeEnabled();
  });

  await test.step('and after a reload', async () => {
    await page.reload();
    await wizard.expectStep(1);
    await expectAll();
  });

  await test.step('a reloaded page stands where it stood', async () => {
    await tab(page, words, lineTab(words)).click();
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.reload();
    await expect(message).toHaveValue('A conveyor, eight hours a day');
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  await test.step('the other language names them anew and changes nothing else', async () => {
    const other = words.locale === 'en' ? 'zh-cn' : 'en';
    await page.getByRole('button', { name: t('web:language.label') }).click();
    await page.getByRole('menuitemradio', { name: t(`web:language.${other}`) }).click();
    const cart = other === 'en' ? 'Product list' : '产品清单';
    await page.getByRole('toolbar').getByRole('link', { name: cart, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: cart })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('nothing like it');
  });
});

test('signing out closes every tab and forgets what was typed', async ({ page, words, openAs }) => {
  const { t } = words;
  await openAs('lv1-demo', CART);
  await goByMenu(page, words, 'web:menu.configSelect');
  await openLine(page, words);
  await remarkOf(page, words).fill('nobody else’s business');
  await page.getByRole('button', { name: t('web:account.menu', { name: 'lv1-demo' }) }).click();
  await page.getByRole('menuitem', { name: t('web:account.logout') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('accounts:logout.confirm') })
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: t('web:account.login') })).toBeVisible();
  await expect(strip(page, words).getByRole('link')).toHaveText([t('web:series.title')]);
  expect(await page.evaluate(() => localStorage.getItem('userTabs'))).toBeNull();
  await openLine(page, words);
  await expect(remarkOf(page, words)).toHaveValue('');
  await page.reload();
  await new Wizard(page, words).goTo(5);
  await expect(remarkOf(page, words)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('business');
});

test('tabs are closed by their button, the middle button and Delete, and arrows move among them', async ({
  page,
  words,
}) => {
  const { t } = words;
  const manual = t('web:menu.operationManual');
  const privacy = t('accounts:privacy.title');
  await page.goto(SERIES);
  await openLine(page, words);
  await goByMenu(page, words, 'web:menu.operationManual');
  await expect(page.getByRole('heading', { level: 1, name: manual })).toBeFocused();
  await goByMenu(page, words, 'web:menu.privacy');
  await expect(strip(page, words).getByRole('link')).toHaveText([
    t('web:series.title'),
    lineTab(words),
    manual,
    privacy,
  ]);
  await expectAccessible(page);

  await test.step('the one that is shown leads to the one before', async () => {
    await strip(page, words)
      .getByRole('button', { name: t('web:tabs.close', { name: privacy }) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: manual })).toBeFocused();
    await expect(tab(page, words, manual)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('another goes without a change of page', async () => {
    await tab(page, words, lineTab(words)).click({ button: 'middle' });
    await expect(strip(page, words).getByRole('link')).toHaveText([t('web:series.title'), manual]);
    await expect(page.getByRole('heading', { level: 1, name: manual })).toBeVisible();
  });

  await test.step('by keyboard', async () => {
    await tab(page, words, manual).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, words, t('web:series.title'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('web:series.title') })).toBeFocused();
    await tab(page, words, t('web:series.title')).focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('heading', { level: 1, name: manual })).toBeVisible();
    await expect(tab(page, words, manual)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('heading', { level: 1, name: t('web:series.title') })).toBeVisible();
    await expect(strip(page, words).getByRole('link')).toHaveText([t('web:series.title')]);
  });
});

test('two saved lines are edited side by side, each with its own draft, and saving one closes its tab', async ({
  page,
  wizard,
  cart,
  words,
  openAs,
  baseURL: base,
}) => {
  const { t } = words;
  const baseURL = base ?? '';
  const remark = page.getByRole('textbox', { name: words.field('remark'), exact: true });
  page.on('dialog', (dialog) => void dialog.accept());
  await openAs('lv1-demo', CART);
  await wizard.configure();
  const saved = page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().endsWith(cartRoutes.create.path),
  );
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const token = await tokenOf(baseURL, 'lv1-demo');
  const create = { method: 'POST', token, body: (await saved).postDataJSON() } as const;
  const second = await call(baseURL, cartRoutes.create.path, create);
  const { rows } = await call(baseURL, cartRoutes.list.path, { token });
  const first = rows.find(({ id }: { id: string }) => id !== second.id);

  for (const [at, { id }] of [first, second].entries()) {
    await page
      .locator(`[data-page] a[href="${WIZARD}/${id}"]`)
      .first()
      .click()
      .catch(() => undefined);
    await expect(page).toHaveURL(new RegExp(id));
    await wizard.goTo(5);
    await remark.fill(`remark ${at + 1}`);
    await tab(page, words, t('cart:title')).click();
    await cart.expectOpen();
    if (at === 0) {
      await page.reload();
      await cart.expectOpen();
    }
  }
  const lines = strip(page, words).getByRole('link', { name: first.productName, exact: true });
  await expect(lines).toHaveCount(2);
  await lines.first().click();
  await expect(remark).toHaveValue('remark 1');
  await lines.last().click();
  await expect(remark).toHaveValue('remark 2');
  await page.reload();
  await wizard.goTo(5);
  await expect(remark).toHaveValue('remark 2');
  await lines.first().click();
  await wizard.goTo(5);
  await expect(remark).toHaveValue('remark 1');

  await wizard.button('bar.save').click();
  const question = page.getByRole('alertdialog', { name: t('configurator:save.title') });
  await question.getByRole('button', { name: t('configurator:save.confirm'), exact: true }).click();
  await cart.expectOpen();
  await expect(lines).toHaveCount(1);
  await lines.click();
  await expect(remark).toHaveValue('remark 2');

  for (const { id } of [first, second]) {
    const { version } = await call(baseURL, cartRoutes.open.path.replace(':id', id), { token });
    await call(baseURL, cartRoutes.remove.path.replace(':id', id), { method: 'DELETE', token, query: { version } });
  }
});

test('header, menu and strip have the sizes of the specification, and a long label is cut', async ({ page, words }) => {
  const { t } = words;
  const menu = page.getByRole('navigation', { name: t('web:shell.menu') }).locator('..');
  const box = async (of: Locator) => (await of.boundingBox()) ?? { width: 0, height: 0 };
  await page.goto(SERIES);
  await expect(tab(page, words, t('web:series.title'))).toBeVisible();
  const tabs = [
    { name: 'web:series.title', path: SERIES },
    { name: 'configurator:wizard.title 1', path: `${WIZARD}/1`, detail: 'JRTKAF47-DN90L4-i29.32-M1-and-so-on' },
  ];
  await page.evaluate((kept) => sessionStorage.setItem('userTabs', kept), JSON.stringify({ owner: null, tabs }));
  await page.reload();
  const long = tab(page, words, 'JRTKAF47-DN90L4-i29.32-M1-and-so-on');
  expect((await box(page.getByRole('banner'))).height).toBe(80);
  expect((await box(menu)).width).toBe(200);
  expect((await box(strip(page, words).locator('..'))).height).toBe(36);
  expect(await long.evaluate((link) => getComputedStyle(link).maxWidth)).toBe('160px');
  expect((await box(long)).width).toBe(160 + 14 + 4);
  await page.getByRole('button', { name: t('web:shell.fold') }).click();
  await expect.poll(async () => (await box(menu)).width).toBe(72);
});

test('on a phone the strip scrolls within itself and leaves with the top of the page', async ({ page, words }) => {
  const { t } = words;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(SERIES);
  for (const line of ['JRH', 'JRP', 'JRW', 'JD']) {
    await page.goto(`${SERIES}/${line}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await page.goto('/account/privacy');
  const current = tab(page, words, t('accounts:privacy.title'));
  await expect(current).toBeInViewport();
  await expect(tab(page, words, t('web:series.title'))).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'contrast');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(current).not.toBeInViewport();
});

test('on a low window every entry of the menu is reached, unfolded and folded, and nothing is wider than a small one', async ({
  page,
  words,
  openAs,
}) => {
  const { t } = words;
  const menu = page.getByRole('navigation', { name: t('web:shell.menu') });
  await page.setViewportSize({ width: 960, height: 470 });
  await openAs('admin', CART);
  const last = menu.getByRole('link').last();
  await expect(menu.getByRole('link', { name: t('web:menu.audit') })).toBeAttached();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.hover();
  await expectAccessible(page);

  await test.step('folded, the entries of a group stand beside its icon, within the window', async () => {
    await page.getByRole('button', { name: t('web:shell.fold') }).click();
    for (const height of [470, 330]) {
      await page.setViewportSize({ width: 960, height });
      for (const group of await menu.getByRole('button').all()) {
        await group.hover();
        const links = group.locator('xpath=..').getByRole('link');
        await links.last().hover();
        await expect(links.last()).toBeInViewport({ ratio: 1 });
      }
    }
  });

  await test.step('at 320 px it is a sheet, and no page scrolls sideways', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('button', { name: t('web:shell.openMenu') }).click();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: t('web:menu.privacy') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('accounts:privacy.title') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
