// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { ORDER, openOrders } from '#modules/orders/testing/web-orders.tsx';
import { endSession } from '#web/session/session.ts';
import { OrderPage, type PartOfOrder } from './order/order-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const AT = { address: '/order-manager/my/o-1', path: '/order-manager/my/:id' };
const AT_TIME = '2026-11-22T08:00:00.000Z';
const NOTHING_MOVED = { kind: null, delta: null, reason: null, moved: null, shipmentId: null };

async function open(order: OpenOrderDto | string = ORDER, Page: typeof OrderPage = OrderPage, refusal?: string) {
  const page = await openOrders(Page, AT, ({ method }) => (method === 'GET' ? order : (refusal ?? order)));
  const sent = () => page.asked.findLast(({ method }) => method === 'POST');
  return { ...page, sent };
}

const placed: OpenOrderDto = {
  ...ORDER,
  ...{ state: 'placed', sapOrderNo: null, abilities: [{ action: 'confirm', refusal: null }] },
  lines: ORDER.lines.map((line) => ({
    ...line,
    estimatedFinishedDate: null,
    materialCode: '',
    manufacturingNumber: '',
  })),
};

it('tells what the order is, what it comes to, and how far its pieces are, in words too', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order SO2611-00042' })).toBeTruthy();
  for (const text of ['4500017', 'PO 7', 'PI-7', 'FCA Suzhou', '30 days', 'CN¥13,545.00', 'Demo prices'])
    screen.getByText(text);
  expect(screen.getByRole('link', { name: 'QT2611-00042' }).getAttribute('href')).toBe('/config-order/quotes/q-1');
  const row = within(screen.getByRole('row', { name: /KAF77/ }));
  const counts = row.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(counts).toEqual([
    ['delivered', '2'],
    ['shipped', '3'],
    ['ready', '5'],
    ['due', '10'],
  ]);
  expect(row.getByRole('link', { name: 'KAF77' }).getAttribute('href')).toBe('/order-manager/my/o-1/items/10');
  expect(row.getByRole('link', { name: 'A100' }).getAttribute('href')).toBe('/order-manager/serials/A100');
});

it('says of an item that nobody configured here that it has no drawings', async () => {
  await open({ ...ORDER, lines: ORDER.lines.map((line) => ({ ...line, hasConfiguration: false })) });
  const row = within(await screen.findByRole('row', { name: /KAF77/ }));
  row.getByText('Not configured in the portal: no drawings');
  expect(row.queryByRole('link', { name: 'KAF77' })).toBeNull();
});

it('offers the steps the server names, and says what stands against one', async () => {
  await open({
    ...ORDER,
    abilities: [
      { action: 'cancel', refusal: 'order.shipped' },
      { action: 'report-ready', refusal: null },
    ],
  });
  const steps = within(await screen.findByRole('region', { name: 'What can be done' }));
  expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Report ready',
    'Cancel the order',
  ]);
  expect(steps.getByRole('button', { name: 'Cancel the order' }).hasAttribute('disabled')).toBe(true);
  steps.getByText('Goods have been shipped');
});

it('confirms with the number in SAP and a date of every line, and says which is missing', async () => {
  const { sent, user } = await open(placed);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
  screen.getByText('Enter the number of the order in SAP');
  screen.getByText('Enter the date');
  expect(sent()).toBeUndefined();
  await user.type(screen.getByRole('textbox', { name: /SAP order number/ }), '4711');
  await user.type(screen.getByRole('textbox', { name: /Estimated finished date/ }), '2026.12.20');
  await user.type(screen.getByRole('textbox', { name: 'Material code' }), 'M-1');
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
  await waitFor(() => expect(sent()?.path).toBe('/v1/orders/o-1/confirm'));
  expect(sent()?.body).toEqual({
    ...{ version: 4, sapOrderNo: '4711' },
    lines: [{ itemNumber: 10, plannedDate: '2026-12-20', materialCode: 'M-1' }],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('begins to confirm with the date that follows from the time a line was offered with', async () => {
  const lines = placed.lines.map((line) => ({ ...line, estimatedFinishedDate: null, proposedDate: '2026-12-06' }));
  const { sent, user } = await open({ ...placed, lines });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await user.type(screen.getByRole('textbox', { name: /SAP order number/ }), '4711');
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
  await waitFor(() => expect(sent()?.body).toMatchObject({ lines: [{ itemNumber: 10, plannedDate: '2026-12-06' }] }));
});

it('confirms many lines with one date, which one of them may have otherwise (issue 17)', async () => {
  const [first] = placed.lines;
  if (first === undefined) throw new Error('the order has no line');
  const lines = [10, 20].map((itemNumber) => ({
    ...first,
    id: `l-${itemNumber}`,
    itemNumber,
    estimatedFinishedDate: null,
  }));
  const { sent, user } = await open({ ...placed, lines });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await user.type(screen.getByRole('textbox', { name: /SAP order number/ }), '4711');
  await user.type(screen.getByRole('textbox', { name: 'One date for all lines' }), '2026-12-20');
  const [, day] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Estimated finished date/ });
  if (day === undefined) throw new Error('the second line asks for no date');
  expect(day.value).toBe('2026-12-20');
  await user.clear(day);
  await user.type(day, '2027-01-08');
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
  await waitFor(() =>
    expect(sent()?.body).toMatchObject({
      lines: [
        { itemNumber: 10, plannedDate: '2026-12-20' },
        { itemNumber: 20, plannedDate: '2027-01-08' },
      ],
    }),
  );
});

it('reports pieces ready, no more than are left', async () => {
  const { sent, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Report ready' }));
  await user.click(screen.getByRole('button', { name: 'Report as ready' }));
  screen.getByText('Nothing is filled in yet');
  const pieces = screen.getByRole('textbox', { name: 'Pieces' });
  await user.type(pieces, '6');
  await user.click(screen.getByRole('button', { name: 'Report as ready' }));
  screen.getByText('No more than 5');
  await user.click(screen.getByRole('button', { name: 'Fill in all that is left' }));
  await user.click(screen.getByRole('button', { name: 'Report as ready' }));
  await waitFor(() => expect(sent()?.body).toEqual({ version: 4, lines: [{ itemNumber: 10, pieces: 5 }] }));
});

it('asks why a date becomes later, and keeps what was typed where the server refuses', async () => {
  const { sent, user } = await open(ORDER, OrderPage, 'version.conflict');
  await user.click(await screen.findByRole('button', { name: 'Change dates' }));
  const day = screen.getByRole('textbox', { name: 'Estimated finished date' });
  await user.clear(day);
  await user.type(day, '2027-01-10');
  await user.click(screen.getByRole('button', { name: 'Save dates' }));
  screen.getByText('Say why');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Casting late');
  await user.click(screen.getByRole('button', { name: 'Save dates' }));
  expect(await screen.findByText('No: version.conflict')).toBeTruthy();
  expect(sent()?.body).toEqual({
    ...{ version: 4, reason: 'Casting late' },
    lines: [{ itemNumber: 10, plannedDate: '2027-01-10' }],
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Estimated finished date' }).value).toBe('2027-01-10');
});

it('corrects what was counted wrong, and sends what differs alone', async () => {
  const { sent, user } = await open({ ...ORDER, abilities: [{ action: 'correct', refusal: null }] });
  await user.click(await screen.findByRole('button', { name: 'Correct quantities' }));
  const shipped = screen.getByRole('textbox', { name: 'Shipped' });
  await user.clear(shipped);
  await user.type(shipped, '4');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Missed one');
  await user.click(screen.getByRole('button', { name: 'Save quantities' }));
  await waitFor(() =>
    expect(sent()?.body).toEqual({ version: 4, reason: 'Missed one', lines: [{ itemNumber: 10, shipped: 4 }] }),
  );
});

it('tells which dates were moved and why, and all that happened', async () => {
  const told = {
    at: AT_TIME,
    actorName: 'sales-demo',
    from: 'open',
    to: 'open',
    itemNumber: 10,
    ...NOTHING_MOVED,
  } as const;
  await open({
    ...ORDER,
    history: [
      { ...told, action: 'change-date', moved: { from: null, to: '2026-12-01' } },
      { ...told, action: 'change-date', moved: { from: '2026-12-01', to: '2026-12-20' }, reason: 'Casting late' },
      { ...told, action: 'report-ready', kind: 'ready', delta: 5 },
    ],
  });
  const dates = within(await screen.findByRole('table', { name: 'Changes of the estimated finished date' }));
  expect(dates.getAllByRole('row')).toHaveLength(2);
  for (const text of ['2026-12-01', '2026-12-20', 'Casting late', 'sales-demo']) dates.getByText(text);
  expect(screen.getByText('Reported ready · item 10 · ready +5')).toBeTruthy();
});

it('is followed and followed no more by one button, which says so', async () => {
  let isSubscribed = false;
  const page = await openOrders(OrderPage, AT, ({ method, path }) => {
    if (!path.endsWith('/subscription')) return ORDER;
    isSubscribed = method === 'PUT';
    return { isSubscribed };
  });
  const follow = await screen.findByRole('button', { name: 'Follow' });
  expect(follow.getAttribute('aria-pressed')).toBe('false');
  await page.user.click(follow);
  const following = await screen.findByRole('button', { name: 'Following' });
  expect([isSubscribed, following.getAttribute('aria-pressed')]).toEqual([true, 'true']);
  await page.user.click(following);
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy();
  const asked = page.asked.filter(({ path }) => path === '/v1/orders/o-1/subscription');
  expect(asked.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

it('shows what a later module brings of it', async () => {
  const Shipments: PartOfOrder = ({ order }) => <p>Shipments of {order.number}</p>;
  await open(ORDER, () => <OrderPage further={[Shipments]} />);
  expect(await screen.findByText('Shipments of SO2611-00042')).toBeTruthy();
});

it('is as absent as any page that does not exist where it is out of reach', async () => {
  await open('record.unknown');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
