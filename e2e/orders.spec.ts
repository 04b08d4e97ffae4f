import type { Page } from '@playwright/test';
import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import { acceptQuote } from './accept-quote.ts';
import { CART } from './cart.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';
import type { Words } from './words.ts';

// What is out of reach, and a serial number that nobody has.
test.use({ expectedComplaints: [/status of 404/] });

/** An order as a person handles it. */
function orderOn(page: Page, words: Words) {
  const { t } = words;
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    button: (step: string) => page.getByRole('button', { name: t(`orders:step.name.${step}`), exact: true }),
    field: (name: string) => dialog.getByRole('textbox', { name: t(`orders:step.field.${name}`) }),
    confirm: (step: string) =>
      dialog.getByRole('button', { name: t(`orders:step.confirm.${step}`), exact: true }).click(),
    expectTold: (step: string) => expect(message(page, words, t(`orders:step.done.${step}`)).first()).toBeVisible(),
    // A page that was left stays, hidden behind its tab.
    facts: page.locator('dl').filter({ visible: true }).first(),
  };
}

test('an accepted quote becomes an order, which is confirmed, made ready and found again by both sides', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const order = orderOn(page, words);
  const sapOrderNo = `45${String(Date.now()).slice(-8)}`;
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const quote = await acceptQuote(portal);
  let address = '';

  await test.step('sales makes the order and comes to its page', async () => {
    await openAs('sales-demo', quote);
    await page.getByRole('button', { name: t('quotes:step.convert'), exact: true }).click();
    await order.dialog.getByRole('button', { name: t('quotes:step.convert'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${ORDER_PATHS.my}/.+`));
    await expect(order.facts).toContainText('PO 7-118');
    await expect(order.facts).toContainText(t('orders:state.placed'));
    address = new URL(page.url()).pathname;
    await look(page, `orders/placed.${language}`);
  });

  await test.step('sales confirms it with its number in SAP and a date', async () => {
    await order.button('confirm').click();
    await order.field('sapOrderNo').fill(sapOrderNo);
    await order.field('shippingType').fill('Sea');
    await order.field('plannedDate').fill('2026-01-20');
    await order.field('materialCode').fill('M-100');
    await look(page, `orders/confirm.${language}`);
    await order.confirm('confirm');
    await order.expectTold('confirm');
    await expect(order.facts).toContainText(sapOrderNo);
  });

  await test.step('sales puts the date off, which needs a reason', async () => {
    await order.button('change-dates').click();
    await order.field('plannedDate').fill('2026-01-25');
    await order.confirm('change-dates');
    await expect(order.dialog).toContainText(t('orders:step.missing.reason'));
    await order.field('reason').fill('Casting late');
    await order.confirm('change-dates');
    await order.expectTold('change-dates');
  });

  await test.step('sales reports it ready', async () => {
    // Opened anew: what tells of the step before lies over the head of the dialog on a phone.
    await page.goto(address);
    await order.button('report-ready').click();
    await order.dialog.getByRole('button', { name: t('orders:step.fillIn') }).click();
    await look(page, `orders/report-ready.${language}`);
    await order.confirm('report-ready');
    await order.expectTold('report-ready');
    await expect(order.facts).toContainText(t('orders:readyStatus.ready'));
    await page.goto(address);
    await expect(page.getByRole('table', { name: t('orders:dates.title') })).toContainText('Casting late');
    await page.locator('summary').filter({ visible: true }).last().click();
    await expect(page.getByRole('list', { name: t('orders:history.name') })).toContainText(sapOrderNo);
    await look(page, `orders/ready.${language}`);
  });

  await test.step('the customer finds it by its number in SAP, in the list and by the palette', async () => {
    await openAs('lv1-demo', ORDER_PATHS.my);
    await page.getByRole('searchbox', { name: t('orders:search.label') }).fill(sapOrderNo);
    const list = page.getByRole('table', { name: t('web:menu.myOrders') });
    await expect(list.locator('tbody tr')).toHaveCount(1);
    await expect(list).toContainText(t('orders:readyStatus.ready'));
    await page.getByRole('button', { name: t('orders:views.title') }).click();
    await page.getByRole('menuitem', { name: t('orders:views.keep') }).click();
    await page.getByRole('textbox', { name: t('orders:views.name') }).fill(sapOrderNo);
    await page.getByRole('button', { name: t('orders:views.confirm'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('orders:views.named', { name: sapOrderNo }) })).toBeVisible();
    await page.goto(ORDER_PATHS.my);
    await expect(list).toBeVisible();
    await look(page, `orders/list.${language}`);
    await page.getByRole('button', { name: t('orders:export.title'), exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: t('orders:export.format.xlsx') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^(订单|orders)-\d{4}-\d{2}-\d{2}-\d{4}\.xlsx$/);
    await look(page, `orders/exported.${language}`);
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${ORDER_PATHS.my}/.+`));
    await expect(page.getByRole('region', { name: t('orders:step.title') })).toHaveCount(0);
  });

  await test.step('the customer sees an item as it was ordered, with the way to the same again', async () => {
    await page.goto(address);
    await page.locator(`a[href="${address}/items/10"]`).click();
    await expect(page.getByRole('button', { name: t('orders:item.again') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, `orders/item.${language}`);
    await page.getByRole('button', { name: t('orders:item.again') }).click();
    await expect(order.dialog).toContainText(t('orders:item.now.valid'));
    await look(page, `orders/again.${language}`);
    await order.dialog.getByRole('button', { name: t('orders:item.take') }).click();
    await cart.expectOpen();
    await page.goto(ORDER_PATHS.serial.replace(':serialNo', 'NOBODYS-1'));
    await expect(page.getByText(t('orders:serial.none'))).toBeVisible();
    await look(page, `orders/no-serial.${language}`);
  });

  await test.step('nobody else reads it, and the administrator has all orders', async () => {
    await openAs('lv2-demo', address);
    await expect(page.getByRole('heading', { name: t('web:notFound.title') })).toBeVisible();
    await openAs('admin', ORDER_PATHS.all);
    await expect(page.getByRole('table', { name: t('web:menu.allOrders') })).toBeVisible();
    await look(page, `orders/all.${language}`);
  });
});
