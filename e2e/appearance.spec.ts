import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { keepPicture } from './pictures.ts';

const SERIES = '/product-config/config-select';

test('dark on a light system: chosen in the menu, there from the first byte of the next page, and taken back', async ({
  page,
  words: { t },
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const choose = async (name: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('web:language.label') })
      .click();
    const looks = page.getByRole('group', { name: t('web:appearance.label') });
    await looks.getByRole('menuitemradio', { name: t(name) }).click();
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SERIES);
  expect(await ground()).toBe('light');
  await choose('web:appearance.dark');
  expect(await ground()).toBe('dark');
  await expectAccessible(page, 'contrast');
  for (const address of [SERIES, '/account/privacy']) {
    const answer = await page.goto(address);
    expect(await answer?.text()).toContain('<html data-theme="dark"');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground()).toBe('dark');
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:language.label') })
    .click();
  await keepPicture(page, `appearance.${t('web:language.label')}`);
  await page.keyboard.press('Escape');
  await choose('web:appearance.system');
  expect(await ground()).toBe('light');
  expect(await (await page.reload())?.text()).not.toContain('data-theme="');
});
