// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { can, HASH, openQuotePage as open, PRICED, REQUESTED } from '#modules/quotes/testing/open-quote-page.tsx';
import { endActing } from '#web/session/acting.ts';
import { endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';

afterEach(() => {
  cleanup();
  endActing();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const press = (name: string) => screen.getByRole('button', { name });

describe('a quote as the customer reads it', () => {
  it('shows lines, sum, terms, thread and the step it waits for', async () => {
    const { container } = await open(() => PRICED);
    expect(screen.getByRole('link', { name: 'JRTR77' }).getAttribute('href')).toBe(
      '/product-config/config-select/JRT/c-1',
    );
    const [, first, second] = within(screen.getByRole('region', { name: 'Lines' })).getAllByRole('row');
    expect(first?.textContent).toMatch(/JRTR77-1.*6,000\.00.*6,300\.00.*12,600\.00.*15.*Offered/);
    expect(second?.textContent).toMatch(/Not offered.*out of range/);
    expect(container.textContent).toMatch(/CN¥12,600\.00 without VAT Demo price/);
    expect(container.textContent).toMatch(/2999-01-31 \(\d+ days left\)/);
    expect(screen.queryByText('In green, please')).toBeNull();
    const accept = press('Accept offer');
    expect(accept.className).not.toBe(press('Counter').className);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says all of what is bought, and whether its saved product has changed since', async () => {
    const [first, second] = PRICED.lines;
    if (first === undefined || second === undefined) throw new Error('no lines');
    const said = { fullTypeCode: 'JRTR77-1-IP65', wishes: 'Longer shaft', remark: 'With certificate' };
    await open(() => ({ ...PRICED, lines: [{ ...first, ...said, since: 'changed' }, second] }));
    const [, one, two] = within(screen.getByRole('region', { name: 'Lines' })).getAllByRole('row');
    expect(one?.textContent).toMatch(/changed in the list since.*JRTR77-1-IP65.*Longer shaft.*With certificate/);
    expect(two?.textContent).toContain('no longer in the list');
    expect(screen.getByRole('link', { name: 'JRTR77' }).getAttribute('href')).toBe(
      '/product-config/config-select/JRT?q=JRTR77-1-IP65',
    );
  });

  it('is accepted by number and hash of the offer', async () => {
    const { user, bodyOf } = await open(({ path }) =>
      path.endsWith('/accept') ? { ...PRICED, state: 'accepted', abilities: [] } : PRICED,
    );
    await user.click(press('Accept offer'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/offer 2 of quote QT2601-00001: CN¥12,600\.00/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf('/accept')).toEqual({ offerNo: 2, sha256: HASH });
    expect(toasts.visible().map(({ text }) => text)).toEqual(['Offer accepted']);
  });

  it('tells of a newer offer that came meanwhile, and asks anew about that one', async () => {
    const lines = PRICED.lines.map(({ configurationId: _, since: _since, category: _category, ...line }) => ({
      ...{ ...line, releaseHash: 'r' },
    }));
    const sent = (no: number, unit: number) => ({
      ...{ no, kind: 'offer' as const, at: PRICED.createdAt, actorName: 'sales-demo', sha256: HASH, expiresAt: null },
      body: {
        ...{ number: PRICED.number, no, kind: 'offer' as const, title: '', customerRef: '', currency: 'CNY' },
        ...{ terms: PRICED.terms, net: unit * 2, withoutVat: true as const, isDemo: false, note: '' },
        ...{ lines: lines.map((line) => (line.lineNo === 1 ? { ...line, unit } : line)) },
        ...{ validUntil: PRICED.validUntil, zone: PRICED.timeZone },
      },
    });
    const versions = [sent(2, 630_000), sent(4, 640_000)];
    const offer = PRICED.offer && { ...PRICED.offer, no: 4, sha256: 'b'.repeat(64) };
    const newer = { ...PRICED, version: 5, lastNo: 4, net: 1_280_000, offer, versions };
    let stands = PRICED;
    const refusal = { path: '/accept', code: 'quote.version-passed' };
    const { user, bodyOf } = await open(() => stands, { refusal });
    await user.click(press('Accept offer'));
    const dialog = within(screen.getByRole('dialog'));
    stands = newer;
    await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
    const news = await dialog.findByRole('status');
    expect(bodyOf('/accept')).toMatchObject({ offerNo: 2 });
    expect(news.textContent).toMatch(/Offer 4 has taken the place of offer 2: CN¥12,600\.00 → CN¥12,800\.00/);
    expect(news.textContent).toMatch(/Line 1 · .*6,300\.00 → 6,400\.00/);
    expect(dialog.getByText(/You accept offer 4 of quote QT2601-00001: CN¥12,800\.00/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Accept offer 4' }));
    await waitFor(() => expect(bodyOf('/accept')).toEqual({ offerNo: 4, sha256: 'b'.repeat(64) }));
  });

  it('is accepted for a customer with that one’s order number alone', async () => {
    const { user, bodyOf } = await open(() => PRICED, { isActing: true });
    await user.click(press('Accept offer'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
    expect(bodyOf('/accept')).toBeUndefined();
    await user.type(dialog.getByRole('textbox', { name: 'Order number' }), 'PO 7');
    await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(bodyOf('/accept')).toMatchObject({ orderNumber: 'PO 7' }));
  });

  it('is countered with what was changed alone', async () => {
    const { user, bodyOf } = await open(() => PRICED);
    await user.click(press('Counter'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    expect(dialog.getByText('Change at least one line, and leave at least one in')).toBeTruthy();
    const target = dialog.getByRole('textbox', { name: 'Target price per piece, CNY' });
    await user.clear(target);
    await user.type(target, '5900.5');
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    await waitFor(() => expect(bodyOf('/counter')).toBeDefined());
    expect(bodyOf('/counter')).toEqual({
      ...{ offerNo: 2, note: '' },
      lines: [{ lineNo: 1, targetPrice: 590_050 }],
    });
  });

  it('says of an offer that was countered its sum, and the sum at the prices that are wanted', async () => {
    const countered = { no: 2, net: 1_260_000 };
    const { container } = await open(() => ({ ...PRICED, state: 'countered', lastNo: 3, net: null, countered }));
    expect(screen.getByRole('heading', { name: 'Offer 2, countered' })).toBeTruthy();
    expect(container.textContent).toContain('CN¥12,600.00 without VAT');
    expect(container.textContent).toContain('CN¥12,000.00 at the target prices, without VAT');
  });

  it('leads to what is typed wrong of an answer, however far away, and takes an amount as it is shown', async () => {
    const [first] = PRICED.lines;
    if (first === undefined) throw new Error('no line');
    const lines = [1, 2, 3].map((lineNo) => ({ ...first, lineNo }));
    const { user, bodyOf } = await open(() => ({ ...PRICED, lines }));
    await user.click(press('Counter'));
    const dialog = within(screen.getByRole('dialog'));
    const [, target] = dialog.getAllByRole('textbox', { name: 'Target price per piece, CNY' });
    if (target === undefined) throw new Error('no field');
    await user.clear(target);
    await user.type(target, '2,6500');
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    expect(document.activeElement).toBe(target);
    await user.clear(target);
    await user.type(target, '2,650.00');
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    await waitFor(() => expect(bodyOf('/counter')).toMatchObject({ lines: [{ lineNo: 2, targetPrice: 265_000 }] }));
  });

  it('is answered beside what is offered, and as the offer that was read', async () => {
    const later = { ...PRICED, version: 5, offer: PRICED.offer && { ...PRICED.offer, no: 4 } };
    let stands = PRICED;
    const { user, bodyOf, client } = await open(() => stands);
    await user.click(press('Counter'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('offered: CN¥6,300.00, 15 days')).toBeTruthy();
    stands = later;
    await act(() => client.refetchQueries());
    await user.type(dialog.getByRole('textbox', { name: 'Quantity' }), '0');
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    await waitFor(() => expect(bodyOf('/counter')).toMatchObject({ offerNo: 2 }));
  });

  it('tells in an answer the customer’s own number of a part', async () => {
    const { user, bodyOf } = await open(() => PRICED);
    await user.click(press('Counter'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Customer part no.' }), ' 4711-B ');
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    await waitFor(() => expect(bodyOf('/counter')).toMatchObject({ lines: [{ lineNo: 1, customerPartNo: '4711-B' }] }));
  });

  it('keeps what was typed when somebody else was quicker, and is read anew', async () => {
    const refusal = { path: '/decline', code: 'version.conflict' };
    const { user, asked } = await open(() => PRICED, { refusal });
    await user.click(press('Decline'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Too dear');
    const before = asked.length;
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Changed meanwhile')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Too dear');
    await waitFor(() => expect(asked.slice(before).map(({ path }) => path)).toContain('/api/v1/quotes/q-1'));
  });

  it('is requested from a draft, or deleted for the list', async () => {
    const draft = { ...PRICED, state: 'draft', offer: null, abilities: can('edit', 'delete', 'request') };
    const { user, router } = await open(({ path }) => {
      if (path.endsWith('/delete')) return null;
      return draft;
    });
    await user.click(press('Request a quote'));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Quotation successful'));
    await user.click(press('Delete'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/quotes'));
  });
});

describe('a draft', () => {
  it('is given the customer’s own number of a part, line by line', async () => {
    const draft = { ...PRICED, state: 'draft', offer: null, abilities: can('edit') };
    const { user, bodyOf } = await open(() => draft);
    await user.click(press('Edit'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Customer part no.' }), '4711-B');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodyOf('/edit')).toMatchObject({ lines: [{ lineNo: 1, customerPartNo: '4711-B' }] }));
  });
});

describe('a quote as the provider reads it', () => {
  it('shows the working offer with margin and approval, and why it cannot be sent yet', async () => {
    const { container } = await open(() => REQUESTED);
    const [, row] = within(screen.getByRole('region', { name: 'Working offer' })).getAllByRole('row');
    expect(row?.textContent).toMatch(/6,860\.00.*discount 12\.5 %.*6,000\.00.*5,000\.00.*below the floor.*16\.67 %/);
    expect(container.textContent).toMatch(/Line 1: discount by hand beyond the band/);
    expect(press('Send offer')).toHaveProperty('disabled', true);
    expect(screen.getByText('A second person must approve this first')).toBeTruthy();
  });

  it('is priced line by line; what nobody touched is not sent', async () => {
    const { user, bodyOf } = await open(() => REQUESTED);
    await user.click(press('Price'));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Priced' }), 'own price');
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    expect(dialog.getByText('Give an amount above 0, such as 4,150.50')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Price per piece, CNY' }), '6500');
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    await waitFor(() => expect(bodyOf('/price')).toBeDefined());
    expect(bodyOf('/price')).toEqual({ version: 4, lines: [{ lineNo: 1, as: 'price', unit: 650_000 }] });
  });

  it('is priced beside what was offered before', async () => {
    const lines = REQUESTED.lines.map((line) => ({ ...line, unit: 640_000 }));
    const { user } = await open(() => ({ ...REQUESTED, lines }));
    await user.click(press('Price'));
    expect(
      screen.getByText(
        '2 pieces · list says CN¥6,860.00 · offered CN¥6,400.00 · the customer saw CN¥6,500.00 for 2 on 5 Jan 2026 · target CN¥6,000.00',
      ),
    ).toBeTruthy();
  });

  it('charges freight and packing beside its lines, which the sum has in it', async () => {
    const { user, bodyOf } = await open(() => REQUESTED);
    await user.click(press('Price'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add a charge' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount, CNY' }), '120.50');
    await user.click(dialog.getByRole('button', { name: 'Add a charge' }));
    const second = within(dialog.getByRole('group', { name: 'Charge 2' }));
    await user.selectOptions(second.getByRole('combobox', { name: 'Kind' }), 'Other charge');
    await user.type(second.getByRole('textbox', { name: 'Amount, CNY' }), '10');
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    expect(second.getByText('Please say what it is for')).toBeTruthy();
    await user.type(second.getByRole('textbox', { name: 'What for' }), 'Certificate');
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    const charges = [
      { kind: 'freight', text: '', amount: 12_050 },
      { kind: 'other', text: 'Certificate', amount: 1_000 },
    ];
    await waitFor(() => expect(bodyOf('/price')).toEqual({ version: 4, charges, lines: [] }));
  });

  it('says what lines and charges come to', async () => {
    const charges = [{ kind: 'freight', text: 'Sea', amount: 60_000 }] as const;
    await open(() => ({ ...PRICED, offer: PRICED.offer && { ...PRICED.offer, charges: [...charges] } }));
    expect(screen.getByLabelText('Charges').textContent).toBe(
      'Lines12,000.00Freight: Sea600.00Sum without VAT, CNY12,600.00',
    );
  });

  it('is begun with what the list says, beside which prices are typed, and kept once they are saved', async () => {
    const unbegun = { ...REQUESTED, working: null };
    const [line] = REQUESTED.working?.lines ?? [];
    if (line === undefined) throw new Error('nothing is worked on');
    const least = { ...line, source: 'computed', manual: null, unit: null, net: null, isFrom: true } as const;
    const stands = REQUESTED.working && { ...REQUESTED.working, hash: '', lines: [least] };
    const told = { net: 0, less: 0, lines: [], lowest: null, reasons: [], belowStop: null, stands };
    const { user, bodyOf, asked } = await open(({ path }) => (path.endsWith('/what-if') ? told : unbegun));
    await user.click(press('Price'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(bodyOf('/what-if')).toEqual({ basisPoints: 0 });
    expect(dialog.getByText(/list from CN¥6,860\.00, special wishes not in it: give a price/)).toBeTruthy();
    expect(dialog.getByText(/the customer saw CN¥6,500\.00 for 2 on 5 Jan 2026/)).toBeTruthy();
    expect(asked.map(({ path }) => path)).not.toContain('/api/v1/quotes/q-1/price');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Priced' }), 'own price');
    await user.type(dialog.getByRole('textbox', { name: 'Price per piece, CNY' }), '7000');
    await user.type(dialog.getByRole('textbox', { name: 'Lead time, days' }), '40');
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    const said = { lineNo: 1, as: 'price', unit: 700_000, leadDays: 40 };
    await waitFor(() => expect(bodyOf('/price')).toEqual({ version: 4, lines: [said] }));
  });

  it('says of a line that it was priced for another number, and of one that wishes are unpriced', async () => {
    const [line] = REQUESTED.working?.lines ?? [];
    const [first] = REQUESTED.lines;
    if (line === undefined || first === undefined || REQUESTED.working === null)
      throw new Error('nothing is worked on');
    const other = { ...line, lineNo: 2, quantity: 7 };
    const wished = { ...line, unit: null, net: null, source: 'computed', manual: null, isFrom: true } as const;
    const lines = [first, { ...first, lineNo: 2 }];
    await open(() => ({ ...REQUESTED, lines, working: { ...REQUESTED.working, lines: [wished, other] } }));
    const [, one, two] = within(screen.getByRole('region', { name: 'Working offer' })).getAllByRole('row');
    expect(one?.textContent).toContain('special wishes unpriced');
    expect(two?.textContent).toContain('priced for 7 pieces: price anew');
  });

  it('asks for approval of the offer that is shown, and writes to colleagues alone', async () => {
    const { user, bodyOf } = await open(() => REQUESTED);
    await user.click(press('Ask for approval'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask for approval' }));
    await waitFor(() => expect(bodyOf('/approval/ask')).toEqual({ version: 4, hash: HASH }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Low margin');
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Send message'));
    await waitFor(() => expect(bodyOf('/message')).toEqual({ text: 'Low margin', isInternal: true, fileIds: [] }));
  });

  it('leads to the order that is made of it', async () => {
    const accepted = { ...REQUESTED, state: 'accepted', working: null, abilities: can('convert') } as const;
    const order = { id: 'o-1', number: 'SO2601-00001' };
    const { router, user } = await open(({ path }) =>
      path.endsWith('/convert') ? { ...accepted, state: 'ordered', abilities: [], order } : accepted,
    );
    await user.click(press('Make the order'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make the order' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/order-manager/my/o-1'));
  });
});
