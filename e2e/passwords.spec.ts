import { createHmac } from 'node:crypto';
import { partnerRoutes } from '#modules/accounts/contract.ts';
import { signedText } from '#modules/accounts/domain/partner-call.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { pressUntil, tabTo } from './keys.ts';
import { look } from './look.ts';
import { call, codeSentTo, registerPerson } from './people.ts';

const SERIES = '/product-config/config-select';

test.use({ expectedComplaints: [/status of (410|422)/] });

/** What stands in `e2e/portal.mjs`. */
const PARTNER = { name: 'shop', key: 'a-key-for-the-browser-tests-alone-0001' };

test('a forgotten password is set anew with a code', async ({ page, words, signIn, baseURL, language }) => {
  const { t } = words;
  const person = await registerPerson(baseURL ?? '');
  const dialog = page.getByRole('dialog', { name: t('accounts:forgot.title') });
  const field = (key: string) => dialog.getByLabel(t(`accounts:${key}`), { exact: true });
  const button = (key: string) => dialog.getByRole('button', { name: t(`accounts:${key}`), exact: true });
  await page.goto(CART);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accounts:login.forgot') })
    .click();

  await test.step('neither Esc nor a click beside it closes the dialog; it is empty whenever it opens', async () => {
    await expect(field('forgot.userId')).toBeFocused();
    await field('forgot.userId').fill('someone');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t('web:ui.close') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('accounts:login.forgot') })
      .click();
    await expect(field('forgot.userId')).toHaveValue('');
  });

  await test.step('what is missing or wrong is said at its field', async () => {
    await button('forgot.submit').click();
    await expect(field('forgot.userId')).toBeFocused();
    await look(page, `passwords/forgot-missing-${language}`);
  });

  await test.step('a code comes by mail, the next one a minute later', async () => {
    await field('forgot.userId').fill(person.email);
    await button('register.code.send').click();
    await expect(
      dialog
        .getByRole('status')
        .filter({ hasText: t('accounts:register.code.sent') })
        .first(),
    ).toBeVisible();
    await expect(button('register.code.again')).toBeDisabled();
    await field('register.field.verificationCode').fill('ZZZZZZ');
    await field('password.new').fill('Drive-11');
    await field('password.confirm').fill('Drive-11');
    await dialog
      .getByRole('button', { name: t('accounts:register.show', { field: t('accounts:password.new') }) })
      .click();
    await expect(field('password.new')).toHaveAttribute('type', 'text');
    await button('forgot.submit').click();
    await expect(field('register.field.verificationCode')).toBeFocused();
    await look(page, `passwords/forgot-${language}`);
  });

  await test.step('with the right one the login follows, and leads to the page that was wanted', async () => {
    await field('register.field.verificationCode').fill(await codeSentTo(baseURL ?? '', person.email));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(t('accounts:forgot.success')).first()).toBeVisible();
    await look(page, `passwords/login-after-reset-${language}`);
    await signIn(person.username, 'Drive-11');
    await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
  });
});

test('a password is changed by keyboard alone', async ({ page, words, openAs, baseURL, language }) => {
  const { t } = words;
  const keys = page.keyboard;
  const person = await registerPerson(baseURL ?? '');
  await openAs(person.username, CART, person.password);
  const account = page.getByRole('button', { name: t('web:account.menu', { name: person.username }) });
  const dialog = page.getByRole('dialog', { name: t('accounts:password.title') });
  const field = (name: string) => dialog.getByLabel(t(`accounts:password.${name}`), { exact: true });
  await tabTo(page, account);
  await keys.press('Enter');
  await pressUntil(page, 'ArrowDown', page.getByRole('menuitem', { name: t('web:account.changePassword') }), 'focused');
  await keys.press('Enter');
  await expect(field('current')).toBeFocused();
  expect((await dialog.boundingBox())?.width).toBe(language === 'en' ? 600 : 400);

  await test.step('the current password is judged by the server', async () => {
    await keys.type('not-this-one');
    await tabTo(page, field('new'));
    await keys.type('Drive-12');
    await tabTo(page, field('confirm'));
    await keys.type('Drive-12');
    await keys.press('Enter');
    await expect(dialog.getByText(t('accounts:problem.password-wrong'), { exact: true })).toBeVisible();
    await expect(field('current')).toBeFocused();
    await look(page, `passwords/change-${language}`);
  });

  await test.step('changed: the login follows, and the person goes on where they were', async () => {
    await keys.press('ControlOrMeta+A');
    await keys.type(person.password);
    await keys.press('Enter');
    const login = page.getByRole('dialog', { name: t('accounts:login.title') });
    await expect(login.getByText(t('accounts:password.success')).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await keys.type(person.username);
    await keys.press('Tab');
    await keys.type('Drive-12');
    await keys.press('Enter');
    await expect(account).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${CART}$`));
  });
});

test('a partner’s ticket signs a person in, once', async ({ page, words, signIn, baseURL, language }) => {
  const { t } = words;
  const person = await registerPerson(baseURL ?? '');
  const signed = {
    partner: PARTNER.name,
    username: person.username,
    timestamp: Date.now(),
    nonce: `nonce-${language}-${Date.now()}`,
  };
  const signature = createHmac('sha256', PARTNER.key).update(signedText(signed)).digest('hex');
  const { ticket } = await call(baseURL ?? '', partnerRoutes.mintTicket.path, {
    method: 'POST',
    body: { ...signed, signature },
  });
  const address = `/jci${CART}?ticket=${ticket}&q=drive`;

  await page.goto(SERIES);
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`${CART}\\?q=drive$`));
  await expect(page.getByRole('button', { name: t('web:account.menu', { name: person.username }) })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${SERIES}$`));

  await test.step('a second time it says why not, and offers the login', async () => {
    await page.evaluate(() => {
      for (const key of ['token', 'user', 'sessionOwner']) localStorage.removeItem(key);
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: t('accounts:ticket.failed') })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/jci${CART}\\?q=drive$`));
    await look(page, `passwords/ticket-${language}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('accounts:login.submit') })
      .click();
    await signIn(person.username, person.password);
    await expect(page).toHaveURL(new RegExp(`${CART}\\?q=drive$`));
  });
});
