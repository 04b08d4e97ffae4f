// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openOrders } from '#modules/orders/testing/web-orders.tsx';
import { endSession } from '#web/session/session.ts';
import { Component as ItemPage } from './item-page.tsx';
import { Component as SerialPage } from './serial-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const SHEET = {
  ...{ category: 'JRT', title: 'Geared motor', productName: 'KAF77', typeCode: 'KAF77-1.5', picture: null },
  ...{ fullTypeCode: 'KAF77-1.5-4P-M1', release: { version: '2026.1', isInForce: false }, figures: [] },
  sections: [{ heading: 'Motor', rows: [{ label: 'Power', symbol: null, value: '1.5', unit: 'kW' }], note: null }],
  ...{ notes: [], standards: [] },
};
const MACHINE = { serialNo: 'A100', modelName: 'KAF77', typeCode: 'KAF77-1.5' };
const AT = { address: '/order-manager/serials/A100', path: '/order-manager/serials/:serialNo' };

it('shows whom a machine belongs to its order and how it was built', async () => {
  const { asked } = await openOrders(SerialPage, AT, ({ path }) =>
    path.endsWith('/sheet')
      ? SHEET
      : {
          ...{ view: 'owner', ...MACHINE, orderId: 'o-1', orderNumber: 'SO2611-00042', orderDate: '2026-11-21' },
          ...{ itemNumber: 10, lineId: 'l-1', hasConfiguration: true },
        },
  );
  const order = await screen.findByRole('link', { name: 'SO2611-00042' });
  expect(order.getAttribute('href')).toBe('/order-manager/my/o-1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Motor' })).toBeTruthy();
  expect(asked.at(-1)?.path).toBe('/v1/orders/o-1/items/10/sheet');
});

it('shows others what the nameplate says, and nothing of the order', async () => {
  const { asked } = await openOrders(SerialPage, AT, () => ({ view: 'others', ...MACHINE }));
  expect(await screen.findByText('KAF77-1.5')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /SO/ })).toBeNull();
  expect(asked).toHaveLength(1);
});

it('says what to look at where no machine has the number', async () => {
  await openOrders(SerialPage, AT, () => 'record.unknown');
  expect(await screen.findByText('No machine has this serial number')).toBeTruthy();
});

const ITEM = { address: '/order-manager/my/o-1/items/10', path: '/order-manager/my/:id/items/:itemNumber' };

it('leads from an item as it was ordered to its order, and to the wizard by its type code', async () => {
  await openOrders(ItemPage, ITEM, () => SHEET);
  const wizard = await screen.findByRole('link', { name: 'Configure from it' });
  expect(wizard.getAttribute('href')).toBe('/product-config/config-select/JRT?q=KAF77-1.5-4P-M1');
  expect(screen.getByRole('link', { name: 'To the order' }).getAttribute('href')).toBe('/order-manager/my/o-1');
  expect(screen.getByRole('heading', { level: 1, name: 'KAF77' })).toBeTruthy();
});

it('takes an item into the list once more, as it is by the product data in force', async () => {
  const differences = [{ label: 'Brake', from: 'BE2', to: 'BE5' }];
  const { asked, router, user } = await openOrders(ItemPage, ITEM, ({ path }) => {
    if (path.endsWith('/again')) return { state: 'changed', reason: null, differences, form: { category: 'JRT' } };
    return path === '/v1/configurations' ? { id: 'c-1', productName: 'KAF77' } : SHEET;
  });
  await user.click(await screen.findByRole('button', { name: 'The same again' }));
  expect(await screen.findByRole('row', { name: 'Brake BE2 BE5' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to the product list' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/my'));
  expect(asked.find(({ path }) => path === '/v1/configurations')?.body).toEqual({ category: 'JRT', quantity: 1 });
});

it('says why an item cannot be had any more', async () => {
  const gone = { state: 'invalid', reason: 'Brake BE2 is no longer made', differences: [], form: null };
  const { user } = await openOrders(ItemPage, ITEM, ({ path }) => (path.endsWith('/again') ? gone : SHEET));
  await user.click(await screen.findByRole('button', { name: 'The same again' }));
  expect(await screen.findByText('Brake BE2 is no longer made')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to the product list' })).toBeNull();
});
