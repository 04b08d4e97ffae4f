// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LISTED, openPage, SHIPMENT } from '#modules/bills/testing/open-bill-page.tsx';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { LINE, ORDER } from '#modules/orders/testing/web-orders.tsx';
import { endSession } from '#web/session/session.ts';
import { PapersOfOrder } from './order/papers-of-order.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const place = { path: '/order', at: '/order' };
const [line] = ORDER.lines;
if (line === undefined) throw new Error('the order has no line');
const order = {
  ...ORDER,
  state: 'open',
  side: 'P',
  lines: [{ ...line, quantity: 5, quantities: { ordered: 5, cancelled: 0, ready: 3, shipped: 1, delivered: 0 } }],
} as const;
const page = (...rows: unknown[]) => ({ rows, next: null });

it('chosen pieces of an order are shipped: what is ready is filled in, and no more than is left is taken', async () => {
  const { bodyOf, router, user } = await openPage(
    () => <PapersOfOrder order={{ ...order, lines: [...order.lines] }} />,
    place,
    ({ body }) => (body === undefined ? page() : { ...SHIPMENT, id: 's-9' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ship chosen lines' }));
  const dialog = within(screen.getByRole('dialog'));
  const pieces = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^Pieces of item ${line.itemNumber}`));
  expect(pieces.value).toBe('2');
  await user.clear(pieces);
  await user.type(pieces, '5');
  await user.click(dialog.getByRole('button', { name: 'Begin the shipment' }));
  dialog.getByText('A whole number, 4 at most');
  await user.clear(pieces);
  await user.type(pieces, '4');
  await user.click(dialog.getByRole('button', { name: 'Begin the shipment' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/bill-manage/shipments/s-9'));
  expect(bodyOf('/shipments')).toEqual({
    lines: [{ orderId: order.id, itemNumber: line.itemNumber, pieces: 4 }],
  });
});

it('pieces of other open orders of the customer go with them in one shipment (issue 17)', async () => {
  const other = {
    ...LINE,
    id: 'l-9',
    orderId: 'o-9',
    orderNumber: 'SO2611-00077',
    itemNumber: 20,
    currency: order.currency,
  };
  const { asked, bodyOf, user } = await openPage(
    () => <PapersOfOrder order={{ ...order, lines: [...order.lines] }} />,
    place,
    ({ body, path }) => {
      if (body !== undefined) return { ...SHIPMENT, id: 's-9' };
      return path.endsWith('/order-lines') ? page(other, { ...other, id: 'l-8', customer: 'Acme Asia' }) : page();
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Ship chosen lines' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByText('Other open orders of this customer (1 line)'));
  await user.type(dialog.getByLabelText(/^Pieces of order SO2611-00077, item 20/), '6');
  await user.click(dialog.getByRole('button', { name: 'Begin the shipment' }));
  await waitFor(() =>
    expect(bodyOf('/shipments')).toEqual({
      lines: [
        { orderId: order.id, itemNumber: line.itemNumber, pieces: 2 },
        { orderId: 'o-9', itemNumber: 20, pieces: 6 },
      ],
    }),
  );
  expect(asked.find(({ path }) => path.endsWith('/order-lines'))?.query).toContain('q=Acme');
});

it('the shipments and papers of an order stand on its page, for a customer without the way to more', async () => {
  const read: OpenOrderDto = { ...order, side: 'C', lines: [...order.lines] };
  await openPage(
    () => <PapersOfOrder order={read} />,
    place,
    ({ path }) => (path.endsWith('/shipments') ? page(SHIPMENT) : page(LISTED)),
    'Customer1',
  );
  await screen.findByRole('link', { name: 'Shipment DN2611-0001' });
  screen.getByRole('link', { name: 'Commercial invoice CI2611-0003' });
  expect(screen.queryByRole('button')).toBeNull();
});
