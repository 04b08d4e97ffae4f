import type { Locator, Page } from '@playwright/test';
import { checkCharacterOf } from '#modules/accounts/domain/credit-code.ts';
import { expectAccessible, isJudged } from './axe.ts';
import { expect, message, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { DESK, PHONE } from './look.ts';
import { codeSentTo } from './people.ts';
import type { Words } from './words.ts';

const PASSWORD = 'Kunshan-2026';

/** One person for each language: names, addresses and numbers belong to one account alone. */
const PEOPLE = {
  'zh-cn': { account: 'wang-zhcn', phone: '13800000011', company: '昆山新驱动有限公司', code: '91320583MA1XY0120' },
  en: { account: 'anna-en', phone: '+49 30 1234567', company: 'New Drives Ltd', code: '91320583MA1XY0340' },
};

function dialogOf(page: Page, { t }: Words) {
  const dialog = page.getByRole('dialog', { name: t('accounts:register.title'), exact: true });
  return {
    dialog,
    field: (name: string) => dialog.getByLabel(t(`accounts:register.field.${name}`), { exact: true }),
    level: (name: string) => dialog.getByLabel(t(`accounts:register.area.${name}`), { exact: true }),
    button: (key: string) => dialog.getByRole('button', { name: t(`accounts:register.${key}`), exact: true }),
  };
}

async function openDialog(page: Page, words: Words): Promise<void> {
  await page.goto('/product-config/config-select');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.t('web:account.register') })
    .click();
}

/** Goes to a field with the Tab key and writes. */
async function enter(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes through the choices of a list with the arrow key until one is chosen. */
async function pick(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  await expect(async () => {
    if ((await list.inputValue()) !== value) await page.keyboard.press('ArrowDown');
    expect(await list.inputValue()).toBe(value);
  }).toPass({ intervals: [1] });
}

test('a person registers by keyboard alone and logs in with the new account', async ({ page, words, baseURL }) => {
  const { t } = words;
  const { dialog, field, level, button } = dialogOf(page, words);
  const { account, phone, company, code } = PEOPLE[words.locale];
  const email = `${account}@example.com`;
  const keys = page.keyboard;

  await test.step('open the dialog; neither Esc nor a click beside it closes it', async () => {
    await page.goto('/product-config/config-select');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: t('web:account.register') }));
    await keys.press('Enter');
    await expect(field('userId')).toBeFocused();
    await keys.press('Escape');
    await keys.press('Escape');
    await page.mouse.click(5, 400);
    await expect(dialog).toBeVisible();
  });

  await test.step('fill in the account, have a code sent and enter it', async () => {
    await field('userId').focus();
    await keys.type(`${account}!`);
    await expect(button('code.send')).toBeInViewport({ ratio: 1 });
    await expect(button('code.send')).toBeDisabled();
    await enter(page, field('email'), email);
    await tabTo(page, button('code.send'));
    await expect(button('code.send')).toBeEnabled();
    await keys.press('Enter');
    await expect(message(page, words, t('accounts:register.code.sent'))).toBeAttached();
    await expect(button('code.again')).toBeDisabled();
    await pressUntil(page, 'Shift+Tab', field('verificationCode'), 'focused');
    await keys.type(await codeSentTo(baseURL ?? '', email));
    await expect(dialog.getByText(t('accounts:register.hint.codeCorrect'))).toBeVisible();
  });

  await test.step('fill in password, person, company and address', async () => {
    await enter(page, field('password'), PASSWORD);
    await enter(page, field('passwordTwo'), PASSWORD);
    await enter(page, field('userName'), words.locale === 'en' ? 'Anna' : '王安娜');
    if (words.locale === 'en') await enter(page, field('lastName'), 'Miller');
    await enter(page, field('telephone'), phone);
    await enter(page, field('company'), company);
    await enter(page, field('creditCode'), `${code}${checkCharacterOf(code)}`);
    await enter(page, field('industry'), words.locale === 'en' ? 'Logistics' : '物流');
    if (words.locale === 'en') {
      await enter(page, field('country'), 'CN');
      await keys.press('Enter');
      await expect(field('country')).toHaveValue('China');
      await expect(field('address')).toHaveCount(0);
      return;
    }
    await expect(field('country')).toHaveValue('中国');
    await pick(page, level('province'), '320000');
    await pick(page, level('city'), '320500');
    await pick(page, level('district'), '320583');
    await enter(page, field('address'), '长江路 1 号');
    await enter(page, field('postCode'), '215300');
  });

  await test.step('tick a product, agree, register', async () => {
    await tabTo(page, dialog.getByRole('checkbox', { name: t('accounts:product.JRT') }));
    await keys.press('Space');
    await tabTo(page, dialog.getByRole('checkbox', { name: t('accounts:register.agree') }));
    await keys.press('Space');
    await tabTo(page, button('submit'));
    await keys.press('Enter');
  });

  await test.step('the login follows, with the name filled in', async () => {
    const login = page.getByRole('dialog', { name: t('accounts:login.title') });
    await expect(login.getByText(t('accounts:register.success')).first()).toBeVisible();
    await expect(login.getByLabel(t('accounts:login.username'))).toHaveValue(account);
    await expect(login.getByLabel(t('accounts:login.password'), { exact: true })).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: t('web:account.menu', { name: account }) })).toBeVisible();
  });
});

test.describe('a name that is taken', () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test('is refused with the reason at its field', async ({ page, words }) => {
    const { field } = dialogOf(page, words);
    await openDialog(page, words);
    await field('userId').fill('lv1-demo');
    await field('userName').focus();
    await expect(field('userId')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('userId')).toHaveAccessibleDescription(words.locale === 'en' ? /already in use/ : /已被使用/);
  });
});

test('another country takes the Chinese address away, and closing forgets everything', async ({ page, words }) => {
  test.skip(words.locale === 'en', 'the English form has no Chinese address');
  const { dialog, field, level } = dialogOf(page, words);
  await openDialog(page, words);
  await field('country').fill('中国');
  await field('country').press('Tab');
  await level('province').selectOption('310000');
  await expect(level('city')).toHaveValue('310100');
  await field('address').fill('世纪大道 1 号');
  await field('country').fill('德国');
  await field('country').press('Tab');
  for (const gone of [level('province'), field('address'), field('postCode')]) await expect(gone).toHaveCount(0);
  await field('country').fill('中国');
  await field('country').press('Tab');
  await expect(field('address')).toHaveValue('');
  await expect(level('province')).toHaveValue('');
  await dialog.getByRole('button', { name: words.t('web:ui.close') }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.t('web:account.register') })
    .click();
  await expect(field('country')).toHaveValue('中国');
  await expect(field('address')).toHaveValue('');
});

for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE } as const)) {
  test(`the registration can be read and used by everyone on a ${size}`, async ({ page, words, language }) => {
    test.skip(!isJudged(size as 'desk' | 'phone', language), 'it is judged in the other language');
    const { dialog, field, button } = dialogOf(page, words);
    await page.setViewportSize(viewport);
    await openDialog(page, words);
    await expect(button('code.send')).toBeInViewport({ ratio: 1 });
    await field('country').fill('CN');
    await field('country').press('Tab');
    await expectAccessible(page);
    await expect.poll(() => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await button('submit').click();
    await expect(field('userId')).toBeFocused();
    await expect(field('userId')).toHaveAccessibleDescription(
      new RegExp(words.t('accounts:problem.missing', { field: words.t('accounts:register.field.userId') })),
    );
    await expectAccessible(page);
    await field('country').click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await field('country').press('Escape');
    await button('readTerms').click();
    await expect(page.getByRole('dialog', { name: words.t('accounts:terms.title') })).toBeVisible();
    await expectAccessible(page);
  });
}
