import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';
import { keepPicture } from './pictures.ts';
import { SAVED } from './wizard.ts';
import type { Words } from './words.ts';

const SERIES = '/product-config/config-select';

/** Words in both languages: each must do in either. */
const PRIVACY = ['隐私', 'privacy'];

function paletteOf(page: Page, { t }: Words) {
  const dialog = page.getByRole('dialog', { name: t('palette:title') });
  const chosen = dialog.getByRole('option', { selected: true });
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    group: (name: string) => dialog.getByRole('group', { name: t(`palette:group.${name}`) }),
    option: (name: string) => dialog.getByRole('option', { name }),
    chosen,
    /** Types, and presses Enter once what is meant is shown as chosen. */
    async take(name: string, typed = name) {
      await page.keyboard.type(typed);
      await expect(chosen).toContainText(name);
      await page.keyboard.press('Enter');
    },
    async open() {
      await page.keyboard.press('Control+K');
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await expect(dialog.getByRole('option').first()).toBeVisible();
    },
  };
}

test('by keyboard alone: pages and actions by words of either language', async ({ page, words, language }) => {
  const { t } = words;
  const palette = paletteOf(page, words);
  await page.goto(SERIES);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('a page', async () => {
    for (const word of PRIVACY) {
      await palette.open();
      await palette.take(t('web:menu.privacy'), word);
      await expect(palette.dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: t('accounts:privacy.title') })).toBeFocused();
    }
  });

  await test.step('what was used last comes first', async () => {
    await palette.open();
    await expect(palette.group('recent').getByRole('option').first()).toContainText(t('web:menu.privacy'));
    await expect(palette.chosen).toContainText(t('web:menu.privacy'));
    await expectAccessible(page);
    await keepPicture(page, `palette/desk.${language}`);
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toBeHidden();
  });

  await test.step('a place in the manual', async () => {
    await palette.open();
    await page.keyboard.type('fB');
    // What leads onward names what was typed as well: only an entry of the manual is meant.
    const places = palette.group('manual').getByRole('option', { name: 'fB' });
    await expect(places.first()).toBeVisible();
    await pressUntil(page, 'ArrowDown', places.and(palette.chosen));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/operationManual\/search#service-factor$/);
    await expect(page.locator('#service-factor')).toBeInViewport();
  });

  await test.step('nothing is no dead end', async () => {
    await palette.open();
    await page.keyboard.type('qqqq');
    await expect(palette.dialog.getByText(t('palette:can'))).toBeVisible();
    await expect(palette.chosen).toContainText('qqqq');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/operationManual\?q=qqqq$/);
  });

  await test.step('the other language', async () => {
    await palette.open();
    await palette.take(language === 'en' ? '中文' : 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'zh-CN' : 'en');
  });
});

test('gives the focus back, closes by its own key, and waits while a dialog asks something', async ({
  page,
  words,
}) => {
  const palette = paletteOf(page, words);
  await page.goto(SERIES);
  const button = page.getByRole('banner').getByRole('button', { name: words.t('web:shell.search') });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(palette.field).toBeFocused();
  await page.keyboard.press('Control+K');
  await expect(palette.dialog).toBeHidden();
  await expect(button).toBeFocused();

  await palette.open();
  await palette.option(words.t('palette:action.login.name')).first().click();
  const login = page.getByRole('dialog', { name: words.t('accounts:login.title') });
  await expect(login).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(palette.dialog).toBeHidden();
  await expect(login).toBeVisible();
});

test('who is signed in finds saved configurations, opens one, and logs out', async ({
  page,
  words,
  wizard,
  cart,
  openAs,
}) => {
  const { t } = words;
  const palette = paletteOf(page, words);
  await openAs('lv1-demo', CART);
  await cart.expectOpen();
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();

  await palette.open();
  await page.keyboard.type('kaf47-dn90');
  await expect(palette.group('lines').getByRole('option').first()).toContainText('KAF47');
  await expect(palette.chosen).toContainText('KAF47');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/config-select\/JRT\/.+$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await palette.open();
  await expect(palette.group('recent').getByRole('option').first()).toContainText('KAF47');
  await palette.take(t('web:menu.myCart'));
  await cart.expectOpen();
  await cart.remove(SAVED);

  await palette.open();
  await palette.take(t('palette:action.logout.name'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('accounts:logout.confirm') })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: t('web:account.login') })).toBeVisible();
  await palette.open();
  await expect(palette.group('recent')).toBeHidden();
  await expect(palette.option(t('palette:action.login.name')).first()).toBeVisible();
});

test('staff act for a customer from it', async ({ page, words, openAs }) => {
  const { t } = words;
  const palette = paletteOf(page, words);
  await openAs('sales-demo', CART);
  await expect(page.getByRole('button', { name: new RegExp(`^${t('customers:picker.label')}`) })).toBeVisible();
  await palette.open();
  await palette.take(t('palette:action.act-for.name'));
  await expect(page.getByRole('dialog', { name: t('customers:picker.panel') })).toBeVisible();
  await expect(page.getByRole('combobox', { name: t('customers:picker.search') })).toBeFocused();
});

test('on a phone it is in the menu, and nothing is cut off', async ({ page, words, language }) => {
  const { t } = words;
  const palette = paletteOf(page, words);
  await page.setViewportSize(PHONE);
  await page.goto(SERIES);
  await expect(page.getByRole('banner').getByRole('button', { name: t('web:shell.search') })).toBeHidden();
  await page.getByRole('button', { name: t('web:shell.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('web:shell.search') })
    .click();
  await expect(palette.field).toBeFocused();
  await palette.field.fill(language === 'en' ? 'password' : '密码');
  await expect(palette.group('manual')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const box = await palette.dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  await keepPicture(page, `palette/phone.${language}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('web:shell.openMenu') })).toBeFocused();
});
