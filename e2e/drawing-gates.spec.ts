import { documentRoutes } from '#modules/documents/contract.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { sessionOf } from './session.ts';
import { SAVED } from './wizard.ts';

// What is refused here the browser notes.
test.use({ expectedComplaints: [/status of (401|404)/] });

test('a drawing is downloaded of a drive that was completed, as long as it stands as it was saved', async ({
  page,
  wizard,
  cart,
  words,
  openAs,
}) => {
  const { t } = words;
  const documents = page.getByRole('main').getByRole('button', { name: t('cart:action.dataSheet'), exact: true });
  const drawings = page.getByRole('group', { name: t('documents:drawing.group'), exact: true });
  const openMenu = async () => {
    await documents.click();
    await expect(page.getByRole('menuitem', { name: t('cart:document.both'), exact: true }).first()).toBeVisible();
  };

  await openAs('lv1-demo', CART);
  await wizard.configure();

  await test.step('what was not saved has a data sheet and no drawing', async () => {
    await openMenu();
    await expect(drawings).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await cart.action('link', 'action.editNamed', SAVED).click();
  await wizard.expectStep(5);

  await test.step('opened again it has them', async () => {
    await openMenu();
    await expect(drawings).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t('documents:drawing.step'), exact: true }).click();
    expect((await started).suggestedFilename()).toBe(`${SAVED}-3D.step`);
    await expect(message(page, words, t('cart:download.done')).first()).toBeVisible();
  });

  await test.step('changed and not saved it has none', async () => {
    await wizard.goTo(2);
    await wizard.choose('installationPosition', 'M4');
    await wizard.goTo(5);
    await openMenu();
    await expect(drawings).toBeHidden();
    await page.keyboard.press('Escape');
  });
});

test('a visitor who requests a drawing finds the own address filled in after the login', async ({
  page,
  wizard,
  words,
  signIn,
}) => {
  const address = page.getByRole('textbox', { name: words.field('technicalDocEmail'), exact: true });
  await wizard.configure();
  await page.getByRole('checkbox', { name: words.field('isDrawing'), exact: true }).check();
  await expect(address).toHaveValue('');
  await page
    .getByRole('main')
    .getByRole('button', { name: words.t('configurator:overview.login') })
    .click();
  await signIn('lv1-demo');
  await expect(address).toHaveValue(/@/);
  await expect(page.getByRole('checkbox', { name: words.field('isDrawing'), exact: true })).toBeChecked();
});

test('a drawing is for who may read its drive: not for a visitor, not for a stranger, not by a shared link', async ({
  page,
  browser,
  wizard,
  cart,
  words,
  openAs,
  portal,
}) => {
  const { t } = words;
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const edit = await cart.action('link', 'action.editNamed', SAVED).getAttribute('href');
  const id = /[0-9a-f-]{36}/.exec(edit ?? '')?.[0] ?? '';

  for (const [username, status] of [
    ['lv1-demo', 200],
    ['lv2-demo', 404],
    [undefined, 401],
  ] as const) {
    const headers =
      username === undefined ? {} : { authorization: `Bearer ${(await sessionOf(portal, username)).token}` };
    const path = documentRoutes.drawing.path.replace(':id', id).replace(':format', 'pdf');
    const answer = await fetch(`${portal}/api${path}`, { headers });
    expect(answer.status, `for ${username ?? 'a visitor'}`).toBe(status);
  }

  const link = await test.step('a link is made', async () => {
    await page
      .getByRole('button', { name: t('cart:action.moreNamed', { name: SAVED }), exact: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('cart:action.share'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('shares:dialog.title', { name: SAVED }) });
    await dialog.getByRole('button', { name: t('shares:new.make') }).click();
    return dialog.getByLabel(t('shares:made.address')).inputValue();
  });

  await test.step('who follows it has the data sheet and no drawing', async () => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText('STEP')).toHaveCount(0);
    await expect(visitor.locator('canvas')).toHaveCount(0);
    await context.close();
  });
});
