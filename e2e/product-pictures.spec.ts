import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';

const LINES = '/product-config/config-select';

test('options are shown from the files of the build, the product as it is chosen, in light and dark', async ({
  page,
  wizard,
  words,
}) => {
  const { t } = words;
  const files: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.svg') && answer.ok()) files.push(new URL(answer.url()).pathname);
  });
  await wizard.configure();
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: t('configurator:summary.picture') })
    .first();
  const settled = await drawn(picture);

  await wizard.goTo(2);
  await expect(wizard.option('builtInType', 'KA')).toBeVisible();
  await expect.poll(() => files.filter((file) => /jrt-(assembly|mounting-K)-\w+\.svg$/.test(file)).length).not.toBe(0);
  const shape = page.locator('use[href*="jrt-"]').first();
  const box = await shape.boundingBox();
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(40);
  await look(page, 'product-pictures/options', { fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, 'product-pictures/dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await wizard.choose('installationPosition', 'M4');
  const aside = page.getByRole('complementary', { name: t('configurator:summary.title') });
  const live = aside.getByRole('img', { name: t('configurator:summary.picture') });
  await expect.poll(() => drawn(live)).not.toBe(settled);
});

test('every line shows its products and options', async ({ page }) => {
  for (const line of ['JRW', 'JRP', 'JD', 'JRH']) {
    await page.goto(`${LINES}/${line}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await look(page, `product-pictures/${line}`);
  }
});

/** What a picture is drawn of, once it is. */
async function drawn(picture: Locator): Promise<string> {
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  return picture.innerHTML();
}
