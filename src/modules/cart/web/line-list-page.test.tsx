// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineDto } from '#modules/cart/contract.ts';
import { PRICED_COLUMNS } from '#modules/cart/domain/list-columns.ts';
import { offeredColumns } from '#product/column-choice.ts';
import { CallError } from '#web/calls/call.ts';
import { actedFor, actFor, endActing } from '#web/session/acting.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { LINE, openList, page } from './testing/open-list.tsx';

beforeEach(() => beginSession({ token: 't', user: { id: 'me', username: 'me', organisationName: '' } }));
afterEach(() => {
  cleanup();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

describe('the product list', () => {
  it('shows each line with its type code and quantity', async () => {
    await openList(() => page([LINE]));
    const link = await screen.findByRole('link', { name: LINE.productName });
    expect(link.getAttribute('href')).toBe('/product-config/config-select/JRT/line-1');
    expect(screen.getByTitle(LINE.typeCode)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(`Quantity of ${LINE.productName}`).value).toBe('2');
  });

  it('writes a name that is the type code once', async () => {
    const { container } = await openList(() =>
      page([{ ...LINE, typeCode: LINE.productName, fullTypeCode: LINE.productName }]),
    );
    await screen.findByRole('link', { name: LINE.productName });
    expect(container.querySelector('code')).toBeNull();
  });

  it('has a column for each figure, by its sign and unit, told by name where a pointer rests on it', async () => {
    await openList(() => page([LINE]));
    expect((await screen.findByRole('columnheader', { name: /Speed/ })).textContent).toContain('n2\u00a0r/min');
    expect(screen.getByTitle('Output speed n2 49.8 r/min').textContent).toContain('49.8');
    expect(screen.getByTitle('Service factor fB 1.48').textContent).toContain('1.48');
    expect(screen.getByTitle(/Mounting position M1/).textContent).toBe('M1 · Incremental encoder (E)');
  });

  it('marks figures that the maker has to confirm, as the overview does (issue 12)', async () => {
    await openList(() => page([LINE, { ...LINE, id: 'line-2', figuresOpen: true }]));
    expect((await screen.findAllByText('Figures to be confirmed')).length).toBe(1);
    expect(screen.getAllByText('To be confirmed', { exact: true })).toHaveLength(1);
    expect(screen.getAllByText('Valid', { exact: true, selector: 'span' })).toHaveLength(1);
  });

  it('writes under a figure what it is called where the head says something else', async () => {
    const rated = { column: 'ratedTorque', label: 'Rated torque', symbol: 'T2N', value: '24,000', unit: 'Nm' };
    const own = { column: 'outputTorque', label: 'Output torque', symbol: 'Ma', value: '270', unit: 'Nm' };
    await openList(() =>
      page([
        { ...LINE, figures: [rated] },
        { ...LINE, id: 'line-2', figures: [own] },
      ]),
    );
    expect((await screen.findByTitle('Rated torque T2N 24,000 Nm')).textContent).toBe('24,000T2N');
    expect(screen.getByTitle('Output torque Ma 270 Nm').textContent).toBe('270');
  });

  it.each([
    [
      'was accepted with a reason',
      'below-demand',
      1.12,
      -20,
      'load verified',
      '1.12 < 1.40 (−20 %)',
      'below the requirement, accepted: load verified',
    ],
    [
      'was saved before one was asked for',
      'below-demand',
      1.12,
      -20,
      null,
      '1.12 < 1.40 (−20 %)',
      'below the requirement, not acknowledged',
    ],
    ['is supplied by enquiry only', 'by-enquiry', 0.84, -40, null, '0.84 < 1.40 (−40 %)', 'by enquiry only'],
  ] as const)(
    'says of a drive below its demand that it %s',
    async (_, verdict, factor, percent, reason, figures, said) => {
      const demand = { verdict, factor, required: 1.4, percent, reason, text: '' };
      await openList(() => page([{ ...LINE, demand }]));
      const tag = await screen.findByText(figures);
      expect(tag.className).toContain(verdict === 'by-enquiry' ? 'refused' : 'near');
      expect(tag.querySelector('svg')).not.toBeNull();
      expect(screen.getByText(said)).toBeTruthy();
    },
  );

  it('says nothing of a drive that meets its demand', async () => {
    const demand = { verdict: 'meets', factor: 1.48, required: 1.4, percent: 5, reason: null, text: '' } as const;
    await openList(() => page([{ ...LINE, demand }]));
    expect(await screen.findByTitle(LINE.typeCode)).toBeTruthy();
    expect(screen.queryByText(/1\.40/)).toBeNull();
  });

  it('shows the remark of a line', async () => {
    await openList(() => page([{ ...LINE, remark: 'for hoist 2' } as LineDto]));
    expect((await screen.findByTitle('for hoist 2')).textContent).toBe('Remark: for hoist 2');
  });

  it('has the operating instructions of the line of a product, in the language of the page', async () => {
    const { user, instructions } = await openList(() => page([LINE]));
    await user.click(await screen.findByRole('button', { name: `More for ${LINE.productName}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Operating instructions' }));
    expect(instructions).toHaveBeenCalledWith(LINE.category, 'en');
  });

  it('names the next step while it is empty', async () => {
    await openList(() => page([]));
    expect(await screen.findByText('Your product list is empty')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Configure a drive' })).toHaveLength(2);
  });

  it('searches on the server, and shows all again when nothing matches', async () => {
    const { user } = await openList(({ query }) => page(query.get('q') === 'zzz' ? [] : [LINE]));
    await user.type(await screen.findByRole('searchbox', { name: 'Search the product list' }), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByTitle(LINE.typeCode)).toBeTruthy();
  });

  it('loads further pages by their cursor', async () => {
    const { user } = await openList(({ query }) =>
      query.get('cursor') === 'next'
        ? page([{ ...LINE, id: 'line-2', typeCode: 'second', fullTypeCode: 'second' }])
        : page([LINE], 'next'),
    );
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('second')).toBeTruthy();
    expect(screen.getByTitle(LINE.typeCode)).toBeTruthy();
  });

  it('says so when it cannot be had, and tries again', async () => {
    let isDown = true;
    const { user } = await openList(() => (isDown ? { status: 503, result: null, description: 'Busy' } : page([LINE])));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Busy')).toBeTruthy();
    isDown = false;
    await user.click(again);
    expect(await screen.findByTitle(LINE.typeCode)).toBeTruthy();
  });
});

describe('while one acts for a customer', () => {
  const SUZHOU = { id: 'suzhou', customerName: 'Suzhou' };
  const OF_SUZHOU = {
    ...LINE,
    typeCode: 'for Suzhou',
    fullTypeCode: 'for Suzhou',
    customerName: 'Suzhou',
    onBehalfOf: 'Suzhou',
  };

  it('a line that was added for a customer says for whom and by whom', async () => {
    await openList(() => page([OF_SUZHOU]));
    expect(await screen.findByText('Added for Suzhou by buyer')).toBeTruthy();
  });

  it('the list is that customer’s alone, says so, and never shows rows of one customer as another’s', async () => {
    let letGo: (() => void) | undefined;
    const { asked } = await openList(
      () => page([actedFor() ? OF_SUZHOU : LINE]),
      undefined,
      async () => {
        if (actedFor()) await new Promise<void>((resolve) => (letGo = resolve));
      },
    );
    await screen.findByTitle(LINE.typeCode);
    act(() => actFor(SUZHOU));
    expect(screen.getByText('While you act for Suzhou, only its products are shown.')).toBeTruthy();
    expect(screen.queryByTitle(LINE.typeCode)).toBeNull();
    await waitFor(() => expect(asked).toHaveLength(2));
    letGo?.();
    expect(await screen.findByText('for Suzhou')).toBeTruthy();
    act(() => endActing());
    expect(screen.queryByText('for Suzhou')).toBeNull();
  });

  it('signing out asks for no other list', async () => {
    actFor(SUZHOU);
    const { asked } = await openList(() => page([OF_SUZHOU]));
    await screen.findByText('for Suzhou');
    act(() => endSession());
    expect(screen.queryByText('for Suzhou')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('an empty list is the customer’s', async () => {
    actFor(SUZHOU);
    await openList(() => page([]));
    expect(await screen.findByText('The product list of Suzhou is empty')).toBeTruthy();
  });
});

describe('a line', () => {
  it('is deleted at once, and can be had back from the message', async () => {
    const { user, asked } = await openList(({ method }) =>
      method === 'POST' ? { result: { ids: ['line-1'] } } : page([LINE]),
    );
    await user.click(await screen.findByRole('button', { name: `More for ${LINE.productName}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Delete successfully'));
    act(() => toasts.visible()[0]?.action?.run());
    await waitFor(() =>
      expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { action: 'delete', ids: ['line-1'] },
        { action: 'restore', ids: ['line-1'] },
      ]),
    );
  });

  it('says how it stands to the product data in force, and is updated from what differs', async () => {
    const check = {
      state: 'changed',
      reason: null,
      from: 'aaa',
      to: 'bbb',
      differences: [{ label: 'Mass', from: '51 kg', to: '52 kg' }],
    };
    const { user, asked } = await openList(({ method, path }) => {
      if (method === 'POST') return { result: { ids: ['line-1'] } };
      return path.endsWith('/release') ? { result: check } : page([{ ...LINE, releaseState: 'changed' }]);
    });
    await user.click(await screen.findByRole('button', { name: /^Valid with changes: what has changed/ }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('52 kg')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Update this product' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'migrate', ids: ['line-1'] }),
    );
  });

  it('tells of others with its type code, and adds their quantities up', async () => {
    const twin = { ...LINE, id: 'line-2', quantity: 3, note: 'spare' };
    const { user, asked } = await openList(({ method }) =>
      method === 'POST' ? { result: { ids: ['line-1'] } } : page([{ ...LINE, twins: 1 }, twin]),
    );
    await user.click(await screen.findByRole('button', { name: '1 more line with this type code' }));
    await user.click(await screen.findByRole('button', { name: 'Add up to 5' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        action: 'merge',
        ids: ['line-1', 'line-2'],
      }),
    );
    const said = () => toasts.visible().find(({ text }) => text === 'Quantities of 2 lines added up');
    await waitFor(() => expect(said()).toBeDefined());
    act(() => said()?.action?.run());
    await waitFor(() =>
      expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)[1]).toEqual({
        action: 'unmerge',
        ids: ['line-1', 'line-2'],
      }),
    );
  });

  it('takes another quantity when the field is left', async () => {
    const { user, asked } = await openList(({ method }) => (method === 'PATCH' ? { result: LINE } : page([LINE])));
    const field = await screen.findByLabelText(`Quantity of ${LINE.productName}`);
    await user.clear(field);
    await user.type(field, '12{Tab}');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ quantity: 12, version: 3 }),
    );
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Save successfully'));
  });

  it.each(['0', '10000', '1.5'])('does not take %s as a quantity', async (quantity) => {
    const { user, asked } = await openList(() => page([LINE]));
    const field = await screen.findByLabelText<HTMLInputElement>(`Quantity of ${LINE.productName}`);
    await user.clear(field);
    await user.type(field, `${quantity}{Tab}`);
    expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([quantity, 'true']);
    const reason = 'A whole number from 1 to 9999. The saved quantity is 2.';
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    await user.clear(field);
    await user.type(field, '3');
    expect(screen.queryByText(reason)).toBeNull();
  });

  it.each(['', 'many'])('goes back to its quantity and says why where one types “%s”', async (typed) => {
    const { user, asked } = await openList(() => page([LINE]));
    const field = await screen.findByLabelText<HTMLInputElement>(`Quantity of ${LINE.productName}`);
    await user.clear(field);
    await user.type(field, `${typed}{Tab}`);
    expect(field.value).toBe('2');
    expect(screen.getByText(/^A whole number from 1 to 9999\./)).toBeTruthy();
    expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('of somebody else offers neither edit nor delete', async () => {
    await openList(() => page([{ ...LINE, abilities: { edit: false, delete: false } }]));
    await screen.findByTitle(LINE.typeCode);
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });

  it('has its drawings beside its document', async () => {
    const { user, drawing } = await openList(() => page([LINE]));
    await user.click(await screen.findByRole('button', { name: `Data sheet of ${LINE.productName}` }));
    const group = screen.getByRole('group', { name: 'Drawing' });
    await user.click(within(group).getByRole('menuitem', { name: '3D model' }));
    expect(drawing).toHaveBeenCalledWith(LINE.id);
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Download success'));
  });

  it('has its document in either language or both, and says when it could not be had', async () => {
    const download = vi.fn(async () => Promise.reject(new CallError('network', 0, '')));
    const { user } = await openList(() => page([LINE]), download);
    await user.click(await screen.findByRole('button', { name: `Data sheet of ${LINE.productName}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Chinese and English' }));
    expect(download).toHaveBeenCalledWith(expect.objectContaining({ id: 'line-1' }), 'both', false);
    await waitFor(() =>
      expect(toasts.visible().map(({ text }) => text)).toContain(
        'Download error: Network request failed, please check your network connection',
      ),
    );
  });
});

const JOB = {
  ...{ id: 'job-1', kind: 'cart.list-sheet', name: 'Product list to Excel', state: 'done', total: 3, done: 3 },
  ...{ failure: null, createdAt: LINE.createdAt, endedAt: LINE.createdAt, abilities: { cancel: false } },
  file: { id: 'file-1', name: 'Product list.xlsx', type: 'x', size: 9 },
};

describe('a line whose price has changed since it was saved', () => {
  const price: NonNullable<LineDto['price']> = {
    ...{ currency: 'CNY', isDemo: false, at: '2026-11-20T04:00:00.000Z' },
    kept: { status: 'final', unit: 288_800, total: 577_600, leadDays: 18 },
    today: { status: 'final', unit: 379_800, total: 759_600, leadDays: 18 },
  };

  it('says what all its pieces cost, of which day that is, and what one costs today', async () => {
    await openList(() => page([{ ...LINE, quantity: 2, price }]), undefined, undefined, {
      abilities: { export: true, prices: true },
    });
    const cell = await screen.findByText(/now/);
    expect(cell.textContent).toBe('5,776.00\nof 20 Nov 2026\nnow 3,798.00');
    expect(cell.closest('td')?.textContent).toMatch(/^2,888\.00/);
  });

  it('takes today’s price from its own menu', async () => {
    const { user, asked } = await openList(
      ({ method }) => (method === 'POST' ? { result: { ids: ['line-1'] } } : page([{ ...LINE, price }])),
      undefined,
      undefined,
      { abilities: { export: true, prices: true } },
    );
    await user.click(await screen.findByRole('button', { name: `More for ${LINE.productName}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Today’s price' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'price', ids: ['line-1'] }),
    );
  });
});

describe('the list of whoever sees several customers', () => {
  const openOfSeveral = () =>
    openList(
      ({ path }) => {
        if (path.includes('/jobs/')) return { result: JOB };
        return path.endsWith('-exports') ? { result: { jobId: 'job-1' } } : page([LINE]);
      },
      undefined,
      undefined,
      {
        customers: [
          { id: 'own', name: 'Acme' },
          { id: 'child', name: 'Acme Suzhou' },
        ],
        abilities: { export: true, prices: true },
      },
    );

  it('keeps item number and price beside whose each line is', async () => {
    await openOfSeveral();
    await screen.findByRole('columnheader', { name: /Customer/ });
    for (const name of [/Item/, /Price/, /Quantity/]) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  });

  it('has every column as a sheet as long as nobody chose any', async () => {
    const { user, asked } = await openOfSeveral();
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('-exports'))).toBe(true));
    const { body } = asked.find(({ path }) => path.endsWith('-exports')) ?? {};
    expect(body).toMatchObject({ columns: offeredColumns(PRICED_COLUMNS) });
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v1/files/file-1'));
  });
});

describe('several lines', () => {
  const LINES = ['a', 'b', 'c'].map((id) => ({ ...LINE, id, productName: `drive ${id}` }));
  const mark = (name: string) => screen.findByRole('checkbox', { name: `Select drive ${name}` });

  it('are marked with Shift from one to another, and moved together', async () => {
    const { user, asked } = await openList(({ method }) => (method === 'POST' ? { result: { ids: [] } } : page(LINES)));
    await user.click(await mark('a'));
    await user.keyboard('{Shift>}');
    await user.click(await mark('c'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move to folder' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('combobox', { name: 'Folder' }), 'North');
    await user.click(within(dialog).getByRole('button', { name: 'Move to folder' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        action: 'move',
        ids: ['a', 'b', 'c'],
        folder: 'North',
      }),
    );
    await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
  });

  it('are marked all that match, also those that were not loaded', async () => {
    const { user } = await openList(({ path }) =>
      path.endsWith('-ids') ? { result: { ids: ['a', 'b', 'c', 'd'], isCut: false } } : page(LINES, 'next'),
    );
    await user.click(await mark('a'));
    await user.click(screen.getByRole('button', { name: 'Select all that match' }));
    expect(await screen.findByText('4 selected')).toBeTruthy();
  });

  it('go to Excel, those that are marked or all, and the file is saved when it is there', async () => {
    const { user, asked } = await openList(({ method, path }) => {
      if (path.includes('/jobs/')) return { result: JOB };
      return method === 'POST' ? { result: { jobId: 'job-1' } } : page(LINES);
    });
    const ordered = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(ordered()[0]).toMatchObject({ lines: { q: '' }, system: 'si' }));
    expect(await screen.findByText('Product list to Excel')).toBeTruthy();
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v1/files/file-1'));
    await user.click(await mark('b'));
    await user.click(
      within(screen.getByRole('region', { name: 'Selected products' })).getByRole('button', {
        name: 'Export to Excel',
      }),
    );
    await waitFor(() => expect(ordered()[1]).toMatchObject({ lines: { ids: ['b'] } }));
  });

  it('are put in another order by keys', async () => {
    const { user, asked } = await openList(({ method }) => (method === 'PUT' ? { result: null } : page(LINES)));
    (await screen.findByRole('button', { name: /^Move drive b/ })).focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/api/v1/configurations/b/place',
        body: { side: 'above', of: 'a' },
      }),
    );
  });
});
