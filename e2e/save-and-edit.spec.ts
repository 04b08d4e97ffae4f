import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { SAVED, WIZARD } from './wizard.ts';

const CHANGED = 'JRTKAF47-DN90L4-i29.32-M4';

test('a visitor signs in from the overview, saves, changes and deletes the drive', async ({
  page,
  wizard,
  cart,
  words,
  signIn,
}) => {
  const { t } = words;
  const remark = page.getByRole('textbox', { name: words.field('remark') });
  await wizard.configure();
  const code = await wizard.typeCode.innerText();

  await test.step('the login in place loses nothing', async () => {
    await remark.fill('Conveyor 3, drive end');
    await remark.blur();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('configurator:overview.login') })
      .click();
    await signIn('lv1-demo');
    await expect(page).toHaveURL(new RegExp(`${WIZARD}$`));
    await expect(remark).toHaveValue('Conveyor 3, drive end');
    await expect(wizard.typeCode).toHaveText(code);
    await expect(page.getByText(t('configurator:overview.drawingLogin'))).toBeHidden();
  });

  await test.step('complete: the drive is in the list', async () => {
    await wizard.button('bar.complete').click();
    await expect(message(page, words, t('configurator:save.added'))).toBeVisible();
    await cart.expectOpen();
    await expect(cart.line(SAVED).first().getByTitle(code)).toBeVisible();
  });

  await test.step('open it for edit: as it was saved, with no changes to save', async () => {
    await cart.action('link', 'action.editNamed', SAVED).click();
    await expect(page).toHaveURL(new RegExp(`${WIZARD}/[0-9a-f-]{36}$`));
    await wizard.expectStep(5);
    await expect(wizard.typeCode).toHaveText(code);
    await expect(remark).toHaveValue('Conveyor 3, drive end');
    await wizard.button('bar.save').click();
    await expect(message(page, words, t('configurator:save.unchanged'))).toBeVisible();
  });

  await test.step('a change is saved after the confirmation', async () => {
    await page.goto(CART);
    // Another journey of the same account may have left one.
    await expect(cart.line(SAVED).first()).toBeVisible();
    const before = await cart.line(SAVED).count();
    await cart.action('link', 'action.editNamed', SAVED).click();
    await wizard.goTo(2);
    await wizard.choose('installationPosition', 'M4');
    await wizard.goTo(5);
    await wizard.button('bar.save').click();
    const question = page.getByRole('alertdialog', { name: t('configurator:save.title') });
    await expect(question).toContainText(t('configurator:save.text'));
    await question.getByRole('button', { name: t('configurator:save.confirm'), exact: true }).click();
    await expect(message(page, words, t('configurator:save.edited'))).toBeVisible();
    await cart.expectOpen();
    await expect(cart.line(CHANGED)).toHaveCount(1);
    await expect(cart.line(SAVED)).toHaveCount(before - 1);
  });

  await test.step('delete', async () => {
    await cart.remove(CHANGED);
    await expect(message(page, words, t('cart:batch.done.delete', { count: 1 }))).toBeVisible();
  });
});

test('completing as a visitor asks for the login and then goes on by itself', async ({
  page,
  wizard,
  cart,
  signIn,
}) => {
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await signIn('lv1-demo');
  await cart.expectOpen();
  await cart.remove(SAVED);
  await expect(page).toHaveURL(/\/config-order\/my$/);
});

test('the list asks a visitor to log in and then opens; the menu knows it, and logging out ends it', async ({
  page,
  cart,
  signIn,
  words: { t },
}) => {
  const menu = page.getByRole('navigation', { name: t('web:shell.menu') });
  await page.goto(CART);
  await expect(page).toHaveURL(/\/product-config\/config-select$/);
  await expect(page.getByRole('dialog', { name: t('accounts:login.title') })).toBeVisible();
  await signIn('lv1-demo');
  await cart.expectOpen();
  await page.getByRole('link', { name: t('web:menu.configSelect') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('web:series.title') })).toBeVisible();
  await menu.getByRole('link', { name: t('web:menu.myCart') }).click();
  await cart.expectOpen();

  await page.getByRole('button', { name: t('web:account.menu', { name: 'lv1-demo' }) }).click();
  await page.getByRole('menuitem', { name: t('web:account.logout') }).click();
  const question = page.getByRole('alertdialog', { name: t('accounts:logout.title') });
  await question.getByRole('button', { name: t('accounts:logout.confirm'), exact: true }).click();
  await expect(page).toHaveURL(/\/product-config\/config-select$/);
  await expect(page.getByRole('banner').getByRole('button', { name: t('web:account.login') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('web:menu.myCart') })).toBeHidden();
});

test.describe('the address of a saved line', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('asks a visitor to sign in where they are, and is the line once they did', async ({
    page,
    wizard,
    cart,
    words,
    signIn,
  }) => {
    await wizard.configure();
    await wizard.button('bar.complete').click();
    await signIn('lv1-demo');
    await cart.expectOpen();
    await cart.action('link', 'action.editNamed', SAVED).click();
    await wizard.expectStep(5);
    const address = page.url();
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect(page.getByRole('dialog', { name: words.t('accounts:login.title') })).toBeVisible();
    await signIn('lv1-demo');
    await expect(page).toHaveURL(address);
    await wizard.expectStep(5);
    await page.goto(CART);
    await cart.remove(SAVED);
  });
});
