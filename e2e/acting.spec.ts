import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { expectNoSidewaysScroll, PHONE } from './look.ts';
import { keepPicture } from './pictures.ts';
import { SAVED, WIZARD } from './wizard.ts';
import type { Words } from './words.ts';

const SERIES = '/product-config/config-select';
const CUSTOMER = '苏州输送机械有限公司';
const PICTURES = 'acting';

/** Assisted selection as a person handles it. */
function assisted(page: Page, { t }: Words) {
  const button = (customer: string) =>
    page.getByRole('banner').getByRole('button', { name: t('customers:picker.button', { customer }) });
  const panel = page.getByRole('dialog', { name: t('customers:picker.panel') });
  return {
    button,
    panel,
    search: panel.getByRole('combobox', { name: t('customers:picker.search') }),
    line: (name: string) => panel.getByRole('treeitem', { name, exact: true }),
    banner: page.getByRole('region', { name: t('customers:banner.label') }),
    end: page.getByRole('button', { name: t('customers:banner.end') }),
    async choose(name: string, before = '-') {
      await button(before).click();
      await panel.getByRole('treeitem', { name, exact: true }).click();
      await expect(button(name)).toBeVisible();
    },
  };
}

test('sales finds a customer by keyboard, saves a drive for it and stops acting', async ({
  page,
  wizard,
  cart,
  words,
  openAs,
  language,
}) => {
  const { t } = words;
  const acting = assisted(page, words);
  const look = (name: string) => keepPicture(page, `${PICTURES}/${name}.${language}`);
  await openAs('sales-demo', SERIES);

  await test.step('choose by keyboard', async () => {
    await expect(acting.button('-')).toBeVisible();
    await page.locator('body').focus();
    await tabTo(page, acting.button('-'));
    await page.keyboard.press('Enter');
    await expect(acting.search).toBeFocused();
    await expect(acting.line('华东传动设备有限公司')).toBeVisible();
    await look('panel.desk');
    await expectAccessible(page);
    await page.keyboard.type('苏州');
    await expect(acting.line(CUSTOMER)).toBeVisible();
    expect((await acting.panel.boundingBox())?.height).toBeLessThanOrEqual(200);
    await page.keyboard.press('Enter');
    await expect(acting.button(CUSTOMER)).toBeFocused();
    await expect(acting.banner).toContainText(t('customers:banner.text', { customer: CUSTOMER }));
    await look('banner.desk');
    await expectAccessible(page);
  });

  await test.step('what is completed is the customer’s', async () => {
    await wizard.configure();
    await look('wizard.desk');
    await wizard.button('bar.complete').click();
    await expect(message(page, words, t('configurator:save.addedFor', { customer: CUSTOMER }))).toBeVisible();
    await cart.expectOpen();
    await expect(page.getByText(t('cart:onlyOf', { customer: CUSTOMER }))).toBeVisible();
    await expect(cart.line(SAVED).first()).toContainText(
      t('cart:addedFor', { customer: CUSTOMER, name: 'sales-demo' }),
    );
    await look('cart.desk');
    await expectAccessible(page);
  });

  await test.step('while it is open the customer stays', async () => {
    await cart.action('link', 'action.editNamed', SAVED).click();
    await expect(page).toHaveURL(new RegExp(`${WIZARD}/[0-9a-f-]{36}$`));
    await expect(acting.button(CUSTOMER)).toBeDisabled();
    await expect(acting.end).toBeHidden();
    await wizard.goTo(2);
    await wizard.choose('installationPosition', 'M4');
    await look('edit.desk');
    await expectAccessible(page);
    await wizard.goTo(5);
    await wizard.button('bar.save').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('configurator:save.confirm'), exact: true })
      .click();
    await expect(message(page, words, t('configurator:save.editedFor', { customer: CUSTOMER }))).toBeVisible();
    await cart.expectOpen();
  });

  await test.step('one press ends it: the line is there to read, and no longer to change', async () => {
    await acting.end.click();
    await expect(acting.banner).toBeHidden();
    await expect(acting.button('-')).toBeVisible();
    const changed = 'JRTKAF47-DN90L4-i29.32-M4';
    await expect(cart.line(changed).first()).toBeVisible();
    await expect(cart.action('link', 'action.editNamed', changed)).toHaveCount(0);
    await acting.choose(CUSTOMER);
    await cart.remove(changed);
  });
});

test('on a phone the choice and the banner fit, and signing out ends acting', async ({
  page,
  words,
  signIn,
  openAs,
  language,
}) => {
  const { t } = words;
  const acting = assisted(page, words);
  const look = (name: string) => keepPicture(page, `${PICTURES}/${name}.${language}`);
  await page.setViewportSize(PHONE);
  await openAs('2000', SERIES);
  await acting.button('-').click();
  await expect(acting.line(CUSTOMER)).toBeVisible();
  await look('panel.phone');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await acting.line(CUSTOMER).click();
  await expect(acting.banner).toBeVisible();
  await page.goto(CART);
  await expect(acting.banner).toContainText(CUSTOMER);
  await expect(page.getByText(t('cart:onlyOf', { customer: CUSTOMER }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('cart:empty.titleOf', { customer: CUSTOMER }) })).toBeVisible();
  await look('cart.phone');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: t('web:account.menu', { name: '2000' }) }).click();
  await page.getByRole('menuitem', { name: t('web:account.logout') }).click();
  await page
    .getByRole('alertdialog', { name: t('accounts:logout.title') })
    .getByRole('button', { name: t('accounts:logout.confirm'), exact: true })
    .click();
  await expect(acting.banner).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('web:account.login') })
    .click();
  await signIn('2000');
  await expect(acting.button('-')).toBeVisible();
});

test('a level-1 customer acts for its centre customers, a level-2 customer for nobody', async ({
  page,
  words,
  openAs,
}) => {
  const { t } = words;
  const acting = assisted(page, words);
  await openAs('lv1-demo', SERIES);
  await acting.button('-').click();
  await expect(acting.line('华东传动设备有限公司')).toBeDisabled();
  await pressUntil(page, 'ArrowDown', acting.line(CUSTOMER));
  await page.keyboard.press('Enter');
  await expect(acting.banner).toContainText(CUSTOMER);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs('lv2-demo', SERIES);
  await page.getByRole('link', { name: t('web:menu.myCart') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
  await expect(acting.button('-')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('getAssistCustomerInfoByUser'))).toEqual([]);
});
