import type { Page } from '@playwright/test';
import { billStepRoutes, shipmentRoutes, shipmentStepRoutes } from '#modules/bills/contract.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import { BUYER, TRANSPORT } from '#modules/bills/testing/paper-facts.ts';
import { orderStepRoutes } from '#modules/orders/contract.ts';
import { pathOfOrder } from '#modules/orders/domain/paths.ts';
import { quoteStepRoutes } from '#modules/quotes/contract.ts';
import { acceptQuote } from './accept-quote.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { look } from './look.ts';
import { call, tokenOf } from './people.ts';

/** The order of the drive on top of the list, confirmed and ready, made through the API; answers its id. */
async function readyOrder(portal: string): Promise<string> {
  const quote = (await acceptQuote(portal)).split('/').at(-1) ?? '';
  const token = await tokenOf(portal, 'sales-demo');
  const post = (path: string, id: string, body: object) =>
    call(portal, path.replace(':id', id), { method: 'POST', body, token });
  const { order } = await post(quoteStepRoutes.convert.path, quote, {});
  const lines = [{ itemNumber: 10, plannedDate: '2027-03-20' }];
  const sapOrderNo = `46${String(Date.now()).slice(-8)}`;
  await post(orderStepRoutes.confirm.path, order.id, { sapOrderNo, lines });
  await post(orderStepRoutes['report-ready'].path, order.id, { lines: [{ itemNumber: 10, pieces: 1 }] });
  return order.id;
}

/** Says whom the goods of a shipment concern and how they go, through the API. */
async function describeGoods(portal: string, id: string): Promise<void> {
  const token = await tokenOf(portal, 'sales-demo');
  const { goods } = await call(portal, shipmentRoutes.open.path.replace(':id', id), { token });
  const body = { parties: { ...goods.parties, buyer: BUYER }, transport: TRANSPORT };
  await call(portal, shipmentStepRoutes.edit.path.replace(':id', id), { method: 'POST', body, token });
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('goods of an order are packed, billed, sent and arrive; the customer has their papers', async ({
  page,
  wizard,
  cart,
  words,
  language,
  portal,
  openAs,
}) => {
  const { t } = words;
  const button = (key: string, given: Record<string, unknown> = {}) =>
    page.getByRole('button', { name: t(`bills:${key}`, given), exact: true }).filter({ visible: true });
  const confirm = (key: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t(`bills:${key}`), exact: true })
      .click();
  const field = (key: string) =>
    page
      .getByLabel(t(`bills:packing.${key}`), { exact: false })
      .filter({ visible: true })
      .first();
  await openAs('lv1-demo', CART);
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  const order = await readyOrder(portal);
  let shipment = '';

  await test.step('sales ships what is ready from the page of the order', async () => {
    await openAs('sales-demo', pathOfOrder(order));
    await button('ofOrder.ship').click();
    await confirm('ofOrder.confirm');
    await expect(page).toHaveURL(new RegExp(`${BILL_PATHS.shipments}/.+`));
    shipment = idOf(page);
    await look(page, `bills/shipment.${language}`);
  });

  await test.step('sales packs it: all into one case, with its size and the number of the machine', async () => {
    await describeGoods(portal, shipment);
    await page.goto(`${BILL_PATHS.shipments}/${shipment}`);
    await button('packing.allIntoOne').click();
    for (const [name, value] of [
      ['length', '1200'],
      ['width', '800'],
      ['height', '750'],
      ['tare', '38'],
    ] as const)
      await field(name).fill(value);
    await page.getByLabel(t('bills:packing.serials', { line: 1, no: 1 })).fill(`JR${String(Date.now()).slice(-7)}`);
    await page.getByLabel(t('bills:delivery.rule')).selectOption('DAP');
    await page.getByLabel(t('bills:delivery.place'), { exact: false }).fill('苏州');
    await button('step.name.edit').first().click();
    await expect(page.getByText(t('bills:shipment.done.edit')).first()).toBeVisible();
    await look(page, `bills/packed.${language}`);
    await button('shipment.step.pack').click();
    await confirm('shipment.step.pack');
    await expect(button('shipment.step.unpack')).toBeVisible();
  });

  for (const kind of ['pl', 'ci'] as const)
    await test.step(`sales drafts the ${kind}, sees what is missing, and issues it`, async () => {
      await page.goto(`${BILL_PATHS.shipments}/${shipment}`);
      await button('paper.make', { kind: t(`bills:kind.${kind}`) }).click();
      await expect(page).toHaveURL(new RegExp(`${BILL_PATHS[kind]}/.+`));
      const id = idOf(page);
      await look(page, `bills/${kind}-draft.${language}`);
      const token = await tokenOf(portal, 'sales-demo');
      const body = { payment: { zh: '款到发货', en: 'Payment before shipment' } };
      await call(portal, billStepRoutes.edit.path.replace(':id', id), { method: 'POST', body, token });
      await page.goto(`${BILL_PATHS[kind]}/${id}`);
      await button('step.name.issue').click();
      await confirm('step.name.issue');
      await expect(page.getByText(new RegExp(`${kind.toUpperCase()}\\d{4}-\\d{4}`)).first()).toBeVisible();
      await look(page, `bills/${kind}-issued.${language}`);
    });

  await test.step('sales revises the ci, and nothing stands in the way of its draft', async () => {
    await button('step.name.revise').click();
    await confirm('step.name.revise');
    await expect(button('step.name.delete')).toBeVisible();
    await look(page, `bills/ci-revision.${language}`);
    await button('step.name.delete').click();
    await confirm('step.name.delete');
    await expect(page).toHaveURL(new RegExp(`${BILL_PATHS.ci}$`));
  });

  await test.step('sales sends the goods off', async () => {
    await page.goto(`${BILL_PATHS.shipments}/${shipment}`);
    await button('shipment.step.dispatch').click();
    await look(page, `bills/dispatch.${language}`);
    await confirm('shipment.step.dispatch');
    await expect(button('shipment.step.arrive')).toBeVisible();
  });

  await test.step('the customer finds shipment and papers at the order, and downloads one', async () => {
    await openAs('lv1-demo', pathOfOrder(order));
    await page
      .getByRole('link', { name: /PL\d{4}-\d{4}/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${BILL_PATHS.pl}/.+`));
    const [file] = await Promise.all([page.waitForEvent('download'), button('file.xlsx').first().click()]);
    expect(file.suggestedFilename()).toMatch(/^PL\d{4}-\d{4}-.+\.xlsx$/);
    await look(page, `bills/customer.${language}`);
    await page.goto(`${BILL_PATHS.shipments}/${shipment}`);
    await look(page, `bills/customer-shipment.${language}`);
  });

  await test.step('sales reports the arrival, and the order is delivered', async () => {
    await openAs('sales-demo', `${BILL_PATHS.shipments}/${shipment}`);
    await button('shipment.step.arrive').click();
    await confirm('shipment.step.arrive');
    await page.goto(pathOfOrder(order));
    await expect(page.getByText(t('orders:state.closed')).filter({ visible: true }).first()).toBeVisible();
    await look(page, `bills/order.${language}`);
    await page.goto(BILL_PATHS.pl);
    await expect(page.getByRole('table').filter({ visible: true })).toBeVisible();
    await look(page, `bills/list.${language}`);
  });
});
