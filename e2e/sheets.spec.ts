import { cartRoutes } from '#modules/cart/contract.ts';
import { sheetRoutes } from '#modules/sheets/contract.ts';
import { pathOfSheet, SHEET_PATHS } from '#modules/sheets/domain/paths.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, tokenOf } from './people.ts';

/** Drafts a sheet of the drive on top of the list through the API; answers its address. */
async function draftSheet(portal: string): Promise<string> {
  const token = await tokenOf(portal, 'lv1-demo');
  const { rows } = await call(portal, cartRoutes.list.path, { query: { pageSize: '1' }, token });
  const body = { configurationIds: [rows[0].id], title: 'Elevator' };
  const { id } = await call(portal, sheetRoutes.create.path, { method: 'POST', body, token });
  return pathOfSheet(id);
}

test('a sheet is asked for from an empty list, also on a phone', async ({ page, words, language, openAs }) => {
  const { t } = words;
  await openAs('lv1-demo', SHEET_PATHS.group);
  await expect(page).toHaveURL(new RegExp(SHEET_PATHS.list));
  await page
    .getByRole('button', { name: t('sheets:new.title'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('sheets:new.confirm'), exact: true }).click();
  await expect(dialog.getByText(t('sheets:choice.missing'))).toBeVisible();
  await look(page, `sheets/new.${language}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await look(page, `sheets/new-phone.${language}`);
});

test('a sheet goes from the customer’s draft over return and revision to the release', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const dialog = page.getByRole('dialog');
  const button = (key: string) => page.getByRole('button', { name: t(`sheets:step.${key}`), exact: true });
  const take = async (key: string, before?: () => Promise<void>) => {
    await button(key).click();
    await before?.();
    await dialog.getByRole('button', { name: t(`sheets:step.${key}`), exact: true }).click();
    await expect(message(page, words, t(`sheets:done.${key}`)).first()).toBeVisible();
  };

  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const address = await draftSheet(portal);

  await test.step('the customer says more of the draft and submits it', async () => {
    await openAs('lv1-demo', address);
    await page.getByRole('textbox', { name: t('sheets:item.remark') }).fill('RAL 7031');
    await page.getByRole('button', { name: t('sheets:draft.save'), exact: true }).click();
    await expect(message(page, words, t('sheets:done.edit')).first()).toBeVisible();
    await look(page, `sheets/draft.${language}`);
    await take('submit');
  });

  await test.step('staff return it with a remark on an item', async () => {
    await openAs('sales-demo', address);
    await take('return', () => dialog.getByRole('textbox').first().fill('Voltage?'));
  });

  await test.step('the customer revises it and submits it again', async () => {
    await openAs('lv1-demo', address);
    await expect(page.getByText('Voltage?').first()).toBeVisible();
    await take('revise');
    await page.getByRole('textbox', { name: t('sheets:item.quantityLabel') }).fill('5');
    await page.getByRole('button', { name: t('sheets:draft.save'), exact: true }).click();
    await expect(message(page, words, t('sheets:done.edit')).first()).toBeVisible();
    await take('submit');
  });

  await test.step('staff see what is different, confirm and release it', async () => {
    await openAs('sales-demo', address);
    await expect(page.getByRole('heading', { name: t('sheets:change.title', { no: 1 }) })).toBeVisible();
    await take('confirm');
    await take('release');
    await look(page, `sheets/released.${language}`);
  });

  await test.step('the customer finds it released, on a phone too', async () => {
    await openAs('lv1-demo', SHEET_PATHS.list);
    await expect(page.getByRole('table').getByText(t('sheets:state.released'), { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await look(page, `sheets/list-phone.${language}`);
    await page.goto(address);
    await look(page, `sheets/phone.${language}`);
  });
});
