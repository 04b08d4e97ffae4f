// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { can, DRAFT, GOODS, openPage } from '#modules/bills/testing/open-bill-page.tsx';
import { endSession } from '#web/session/session.ts';
import { Component as BillPage } from './bill-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const PLACE = { path: '/bill-manage/:kind/:id', at: '/bill-manage/ci/b-1' };
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The invoice of a packing list's shipment. */
const CI: OpenBillDto['pair'] = { id: 'b-4', kind: 'ci', number: 'CI2611-0004', state: 'issued', isPairVoid: false };

/** The page over a server on which a step leaves what it answers. */
async function open(bill: OpenBillDto, after: Readonly<Record<string, OpenBillDto>> = {}) {
  let stands = bill;
  const page = await openPage(BillPage, PLACE, ({ path }) => {
    const answer = after[path.split('/').at(-1) ?? ''];
    if (answer?.id === bill.id) stands = answer;
    return answer ?? stands;
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe('a draft', () => {
  it('says what the checker found, errors before warnings', async () => {
    await open(DRAFT);
    const errors = within(screen.getByRole('list', { name: '2 errors to mend before it is issued' }));
    errors.getByText('Paper: payment terms is missing');
    within(screen.getByRole('list', { name: '1 warning' })).getByText('Line 1: the net weight is an estimate');
    expect(press('Issue').disabled).toBe(true);
    screen.getByText('The checker found errors');
  });

  it('leads from a finding to the field it is mended in, or to the goods of its shipment', async () => {
    const { user } = await open(DRAFT);
    await user.click(press('Paper: payment terms is missing'));
    expect(document.activeElement).toBe(screen.getByLabelText('Payment (Chinese)'));
    const goods = screen.getByRole('link', { name: /an HS code has/ });
    expect(goods.getAttribute('href')).toBe('/bill-manage/shipments/s-1?at=line-1.hs-code+line-1');
  });

  it('is saved with what was typed, and shows what the server makes of it', async () => {
    const saved = {
      ...DRAFT,
      version: 4,
      draft: DRAFT.draft && { ...DRAFT.draft, findings: [] },
      abilities: can('edit'),
    };
    const { bodyOf, user } = await open(DRAFT, { edit: saved });
    expect(press('Save').disabled).toBe(true);
    await user.type(screen.getByLabelText('Payment (English)'), '30 days net');
    await user.type(screen.getByLabelText(/^Received/), '120.5');
    expect(screen.getByText(/saving checks again/)).toBeTruthy();
    await user.click(press('Save'));
    await waitFor(() => expect(bodyOf('/edit')).toMatchObject({ version: 3, deposit: 12_050 }));
    expect(bodyOf('/edit')).toMatchObject({ payment: { zh: '', en: '30 days net' } });
    expect(bodyOf('/edit')).not.toHaveProperty('goods');
    await screen.findByText('Nothing found: it can be issued');
  });

  it('takes the answer to its own save for nobody else’s, however long it takes to be read again', async () => {
    const saved = { ...DRAFT, version: 4 };
    let isSaved = false;
    const { user } = await openPage(BillPage, PLACE, ({ path }) => {
      if (path.endsWith('/edit')) isSaved = true;
      else if (isSaved) return new Promise(() => undefined);
      return isSaved ? saved : DRAFT;
    });
    await user.type(await screen.findByLabelText('Payment (English)'), '30 days net');
    await user.click(press('Save'));
    await waitFor(() => expect(press('Save').disabled).toBe(true));
    expect(screen.queryByText('Somebody else has saved meanwhile.')).toBeNull();
  });

  it('is issued by the hash of what was checked, once that is confirmed', async () => {
    const clean = { ...DRAFT, draft: DRAFT.draft && { ...DRAFT.draft, findings: [] }, abilities: can('edit', 'issue') };
    const issued = { ...clean, version: 4, state: 'issued', number: 'CI2611-0003', draft: null } as const;
    const { bodyOf, user } = await open(clean, { issue: issued });
    await user.click(press('Issue'));
    const dialog = within(screen.getByRole('dialog', { name: 'Issue this paper?' }));
    await user.click(dialog.getByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(bodyOf('/issue')).toEqual({ version: 3, hash: DRAFT.sha256 }));
    await screen.findByRole('heading', { name: 'Commercial invoice CI2611-0003' });
  });

  it('that has goods of its own is saved with what their lines say', async () => {
    const proforma: OpenBillDto = {
      ...{ ...DRAFT, kind: 'pi', shipment: null },
      draft: DRAFT.draft && { ...DRAFT.draft, goods: GOODS },
    };
    const { bodyOf, user } = await open(proforma);
    await user.click(press('Line 1: an HS code has 6 to 10 digits, not 85'));
    const code = document.activeElement as HTMLInputElement;
    expect(code.value).toBe('850152');
    await user.clear(code);
    await user.type(code, '8501520000');
    await user.click(press('Save'));
    await waitFor(() =>
      expect(bodyOf('/edit')).toMatchObject({ goods: { words: [{ lineNo: 1, hsCode: '8501520000' }, { lineNo: 2 }] } }),
    );
  });
});

it('a draft leads from taxation that contradicts where its goods go to where that is said (issue 17)', async () => {
  const text = 'The goods go abroad, but were sold as domestic';
  const finding = { key: 'tax-destination', level: 'warning' as const, text, place: { field: 'destination' } };
  const { user } = await open({
    ...{ ...DRAFT, kind: 'pi', shipment: null },
    draft: DRAFT.draft && { ...DRAFT.draft, goods: GOODS, findings: [finding] },
  });
  await user.click(press(text));
  expect(document.activeElement).toBe(screen.getByLabelText('Destination'));
});

it.each([
  [null, '/bill-manage/shipments/s-1?at=papers'],
  [{ id: 'b-4', kind: 'ci', number: null, state: 'draft', isPairVoid: false }, '/bill-manage/ci/b-4'],
] as const)(
  'a packing list before its invoice leads to where that is issued, or begun (issue 17)',
  async (pair, href) => {
    const text = 'A packing list names its commercial invoice';
    const finding = { key: 'ci-unissued', level: 'error' as const, text, place: { field: 'ci-reference' } };
    const draft = DRAFT.draft && { ...DRAFT.draft, findings: [finding] };
    await open({ ...DRAFT, kind: 'pl', pair, draft });
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(href);
  },
);

describe('a draft of goods that have left', () => {
  const left = {
    ...DRAFT,
    draft: DRAFT.draft && {
      ...DRAFT.draft,
      goods: { ...GOODS, sold: { ...GOODS.sold, incoterm: null, place: '' } },
      findings: [
        {
          ...{ key: 'field-missing', level: 'error' as const, text: 'Paper: Incoterms rule is missing' },
          place: { field: 'incoterm' },
        },
      ],
    },
  };

  it('says here what was not said of them, without packing (issue 17)', async () => {
    const { bodyOf, user } = await open(left);
    expect(screen.queryByText(/Its goods, packages and transport/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a package' })).toBeNull();
    await user.click(press('Paper: Incoterms rule is missing'));
    const rule = screen.getByLabelText('Rule of Incoterms 2020');
    expect(document.activeElement).toBe(rule);
    await user.selectOptions(rule, 'FCA');
    await user.type(screen.getByLabelText('Named place'), 'Suzhou');
    await user.click(press('Save'));
    await waitFor(() =>
      expect(bodyOf('/edit')).toMatchObject({ goods: { delivery: { incoterm: 'FCA', place: 'Suzhou' } } }),
    );
  });
});

describe('an issued paper', () => {
  const issued: OpenBillDto = {
    ...{ ...DRAFT, number: 'CI2611-0003', state: 'issued', draft: null, abilities: can('revise', 'void') },
    pair: { id: 'b-2', kind: 'pl', number: 'PL2611-0003', state: 'issued', isPairVoid: false },
  };

  it('is void for a reason, which is asked for', async () => {
    const { bodyOf, user } = await open(issued);
    await user.click(press('Void'));
    const dialog = within(screen.getByRole('dialog', { name: 'Void this paper?' }));
    await user.click(dialog.getByRole('button', { name: 'Void' }));
    dialog.getByText('Say why');
    await user.type(dialog.getByLabelText('Reason'), 'Wrong buyer');
    await user.click(dialog.getByRole('button', { name: 'Void' }));
    await waitFor(() => expect(bodyOf('/void')).toEqual({ version: 3, reason: 'Wrong buyer' }));
  });

  it.each([
    ['', false, CI, 'This packing list was issued before its invoice and names none; it belongs to CI2611-0004.'],
    ['', true, null, 'The commercial invoice of its shipment is void. Issue a new commercial invoice.'],
    [
      ...(['CI2611-0003', true, null] as const),
      /^This packing list names commercial invoice CI2611-0003, which is no longer valid. Issue a new commercial invoice, then/,
    ],
    ['CI2611-0003', true, CI, /which is no longer valid. The invoice is now CI2611-0004: revise this packing list/],
  ])(
    'that is a packing list tells how it stands to its invoice (issue 17): %j, %j',
    async (named, isPairVoid, pair, text) => {
      await open({ ...issued, kind: 'pl', number: 'PL2611-0003', isPairVoid, pair, invoiceNamed: named });
      expect(screen.getByRole('status').textContent).toMatch(text);
    },
  );

  it('says nothing of its pair where both stand', async () => {
    await open({ ...issued, kind: 'pl', number: 'PL2611-0003', pair: CI, invoiceNamed: 'CI2611-0004' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('opens its revision, and leads to the paper it goes with', async () => {
    const revision = { ...DRAFT, id: 'b-9', revision: 1 };
    const { router, user } = await open(issued, { revise: revision });
    expect(screen.getByRole('link', { name: 'Packing list PL2611-0003' }).getAttribute('href')).toBe(
      '/bill-manage/pl/b-2',
    );
    await user.click(press('Revise'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revise' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bill-manage/ci/b-9'));
  });
});
