import type { Page, Request } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { moneyText } from '#kernel/money.ts';
import { expectAccessible, isJudged } from './axe.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';
import { sessionOf } from './session.ts';
import { SAVED, WIZARD } from './wizard.ts';
import type { Words } from './words.ts';

const OVERVIEW = `${WIZARD}?${new URLSearchParams({ q: SAVED })}`;
const PHONE = { width: 360, height: 740 };
const EVALUATE = '/api/v1/prices/evaluate';

/** What the server says of the price of a form to one person. */
async function evaluated(portal: string, username: string, form: unknown) {
  const { token } = await sessionOf(portal, username);
  const answer = await fetch(`${portal}${EVALUATE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ form, quantity: 1 }),
  });
  const { result } = await answer.json();
  expect(result.status).toBe('final');
  return result;
}

function amountText(minor: number, language: Locale): string {
  return moneyText({ minor, currency: 'CNY' }, language);
}

function panelOf(page: Page, { t }: Words) {
  return page.getByRole('main').getByRole('region', { name: t('prices:title'), exact: true });
}

const asksPrice = (request: Request) => new URL(request.url()).pathname === EVALUATE;

test('a price is shown net, or with how it comes about, as the server works it out', async ({
  page,
  wizard,
  words,
  language,
  portal,
  openAs,
}) => {
  const panel = panelOf(page, words);

  const asked = page.waitForRequest(asksPrice);
  await openAs('lv2-demo', OVERVIEW);
  await wizard.expectStep(5);
  const { form } = (await asked).postDataJSON();
  const net = await evaluated(portal, 'lv2-demo', form);
  await expect(panel).toContainText(amountText(net.unit, language));
  await expect(panel).toContainText(words.t('prices:demo'));
  await expect(panel).toContainText(words.t('prices:days', { count: net.leadDays }));
  await expect(panel.getByText(words.t('prices:breakdown.title'))).toHaveCount(0);

  const requests: Request[] = [];
  page.on('request', (request) => {
    if (asksPrice(request)) requests.push(request);
  });
  await openAs('lv1-demo', OVERVIEW);
  await wizard.expectStep(5);
  const price = await evaluated(portal, 'lv1-demo', form);
  await expect(panel).toContainText(amountText(price.unit, language));
  await panel.getByText(words.t('prices:breakdown.title')).first().click();
  const table = panel.getByRole('table', { name: words.t('prices:breakdown.title') });
  for (const { amount } of price.components.filter((item: { amount: number }) => item.amount > 0))
    await expect(table).toContainText(amountText(amount, language));
  await expect(table).toContainText(amountText(price.listUnit, language));
  await expect(table).toContainText(`\u2212${amountText(price.groupAmount, language)}`);
  if (isJudged('desk', language)) await expectAccessible(page);

  // A choice has its price at once, in the summary beside the step, and no server is asked for it.
  await wizard.goTo(4);
  const paint = wizard.option('surfaceProtection', 'C3');
  await expect(paint).toContainText(/\+(CN)?¥[\d,]+\.00/);
  const [, more = ''] = /\+(?:CN)?¥([\d,]+)\.00/.exec(await paint.innerText()) ?? [];
  await wizard.choose('surfaceProtection', 'C3');
  const summary = wizard.summary.getByRole('region', { name: words.t('prices:title'), exact: true });
  await expect(summary).toBeVisible();
  await expect(summary).toContainText(amountText(price.unit + Number(more.replaceAll(',', '')) * 100, language));
  expect(requests).toEqual([]);
});

test('on a phone the price stands above the buttons, and nothing scrolls sideways', async ({
  page,
  wizard,
  words,
  language,
  openAs,
}) => {
  await page.setViewportSize(PHONE);
  await openAs('lv1-demo', OVERVIEW);
  const panel = panelOf(page, words);
  await panel.getByText(words.t('prices:breakdown.title')).first().click();
  await expect(panel.getByRole('table')).toBeVisible();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await wizard.button('bar.back').click();
  const bar = page.getByRole('button').filter({ hasText: words.t('prices:demo') });
  await expect(bar).toContainText(/¥[\d,]+\.00/);
  expect(await wider()).toBeLessThanOrEqual(0);
  if (isJudged('phone', language)) await expectAccessible(page);
});

test('a saved product tells on its own page what it cost when it was saved', async ({
  page,
  wizard,
  cart,
  words,
  language,
  openAs,
}) => {
  await openAs('lv1-demo', OVERVIEW);
  await wizard.expectStep(5);
  const unit = await panelOf(page, words)
    .getByText(/¥[\d,]+\.00$/)
    .first()
    .innerText();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await cart.action('link', 'action.editNamed', SAVED).click();
  await wizard.expectStep(5);
  const kept = page.getByRole('main').getByText(words.t('cart:price.saved')).locator('..');
  await expect(kept).toContainText(unit);
  await expect(kept).toContainText(words.t('cart:price.demo'));
  await look(page, `prices/saved.${language}`);
  await page.goto(CART);
  await cart.remove(SAVED);
});

test('what fits is shown with the last digit of its price, in every width of a window', async ({
  page,
  wizard,
  openAs,
}) => {
  await openAs('lv1-demo', `${WIZARD}?${new URLSearchParams({ q: 'K 50 r/min 1.5 kW fb 1.4' })}`);
  const price = wizard.fitting.getByRole('row').last().getByRole('cell').last();
  await expect(price).toHaveText(/^\d,\d{3}$/);
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = () =>
      price.evaluate((cell) => {
        const frame = cell.closest('section')?.getBoundingClientRect();
        return cell.getBoundingClientRect().right - (frame?.right ?? 0);
      });
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  }
});

test('visitors are shown no price', async ({ page, wizard, words }) => {
  await wizard.configure();
  await expect(panelOf(page, words)).toHaveCount(0);
});

test('what no list has rows for is on request from the beginning', async ({ page, words, openAs }) => {
  await openAs('lv1-demo', '/product-config/config-select/JRP');
  const summary = page.getByRole('complementary', { name: words.t('configurator:summary.title'), exact: true });
  await expect(summary).toContainText(words.t('prices:onRequest.quoted-singly'));
});
