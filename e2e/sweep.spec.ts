import type { Page } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { LINES } from '#lines/index.ts';
import { expectAccessible, isJudged } from './axe.ts';
import { CART } from './cart.ts';
import { contactSheet } from './contact-sheet.ts';
import { expect, test } from './fixtures.ts';
import { DESK, expectNoSidewaysScroll, PHONE } from './look.ts';
import { KEEPS_PICTURES, keepPicture } from './pictures.ts';
import { ROW, SAVED } from './wizard.ts';
import type { Words } from './words.ts';

const SERIES = '/product-config/config-select';
const PICTURES = 'sweep';

// No page waits for another: the workers share them.
test.describe.configure({ mode: 'parallel' });

test('the first page and the page of every line', async ({ page, words, language }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(LINES.length);
  await look(page, language, 'series');
  for (const { code } of LINES.filter(({ stage }) => stage === 'enquiry')) {
    await page.goto(`${SERIES}/${code}`);
    await expect(page.getByRole('table', { name: words.t('enquiries:range.figures') })).toBeVisible();
    await look(page, language, `line-${code}`);
  }
});

for (const code of CONFIGURABLE.filter((line) => line !== USUAL_LINE)) {
  test(`the wizard of ${code}, as it opens`, async ({ page, language }) => {
    await page.goto(`${SERIES}/${code}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await look(page, language, `wizard-${code}`);
  });
}

test('every step of the wizard, empty and filled', async ({ page, wizard, language }) => {
  await wizard.open();
  await look(page, language, 'wizard-0-empty');
  await wizard.goTo(1);
  await expect(wizard.fitting.getByRole('radio').first()).toBeVisible();
  await look(page, language, 'wizard-1-empty');
  await wizard.goTo(5);
  await look(page, language, 'wizard-5-empty');
  await wizard.goTo(0);
  await wizard.chooseModel();
  await look(page, language, 'wizard-0');
  await wizard.option('transmitTypes', 'coaxial').press('Enter');
  await look(page, language, 'wizard-0-excluded');
  await wizard.button('ask.leave').click();
  await wizard.goTo(1);
  await wizard.search();
  await wizard.mark(ROW.name);
  await look(page, language, 'wizard-1');
  await wizard.goTo(2);
  await wizard.choose('builtInType', 'KAF');
  await look(page, language, 'wizard-2');
  await wizard.goTo(3);
  await wizard.choose('brakes', 'BE2');
  await wizard.choose('encoder', 'incremental');
  await look(page, language, 'wizard-3');
  await wizard.goTo(4);
  await look(page, language, 'wizard-4');
  await wizard.goTo(5);
  await look(page, language, 'wizard-5');
});

test('the login, the empty list and the filled one', async ({ page, wizard, cart, words, signIn, language }) => {
  await page.goto(CART);
  await expect(page.getByRole('dialog', { name: words.t('accounts:login.title') })).toBeVisible();
  await look(page, language, 'login');
  await signIn('lv2-demo');
  await cart.expectOpen();
  await expect(page.getByRole('heading', { name: words.t('cart:empty.title') })).toBeVisible();
  await look(page, language, 'cart-empty');
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await expect(cart.line(SAVED)).toHaveCount(1);
  await look(page, language, 'cart');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: words.t('web:notFound.title') })).toBeVisible();
  await look(page, language, 'not-found');
  await page.goto(CART);
  await cart.remove(SAVED);
});

test('the operation manual and the API to read', async ({ page, words, language }) => {
  await page.goto('/services-support/operationManual');
  await expect(page.getByRole('heading', { level: 1, name: words.t('web:menu.operationManual') })).toBeVisible();
  await look(page, language, 'manual');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, language, 'api-docs');
});

/**
 * Pages that stand for themselves, by the address to see them at; those of the back office for the administrator. No page is
 * left out: `src/app/web/modules.test.ts` looks for the address of each in this file.
 */
const OPEN_PAGES = [
  '/account/privacy',
  '/account/set-password',
  '/services-support/operationManual/saving',
  '/services-support/operating-instructions',
  '/product-config/sample-select',
  '/product-config/sizing',
  '/product-config/sizing?application=belt_conveyor&m_B=40',
  '/product-config/sample-select/JRT',
  '/product-config/sample-select/JRT?item=JRT-S007',
  '/product-config/sample-select/JRW',
  '/product-config/sample-select/JRW?item=JRW-S043',
];
const BACK_OFFICE = [
  '/back-office/users',
  '/back-office/customers',
  '/back-office/audit',
  '/back-office/mails',
  '/back-office/mails/templates',
  '/back-office/mails/templates/invitation',
  '/back-office/prices',
  '/back-office/imports',
  '/back-office/sellers',
];
/** With quotes in it `quotes.spec.ts` looks at it. */
const QUOTES = '/config-order/quotes';
/** With orders in them `orders.spec.ts` looks at them. */
const ORDERS = '/order-manager/my';
const ALL_ORDERS = '/order-manager/my-a';
/** With papers in them `bills.spec.ts` looks at them. */
const PAPERS = ['/bill-manage/pi', '/bill-manage/ci', '/bill-manage/pl', '/bill-manage/shipments'];
/** With reports in it `reporting.spec.ts` looks at it. */
const REPORTS = '/system-manager/customerReporting';
/** With sheets in it `sheets.spec.ts` looks at it. */
const SHEETS = '/product-design/my';
/** With something to do in it `quotes.spec.ts` looks at it. */
const TODAY = '/today';
/** With products in it `compare.spec.ts` looks at it. */
const COMPARISON = '/config-order/compare';
/** With rows judged `bulk-entry.spec.ts` looks at it. */
const BULK_ENTRY = '/config-order/bulk';
/** With documents in it `documents.spec.ts` looks at it. */
const MY_DOCUMENTS = '/services-support/my-documents';
const BUSINESS_DOCUMENTS = '/services-support/business-documents';
/** An enquiry has an id of its own: the first of the list is looked at. */
const ENQUIRIES = '/services-support/enquiries';

test('the pages that are open to everyone', async ({ page, words, language }) => {
  for (const address of OPEN_PAGES) {
    await page.goto(address);
    await settled(page, words);
    await look(page, language, nameOf(address));
  }
});

test('the comparison before anything is chosen', async ({ page, language, openAs, words }) => {
  await openAs('lv1-demo', COMPARISON);
  await settled(page, words);
  await look(page, language, 'compare-empty');
});

test('bulk entry before anything is entered', async ({ page, language, openAs, words }) => {
  await openAs('lv1-demo', BULK_ENTRY);
  await settled(page, words);
  await look(page, language, 'bulk-entry-empty');
});

test('the quotes before any was asked for', async ({ page, language, openAs, words }) => {
  await openAs('lv2-demo', QUOTES);
  await settled(page, words);
  await look(page, language, 'quotes-empty');
});

test('the orders before any was made', async ({ page, language, openAs, words }) => {
  await openAs('lv2-demo', ORDERS);
  await settled(page, words);
  await look(page, language, 'orders-empty');
  await openAs('admin', ALL_ORDERS);
  await settled(page, words);
  await look(page, language, 'orders-all-empty');
});

test('the papers before any was made', async ({ page, language, openAs, words }) => {
  for (const address of PAPERS) {
    await openAs('lv2-demo', address);
    await settled(page, words);
    await look(page, language, `${address.split('/').at(-1)}-empty`);
  }
});

test('the customer reports, and the figures beside them', async ({ page, language, openAs, words }) => {
  await openAs('admin', REPORTS);
  await settled(page, words);
  await look(page, language, 'reports');
  await page.goto(`${REPORTS}?view=figures`);
  await settled(page, words);
  await look(page, language, 'figures');
});

test('the configuration sheets as long as there is none', async ({ page, language, openAs, words }) => {
  await openAs('admin', SHEETS);
  await settled(page, words);
  await look(page, language, 'sheets');
});

test('the day of somebody for whom nothing waits', async ({ page, language, openAs, words }) => {
  await openAs('admin', TODAY);
  await settled(page, words);
  await look(page, language, 'today');
});

test('the documents before anything was downloaded', async ({ page, language, openAs, words }) => {
  await openAs('lv2-demo', MY_DOCUMENTS);
  await settled(page, words);
  await look(page, language, 'my-documents-empty');
});

test('the business documents, all and those a text finds', async ({ page, language, openAs, words }) => {
  await openAs('sales-demo', BUSINESS_DOCUMENTS);
  await settled(page, words);
  await look(page, language, 'business-documents');
  const first = page.getByRole('link', { name: /^SO\d{4}-\d{5}$/ }).first();
  const number = await first.innerText();
  await page.getByRole('searchbox', { name: words.t('papers:search.label') }).fill(number);
  await expect(page).toHaveURL(/[?&]q=SO/);
  await settled(page, words);
  await expect(page.getByRole('link', { name: number })).toHaveCount(1);
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(/\/order-manager\/my\//);
});

test('the back office', async ({ page, words, language, openAs }) => {
  await openAs('admin', SERIES);
  for (const address of BACK_OFFICE) {
    await page.goto(address);
    await settled(page, words);
    await look(page, language, nameOf(address));
  }
});

test('the enquiries', async ({ page, language, openAs, words }) => {
  await openAs('sales-demo', ENQUIRIES);
  await expect(page.getByRole('heading', { level: 1, name: words.t('enquiries:title') })).toBeVisible();
  await settled(page, words);
  await look(page, language, 'enquiries');
  const table = page.getByRole('region', { name: words.t('enquiries:title') });
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${ENQUIRIES}/.+`));
  await settled(page, words);
  await look(page, language, 'enquiry');
});

test.afterAll(async ({ browser }, { project }) => {
  if (KEEPS_PICTURES) await contactSheet(browser, `test-results/${PICTURES}`, project.name);
});

test('the sheets of a phone: menu, steps and summary', async ({ page, wizard, words: { t }, language }) => {
  await page.setViewportSize(PHONE);
  await wizard.open();
  const sheets = [
    { name: 'menu', opener: t('web:shell.openMenu'), title: t('web:shell.menu') },
    { name: 'steps', opener: t('configurator:step.all'), title: t('configurator:step.all') },
    { name: 'summary', opener: t('configurator:summary.title'), title: t('configurator:summary.title') },
  ];
  for (const { name, opener, title } of sheets) {
    await test.step(name, async () => {
      const sheet = page.getByRole('dialog', { name: title, exact: true });
      await page.getByRole('button', { name: opener }).click();
      await expect(sheet).toBeVisible();
      if (isJudged('phone', language)) await expectAccessible(page);
      await keepPicture(page, `${PICTURES}/sheet-${name}.${language}.phone`);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    });
  }
});

const nameOf = (address: string) =>
  address
    .replace(/\?(\w+)=.*/, '-$1')
    .slice(1)
    .replaceAll('/', '-');

/** Waits until a page has its heading and nothing of it is still loading. */
async function settled(page: Page, { t }: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('web:ui.loading'), { exact: true })).toHaveCount(0);
}

/** Holds a page to what every page must be, on a desk, in the dark and on a phone, and in the long run keeps pictures to look at. */
async function look(page: Page, language: Locale, name: string): Promise<void> {
  const picture = (kind: string) => keepPicture(page, `${PICTURES}/${name}.${language}.${kind}`);
  await test.step(name, async () => {
    await picture('desk');
    if (isJudged('desk', language)) {
      await unroll(page, DESK.width);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'contrast');
      await picture('dark');
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await page.setViewportSize(PHONE);
    await expectWithin(page);
    if (isJudged('phone', language)) {
      await unroll(page, PHONE.width);
      await expectAccessible(page);
      await picture('phone');
    }
    await page.setViewportSize(DESK);
  });
}

/** Holds that the page does not scroll sideways, and that nothing to press is cut off but inside a frame that scrolls. */
async function expectWithin(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const cut = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => control.getBoundingClientRect().right > innerWidth + 1 && !scrolls(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
  expect(cut, 'what is cut off at the edge').toEqual([]);
}

/** Makes the window as high as the page, so that nothing is judged while a bar at the window's edge stands over it. */
async function unroll(page: Page, width: number): Promise<void> {
  // What is as high as the window grows with it once.
  for (const _ of ['content', 'window']) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
