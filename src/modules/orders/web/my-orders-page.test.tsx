// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EXPECTED_COLUMNS } from '#modules/orders/testing/expected-columns.ts';
import { type Asked, LINE, openOrders } from '#modules/orders/testing/web-orders.tsx';
import { endSession } from '#web/session/session.ts';
import { Component as AllOrders } from './all-orders-page.tsx';
import { Component as MyOrders } from './my-orders-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const AT = { address: '/order-manager/my', path: '/order-manager/my' };
const views = (rows: readonly object[] = []) => ({ rows });
const answering =
  (rows: readonly object[], next: string | null = null) =>
  ({ path }: Asked) => {
    if (path === '/v1/order-line-filters') return { customers: [] };
    return path === '/v1/saved-views' ? views() : { rows, next };
  };
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

it('has exactly the sixteen columns of the specification in its order, and the way to the order by the product', async () => {
  await openOrders(MyOrders, AT, answering([LINE]));
  await screen.findByRole('table');
  expect(heads()).toEqual(EXPECTED_COLUMNS);
  const row = within(screen.getByRole('row', { name: /KAF77/ }));
  for (const text of ['PI-7', '2026-11-21', 'KAF77', '1,234.50', '12,345.00', 'partially delivered', 'partial ready'])
    row.getByText(text);
  expect(row.getByRole('link').getAttribute('href')).toBe('/order-manager/my/o-1');
});

it('has the customer first over all customers', async () => {
  await openOrders(AllOrders, AT, answering([LINE]));
  await screen.findByRole('table');
  const others = EXPECTED_COLUMNS.filter((name) => name !== 'Customer');
  expect(heads()).toEqual(['Customer', ...others]);
});

it('says in words what is late and what is cancelled, and tells of a part its description and its machine', async () => {
  const late = { ...LINE, isLate: true };
  const cancelled = { ...LINE, id: 'l-2', isCancelled: true, quantity: 0, modelName: 'Gone' };
  const part = { ...LINE, id: 'l-3', kind: 'part', partDescription: 'Oil seal', serialNo: 'A100', modelName: '' };
  await openOrders(MyOrders, AT, answering([late, cancelled, part]));
  await screen.findByRole('table');
  within(screen.getByRole('row', { name: /KAF77/ })).getByText('late');
  within(screen.getByRole('row', { name: /Gone/ })).getByText('cancelled');
  within(screen.getByRole('row', { name: /Oil seal/ })).getByText('A100');
});

it('asks for what the address and the chips say', async () => {
  const { asked, router, user } = await openOrders(
    MyOrders,
    { ...AT, address: '/order-manager/my?view=past&readyStatus=ready' },
    answering([LINE]),
  );
  await screen.findByRole('table');
  expect(asked.find(({ path }) => path === '/v1/order-lines')?.query).toMatchObject({
    view: 'past',
    readyStatus: 'ready',
  });
  await user.click(screen.getByRole('button', { name: 'late' }));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ view: 'past', late: 'true' }));
  await user.click(screen.getByRole('button', { name: 'ready' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=past&late=true'));
});

it('is narrowed to one customer where there are several, on the screen, in the view that is kept and in the file', async () => {
  const customers = [
    { id: 'o-1', name: 'Acme' },
    { id: 'o-2', name: 'Bolt' },
  ];
  const { asked, router, user } = await openOrders(AllOrders, AT, ({ path }) => {
    if (path === '/v1/order-line-filters') return { customers };
    if (path.startsWith('/v1/jobs')) return 'record.unknown';
    if (path === '/v1/order-lines/export') return { jobId: 'j-1' };
    return path === '/v1/saved-views' ? views() : { rows: [LINE], next: null };
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Customer' }), 'Bolt');
  await waitFor(() => expect(router.state.location.search).toBe('?customer=o-2'));
  const lists = () => asked.filter(({ path }) => path === '/v1/order-lines');
  await waitFor(() => expect(lists().at(-1)?.query).toMatchObject({ customer: 'o-2' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Text table (CSV)' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/export'))?.body).toMatchObject({ customer: 'o-2' }),
  );
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Bolt');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ query: 'customer=o-2' }),
  );
});

it('goes on by the cursor, and says where to begin while there is none', async () => {
  const { asked, user } = await openOrders(MyOrders, AT, ({ path, query }) => {
    if (path === '/v1/saved-views') return views();
    return query.cursor === undefined
      ? { rows: [LINE], next: 'cursor-1' }
      : { rows: [{ ...LINE, id: 'l-2', modelName: 'RF57' }], next: null };
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('RF57')).toBeTruthy();
  expect(asked.at(-1)?.query).toMatchObject({ cursor: 'cursor-1' });
  cleanup();
  await openOrders(MyOrders, AT, answering([]));
  expect(await screen.findByText('No open orders')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quotes' }).getAttribute('href')).toBe('/config-order/quotes');
});

it('leads from what is not found among the open orders to the past ones', async () => {
  await openOrders(MyOrders, { ...AT, address: '/order-manager/my?q=4500017' }, answering([]));
  const past = await screen.findByRole('link', { name: 'Search the past orders' });
  expect(past.getAttribute('href')).toBe('/order-manager/my?view=past&q=4500017');
});

it('can be tried again where it did not come', async () => {
  let isDown = true;
  const { user } = await openOrders(MyOrders, AT, ({ path }) => {
    if (path === '/v1/saved-views') return views();
    return isDown ? 'server.busy' : { rows: [LINE], next: null };
  });
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

it('keeps what it is narrowed to under a name, shows it again and deletes it', async () => {
  let kept: { name: string; query: string }[] = [{ name: 'Done', query: 'view=past' }];
  const { asked, router, user } = await openOrders(
    MyOrders,
    { ...AT, address: '/order-manager/my?late=true' },
    ({ body, method, path, query }) => {
      if (path !== '/v1/saved-views') return { rows: [LINE], next: null };
      if (method === 'PUT') kept = [...kept, body as (typeof kept)[number]];
      if (method === 'DELETE') kept = kept.filter(({ name }) => name !== query.name);
      return views(kept.map(({ name, query: said }) => ({ name, query: said })));
    },
  );
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Too late');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'View: Too late' }));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    page: 'orders',
    name: 'Too late',
    query: 'late=true',
  });
  await user.click(screen.getByRole('menuitemradio', { name: 'Done' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=past'));
  await user.click(await screen.findByRole('button', { name: 'View: Done' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete “Done”' }));
  expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
});

it('has what is shown written as a file, and follows it', async () => {
  const { asked, user } = await openOrders(
    MyOrders,
    { ...AT, address: '/order-manager/my?view=past&q=KAF' },
    ({ path }) => {
      if (path === '/v1/saved-views') return views();
      if (path.startsWith('/v1/jobs')) return 'record.unknown';
      return path === '/v1/order-lines/export' ? { jobId: 'j-1' } : { rows: [LINE], next: null };
    },
  );
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Text table (CSV)' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/v1/jobs/j-1')).toBe(true));
  const sent = asked.find(({ path }) => path === '/v1/order-lines/export')?.body;
  expect(sent).toMatchObject({ view: 'past', q: 'KAF', format: 'csv' });
  await user.click(screen.getByRole('button', { name: 'Put the export away' }));
});
