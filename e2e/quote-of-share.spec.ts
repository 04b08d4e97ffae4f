import { cartRoutes } from '#modules/cart/contract.ts';
import { shareRoutes } from '#modules/shares/contract.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, tokenOf } from './people.ts';
import { browserState } from './session.ts';
import { SAVED } from './wizard.ts';

/** The company whose product is shared, and the one for which a quote is asked. */
const OWNER = '华东传动设备有限公司';

/** Makes a link that lets the product on top of the list be copied; answers where it leads. */
async function shareTopLine(portal: string): Promise<string> {
  const token = await tokenOf(portal, 'lv1-demo');
  const { rows } = await call(portal, cartRoutes.list.path, { query: { pageSize: '1' }, token });
  const address = shareRoutes.create.path.replace(':id', rows[0].id);
  const { path } = await call(portal, address, { method: 'POST', body: { kind: 'copy' }, token });
  return path;
}

test('a visitor with a link signs in and requests a quote of the product, in their own list', async ({
  page,
  context,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
  signIn,
}) => {
  const { t } = words;
  const action = page.getByRole('button', { name: t('quotes:request.action'), exact: true });
  const dialog = page.getByRole('dialog');
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const address = await shareTopLine(portal);

  await test.step('the page offers it to a visitor', async () => {
    await context.setStorageState(browserState(portal, language));
    await page.goto(address);
    await expect(action).toBeVisible();
    await look(page, `quotes/shared.${language}`);
  });

  await test.step('who has signed in goes on where they were, and takes the product over', async () => {
    await action.click();
    await signIn('lv2-demo');
    await expect(dialog.getByText(t('shares:add.valid'))).toBeVisible();
    await dialog.getByLabel(t('quotes:line.quantity')).fill('12');
    await look(page, `quotes/shared-taken.${language}`);
    await dialog.getByRole('button', { name: t('quotes:request.takeOver'), exact: true }).click();
    await expect(message(page, words, t('shares:add.done', { name: SAVED }))).toBeVisible();
  });

  await test.step('the request is sent, and has nothing of the owner', async () => {
    await dialog.getByLabel(t('quotes:request.name'), { exact: true }).fill('Belt 2');
    await look(page, `quotes/shared-request.${language}`);
    await dialog.getByRole('button', { name: t('quotes:request.send'), exact: true }).click();
    await expect(message(page, words, t('quotes:request.success')).first()).toBeVisible();
    await expect(page).toHaveURL(/\/config-order\/quotes\/[\w-]{36}$/);
    const main = page.getByRole('main');
    await expect(main.getByText(t('quotes:state.requested'), { exact: true }).first()).toBeVisible();
    await expect(main).toContainText(SAVED);
    await expect(main.getByText('12', { exact: true }).first()).toBeVisible();
    await expect(main).not.toContainText(OWNER);
    await expect(main).not.toContainText('lv1-demo');
  });

  await test.step('the product stands in the own list', async () => {
    await page.goto(CART);
    await expect(cart.line(SAVED).first()).toBeVisible();
    // Other journeys begin with this list as it was.
    await cart.remove(SAVED);
  });

  await test.step('who gives prices is not offered it', async () => {
    await openAs('sales-demo', address);
    await expect(page.getByRole('button', { name: t('shares:add.action') })).toBeVisible();
    await expect(action).toBeHidden();
  });
});
