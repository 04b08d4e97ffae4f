import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';
import { keepPicture } from './pictures.ts';

const MANUAL = '/services-support/operationManual';
const ACCOUNT = `${MANUAL}/account`;

/** What people of either language look for, and the heading that answers it. */
const ASKED = {
  'zh-cn': { query: '忘记密码', heading: '忘记密码', letters: '密码', other: 'Forgotten password' },
  en: { query: 'forgotten password', heading: 'Forgotten password', letters: 'password', other: '忘记密码' },
};

test('the administrator lands on the operation manual', async ({ page, words, signIn }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.t('web:account.login') })
    .click();
  await signIn('admin');
  await expect(page).toHaveURL(new RegExp(`${MANUAL}$`));
  await expect(page.getByRole('heading', { level: 1, name: words.t('web:menu.operationManual') })).toBeVisible();
  await page.goto('/product-config');
  await expect(page).toHaveURL(new RegExp(`${MANUAL}$`));
});

test('a visitor reads every page one after the other', async ({ page, words, language }) => {
  const files = readdirSync(join(import.meta.dirname, '..', 'src', 'modules', 'manual', 'web', language));
  const pages = files.filter((file) => file.endsWith('.md'));
  await page.goto(MANUAL);
  const contents = page.getByRole('navigation', { name: words.t('manual:contents') });
  await expect(contents.getByRole('listitem')).toHaveCount(pages.length);
  await contents.getByRole('listitem').first().getByRole('link').click();
  for (const file of pages.sort()) {
    const current = contents.locator(`a[aria-current="page"][href="${MANUAL}/${file.slice(3, -3)}"]`);
    await expect(current).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((await current.textContent()) ?? '');
    await expectPictures(page);
    const next = page.locator('a[rel="next"]');
    if ((await next.count()) > 0) await next.click();
  }
  await page.locator('a[rel="prev"]').click();
  await expect(page).not.toHaveURL(new RegExp(`${pages.at(-1)?.slice(3, -3)}$`));
});

test('the search finds a place in the text by keyboard, and marks what was found', async ({
  page,
  words,
  language,
}) => {
  const { query, heading } = ASKED[language];
  await page.goto(MANUAL);
  const field = page.getByRole('textbox', { name: words.t('manual:search.label') });
  await tabTo(page, field);
  await page.keyboard.type(query);
  await expect(page).toHaveURL(/\?q=/);
  const hits = page.getByRole('region', { name: words.t('manual:search.label') });
  await expect(hits.getByRole('link').first()).toContainText(heading);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(hits.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${ACCOUNT}\\?mark=.+#forgot$`));
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: heading }).locator('mark').first()).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible(page);
  await page.goBack();
  await expect(field).toHaveValue(query);
  await expect(hits.getByRole('link').first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: words.t('web:menu.operationManual') })).toBeVisible();
});

test('a search without a result says what to do', async ({ page, words }) => {
  await page.goto(`${MANUAL}?q=qqqq`);
  await expect(page.getByRole('heading', { name: words.t('manual:search.none', { query: 'qqqq' }) })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words.t('manual:contents') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.t('web:menu.operationManual') })).toBeVisible();
});

test('an address leads to its heading, and a change of language keeps the page and the place', async ({
  page,
  words,
  language,
}) => {
  const { heading, other } = ASKED[language];
  await page.goto(`${ACCOUNT}#forgot`);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${words.t('web:language.label')}`) })
    .click();
  await page
    .getByRole('menuitemradio', { name: words.t(`web:language.${language === 'en' ? 'zh-cn' : 'en'}`) })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: other })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${ACCOUNT}#forgot$`));
});

test('links inside a page and the contents lead to their heading, again and again', async ({ page, words }) => {
  await page.goto(ACCOUNT);
  const contents = page.getByRole('navigation', { name: words.t('manual:contents') });
  const last = contents.locator('a[href$="#change"]');
  for (const _time of ['first', 'second']) {
    await last.click();
    await expect(page.locator('#change')).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('Back leads to the height one left a page at, also where its address names a heading', async ({ page, words }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  const standAt = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto(MANUAL);
  await page.locator('main a[href$="/account"]').first().click();
  await expect(page).toHaveURL(new RegExp(`${ACCOUNT}$`));
  await expect(heading).toBeFocused();
  await standAt(420);
  await page.waitForTimeout(100);
  const contents = page.getByRole('navigation', { name: words.t('manual:contents') });
  await contents.locator('a[href$="#change"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#change')).toBeFocused();
  await standAt(640);
  await page.waitForTimeout(100);
  await page.locator('a[rel="next"]').evaluate((link: HTMLElement) => link.click());
  await expect(heading).toBeFocused();
  expect(await height()).toBe(0);
  await standAt(100);
  await page.waitForTimeout(100);
  for (const [hash, y] of [
    ['#change', 640],
    ['', 420],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${ACCOUNT}${hash}$`));
    await expect.poll(height).toBe(y);
  }
  await page.goForward();
  await page.goForward();
  await expect.poll(height).toBe(100);
});

test('a page the manual does not have leads back to the contents', async ({ page, words }) => {
  await page.goto(`${MANUAL}/nothing`);
  await expect(page.getByRole('heading', { name: words.t('manual:missing.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: words.t('manual:contents') }).first()).toBeVisible();
});

test('is readable on a phone, in the dark and on paper', async ({ page, words, language }) => {
  await page.setViewportSize(PHONE);
  for (const name of ['', '/account', '/search', '/prices', '/quotes', '/shortcuts']) {
    await page.goto(`${MANUAL}${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPictures(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await keepPicture(page, `manual/phone.${language}`, { fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'contrast');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const chrome of [page.getByRole('banner'), page.getByRole('navigation', { name: words.t('manual:contents') })]) {
    await expect(chrome).toBeHidden();
  }
});

/** Holds that every picture of the page has come, also those further down. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(200);
  }
}
