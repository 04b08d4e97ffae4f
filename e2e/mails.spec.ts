import { mkdirSync } from 'node:fs';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PICTURES = 'test-results/mails';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const MAILS = '/back-office/mails';

mkdirSync(PICTURES, { recursive: true });

test('the administrator reads in the outbox the code a visitor was sent', async ({
  page,
  request,
  words: { t },
  signIn,
  language,
}) => {
  const email = `visitor-${language}@example.com`;
  const headers = { 'accept-language': language };
  const asked = await request.get('/api/v1/user/sendVerificationCode', { params: { email }, headers });
  expect(await asked.json()).toMatchObject({ code: 0 });

  await page.goto(MAILS);
  await signIn('admin');
  await page.goto(MAILS);
  await expect(page.getByRole('heading', { level: 1, name: t('mail:title') })).toBeVisible();
  const row = page.getByRole('row', { name: email });
  await expect(row.getByText(t('mail:state.queued'))).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: `${PICTURES}/list-${language}.png` });

  const open = row.getByRole('button', { name: t('mail:action.open') });
  await open.press('Enter');
  const text = page.getByRole('region', { name: t('mail:text') });
  await expect(text).toContainText(/^[0-9A-Z]{6}$/m);
  await expectAccessible(page);
  await page.screenshot({ path: `${PICTURES}/open-${language}.png` });
  await page.setViewportSize(PHONE);
  await page.screenshot({ path: `${PICTURES}/open-${language}-360.png` });
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  await page.screenshot({ path: `${PICTURES}/list-${language}-360.png` });

  await page.setViewportSize(DESK);
  await page.getByRole('combobox', { name: t('mail:filter.label') }).selectOption('failed');
  await expect(page.getByRole('heading', { name: t('mail:empty.filtered') })).toBeVisible();
  await page.screenshot({ path: `${PICTURES}/none-${language}.png` });
});
