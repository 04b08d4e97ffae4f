// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OpenShipmentDto } from '#modules/bills/contract.ts';
import { AT, can, GOODS, openPage, SHIPMENT } from '#modules/bills/testing/open-bill-page.tsx';
import { endSession } from '#web/session/session.ts';
import { Component as ShipmentPage } from './shipment-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

async function open(shipment: OpenShipmentDto = SHIPMENT, search = '') {
  const place = { path: '/bill-manage/shipments/:id', at: `/bill-manage/shipments/s-1${search}` };
  const page = await openPage(ShipmentPage, place, () => shipment);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe('a line of goods', () => {
  it('of which nobody knows the kind is called as the kind that is chosen, and its model can be said', async () => {
    const [first, ...others] = GOODS.lines;
    const unknown = { ...first, ...{ goodsKind: null, hsCode: '', typeCode: '' }, name: { zh: '', en: '' } };
    const lines = [unknown as (typeof GOODS.lines)[number], ...others];
    const { user } = await open({ ...SHIPMENT, goods: { ...GOODS, lines } });
    const line = within(screen.getByRole('group', { name: /^Line 1/ }));
    const kind = line.getByLabelText<HTMLSelectElement>('Kind of goods');
    expect(kind.value).toBe('');
    await user.selectOptions(kind, 'gear-unit');
    expect(line.getByLabelText<HTMLInputElement>('HS code').value).toBe('848340');
    expect(line.getByLabelText<HTMLInputElement>(/^Product name.*English/).value).toBe('Gear unit without motor');
    await user.type(line.getByLabelText('Type code'), 'KA77');
    expect(line.getByLabelText<HTMLInputElement>('Type code').value).toBe('KA77');
  });
});

describe('packing', () => {
  it('puts pieces of a chosen line into a package by keys alone, and reads out what was done', async () => {
    const { user } = await open();
    press(/^1 · Geared motor/).focus();
    await user.keyboard('{Enter}');
    const pieces = screen.getByLabelText<HTMLInputElement>(/^Pieces of line 1/);
    expect(pieces.value).toBe('3');
    pieces.focus();
    await user.clear(pieces);
    await user.keyboard('2{Enter}');
    expect(screen.getByRole('status').textContent).toBe('2 pieces of line 1 put into package 1, 1 left');
    expect(screen.getByRole('group', { name: 'Package 1' })).toBeTruthy();
    screen.getByText('2 of 3 packed');
    await user.keyboard('{Enter}');
    screen.getByText('3 of 3 packed');
    expect(document.activeElement).toBe(press(/^2 · Seal kit/));
  });

  it('goes from line to line with arrow keys', async () => {
    const { user } = await open();
    press(/^1 · Geared motor/).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(press(/^2 · Seal kit/));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(press(/^1 · Geared motor/));
  });

  it('takes no more than is left', async () => {
    const { user } = await open();
    await user.click(press(/^1 · Geared motor/));
    const pieces = screen.getByLabelText(/^Pieces of line 1/);
    await user.clear(pieces);
    await user.type(pieces, '4');
    expect(press('Put in').disabled).toBe(true);
    screen.getByText('A whole number, 3 at most');
  });

  it('makes one package of all that is left, weighs it as it is typed, and takes pieces out again', async () => {
    const { user } = await open();
    await user.click(press('All that is left into one'));
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    expect(totals.getAllByText('125.0')).toHaveLength(2);
    await user.type(screen.getByLabelText(/^Tare/), '12.5');
    totals.getByText('137.5');
    for (const [name, length] of [
      ['Length', '800'],
      ['Width', '600'],
      ['Height', '500'],
    ] as const)
      await user.type(screen.getByLabelText(name), length);
    totals.getByText('0.240');
    await user.click(press('Take out line 2 of package 1'));
    screen.getByText('0 of 10 packed');
  });

  it('makes a package of each piece', async () => {
    const { user } = await open({ ...SHIPMENT, goods: { ...GOODS, lines: GOODS.lines.slice(0, 1) } });
    await user.click(press('One package per piece'));
    expect(screen.getAllByRole('group', { name: /^Package \d/ })).toHaveLength(3);
  });

  it('takes numbers of machines as ranges, and fills in those that are known', async () => {
    const { bodyOf, user } = await open();
    await user.click(press('All that is left into one'));
    await user.click(press('Fill in 3 known numbers'));
    const numbers = screen.getByLabelText<HTMLInputElement>('Serial numbers of line 1 in package 1');
    expect(numbers.value).toBe('A100..A102');
    await user.clear(numbers);
    await user.type(numbers, 'A100..B102');
    screen.getByText(/^This is no range/);
    await user.clear(numbers);
    await user.type(numbers, 'B7; C01..C02');
    await user.click(press('Save'));
    await waitFor(() => expect(bodyOf('/edit')).toBeTruthy());
    const { packages, ...edit } = bodyOf('/edit') as { packages: { contents: unknown[] }[] };
    expect(packages[0]?.contents[0]).toEqual({ lineNo: 1, quantity: 3, serials: ['B7', 'C01', 'C02'] });
    expect(edit).toMatchObject({ version: 2, words: [{ lineNo: 1 }, { lineNo: 2 }] });
    expect(edit).not.toHaveProperty('sold');
    expect(edit).not.toHaveProperty('lines');
  });
});

describe('a shipment', () => {
  it('shows the place a finding of its paper named', async () => {
    await open(SHIPMENT, '?at=line-2.hs-code+line-2');
    const [, code] = screen.getAllByLabelText('HS code');
    await waitFor(() => expect(document.activeElement).toBe(code));
  });

  it('shows the numbers of machines that a finding misses, in the package of their line (issue 17)', async () => {
    const content = { lineNo: 1, quantity: 3, serials: [] };
    const size = { lengthMm: 0, widthMm: 0, heightMm: 0, tareG: 0, weighedG: null };
    const traits = { isStackable: null, hasLiftingPoint: null, isOilFilled: null, handlingMarks: '', woodMark: '' };
    const packages = [{ ...{ no: 1, type: 'carton' as const, size, contents: [content] }, ...traits }];
    await open({ ...SHIPMENT, goods: { ...GOODS, packages } }, '?at=line-1.serials+line-1');
    const numbers = screen.getByLabelText('Serial numbers of line 1 in package 1');
    await waitFor(() => expect(document.activeElement).toBe(numbers));
  });

  it('of which a part has arrived says what is missing, and why (issue 17)', async () => {
    const [first] = GOODS.lines;
    const lost = {
      action: 'arrive',
      from: 'dispatched',
      to: 'delivered',
      at: AT,
      actorName: 'Li',
      number: null,
      pieces: 11,
    };
    await open({
      ...{
        ...SHIPMENT,
        state: 'delivered',
        abilities: can('arrive'),
        history: [{ ...lost, reason: 'One case was lost' }],
      },
      delivered: [
        { lineNo: first?.lineNo ?? 1, quantity: 1 },
        { lineNo: 2, quantity: 10 },
      ],
    });
    const facts = within(screen.getByRole('region', { name: 'About this shipment' }));
    facts.getByText('Arrived in part');
    facts.getByText('line 1 × 2');
    facts.getByText('One case was lost');
  });

  it('asks for the number of a letter of credit, without which there is none (issue 17)', async () => {
    const { user } = await open();
    await user.click(press('Add a letter of credit'));
    expect(screen.getByLabelText('L/C no.').getAttribute('aria-invalid')).toBe('true');
  });

  it('says by which rule and where it is delivered, to which a finding of its paper leads (issue 17)', async () => {
    const goods = { ...GOODS, sold: { ...GOODS.sold, incoterm: null, place: '' } };
    const { bodyOf, user } = await open({ ...SHIPMENT, goods }, '?at=incoterm');
    const rule = screen.getByLabelText('Rule of Incoterms 2020');
    await waitFor(() => expect(document.activeElement).toBe(rule));
    within(rule).getByRole('option', { name: 'FOB (sea and inland waterway only)' });
    await user.selectOptions(rule, 'DAP');
    await user.type(screen.getByLabelText('Named place'), 'Suzhou');
    await user.click(press('Save'));
    await waitFor(() => expect(bodyOf('/edit')).toMatchObject({ delivery: { incoterm: 'DAP', place: 'Suzhou' } }));
  });

  it('is saved before it is said to be packed', async () => {
    const { user } = await open({ ...SHIPMENT, abilities: can('edit', 'pack', 'cancel') });
    expect(press('All is packed').disabled).toBe(false);
    await user.click(press('Add a package'));
    expect(press('All is packed').disabled).toBe(true);
    screen.getByText('Save first');
  });

  it('drafts a paper and opens it', async () => {
    const place = { path: '/bill-manage/shipments/:id', at: '/bill-manage/shipments/s-1' };
    const { bodyOf, router, user } = await openPage(ShipmentPage, place, ({ path }) =>
      path.endsWith('/bills') ? { id: 'b-7', kind: 'pl' } : SHIPMENT,
    );
    await user.click(await screen.findByRole('button', { name: 'Draft a Packing list' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bill-manage/pl/b-7'));
    expect(bodyOf('/bills')).toEqual({ of: 'shipment', kind: 'pl', id: 's-1' });
  });

  it('is dispatched with the way it goes', async () => {
    const { bodyOf, user } = await open({
      ...SHIPMENT,
      state: 'packed',
      abilities: can('dispatch', 'unpack', 'cancel'),
    });
    await user.click(press('Dispatch'));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Mode of transport'), 'sea');
    await user.type(dialog.getByLabelText('Transport document'), 'BL 77');
    await user.click(dialog.getByRole('button', { name: 'Dispatch' }));
    await waitFor(() =>
      expect(bodyOf('/dispatch')).toMatchObject({ version: 2, transport: { mode: 'sea', documentNo: 'BL 77' } }),
    );
  });

  it('is dispatched in the way its papers say, which can be read there and not changed', async () => {
    const transport = { ...GOODS.transport, mode: 'road' as const, finalDestination: 'Shanghai' };
    const list = { id: 'b-1', kind: 'pl' as const, number: 'PL2611-0001', state: 'issued' as const, isPairVoid: false };
    const { bodyOf, user } = await open({
      ...{ ...SHIPMENT, state: 'packed', bills: [list], goods: { ...GOODS, transport } },
      abilities: can('dispatch'),
    });
    await user.click(press('Dispatch'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByLabelText('Mode of transport')).toBeNull();
    expect(dialog.queryByLabelText('Final destination')).toBeNull();
    dialog.getByText('road');
    dialog.getByText('Shanghai');
    dialog.getByText(/^The issued papers say this\. To change it, void them, unpack/);
    await user.type(dialog.getByLabelText('Container'), 'CMAU 1');
    await user.click(dialog.getByRole('button', { name: 'Dispatch' }));
    await waitFor(() =>
      expect(bodyOf('/dispatch')).toMatchObject({ transport: { ...transport, containerNo: 'CMAU 1' } }),
    );
  });

  it('names the papers it lacks', async () => {
    const abilities = [{ action: 'dispatch', refusal: 'shipment.papers', values: { bills: 'packing list' } }];
    await open({ ...SHIPMENT, state: 'packed', abilities });
    screen.getByText('Issue first: packing list');
  });

  it('says before one tries why it cannot leave: which invoice its packing list names, and what to do (issue 17)', async () => {
    const values = { named: 'CI2611-0003' };
    const abilities = [{ action: 'dispatch', refusal: 'shipment.list-revised', values }];
    await open({ ...SHIPMENT, state: 'packed', abilities });
    expect(press('Dispatch').hasAttribute('disabled')).toBe(true);
    expect(screen.getByLabelText('What can be done').textContent).toContain(
      'Revise the packing list first: it names commercial invoice CI2611-0003, which was revised',
    );
  });

  it('arrives as a whole, or in part for a reason', async () => {
    const { bodyOf, user } = await open({ ...SHIPMENT, state: 'dispatched', abilities: can('arrive') });
    await user.click(press('Report arrival'));
    const dialog = within(screen.getByRole('dialog'));
    const first = dialog.getByLabelText('Line 1, Geared motor');
    await user.clear(first);
    await user.type(first, '1');
    await user.click(dialog.getByRole('button', { name: 'Report arrival' }));
    dialog.getByText('Say why');
    await user.type(dialog.getByLabelText('Reason'), 'One case was lost');
    await user.click(dialog.getByRole('button', { name: 'Report arrival' }));
    await waitFor(() =>
      expect(bodyOf('/arrive')).toEqual({
        version: 2,
        lines: [
          { lineNo: 1, pieces: 1 },
          { lineNo: 2, pieces: 10 },
        ],
        reason: 'One case was lost',
      }),
    );
  });

  it('that has left is read by a customer, who can do nothing with it', async () => {
    await open({ ...SHIPMENT, state: 'dispatched', side: 'C', abilities: [] });
    expect(within(screen.getByRole('table', { name: 'Goods' })).getByText('JRTR77-AM90')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What can be done' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Draft a/ })).toBeNull();
  });
});
