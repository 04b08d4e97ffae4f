// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openQuotePage as open, type ProviderDto, REQUESTED } from '#modules/quotes/testing/open-quote-page.tsx';
import { endSession } from '#web/session/session.ts';

afterEach(() => {
  cleanup();
  endSession();
});

const { working } = REQUESTED;
if (working === null) throw new Error('nothing is worked on');
const held = (priceList: typeof working.priceList, more: Partial<ProviderDto> = {}): ProviderDto => ({
  ...REQUESTED,
  working: { ...working, priceList },
  ...more,
});
const OLDER = { versionId: 'v-1', name: 'CNY 1', reason: 'Promised' };

async function openPricing(quote: ProviderDto) {
  const page = await open(() => quote);
  await page.user.click(screen.getByRole('button', { name: 'Price' }));
  const dialog = within(screen.getByRole('dialog'));
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save working offer' }));
  return { ...page, dialog, save };
}

describe('the price list of a working offer', () => {
  it('is chosen among the versions by date; an older one only with a reason', async () => {
    const { user, dialog, save, bodyOf } = await openPricing(REQUESTED);
    const list = dialog.getByRole('combobox', { name: 'Version' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['CNY 2, from 2026-01-01 (in force)', 'CNY 1, from 2025-01-01 (no longer in force)']);
    const reason = { name: 'Reason for the older price list' };
    expect(dialog.queryByRole('textbox', reason)).toBeNull();
    expect(dialog.getByText(/list says CN¥6,860\.00/)).toBeTruthy();
    await user.selectOptions(list, 'v-1');
    expect(dialog.queryByText(/list says CN/)).toBeNull();
    expect(dialog.getByText(/list price computed when you save/)).toBeTruthy();
    await save();
    expect(dialog.getByText('Please say why')).toBeTruthy();
    expect(bodyOf('/price')).toBeUndefined();
    await user.type(dialog.getByRole('textbox', reason), ' Promised ');
    await save();
    await waitFor(() => expect(bodyOf('/price')).toBeDefined());
    expect(bodyOf('/price')).toEqual({ version: 4, lines: [], priceList: { versionId: 'v-1', reason: 'Promised' } });
  });

  it('goes back to the one in force without a reason', async () => {
    const { user, container, dialog, save, bodyOf } = await openPricing(held(OLDER));
    expect(container.textContent).toMatch(/Price list\s*CNY 1.*Reason for the older price list\s*Promised/);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), 'v-2');
    await save();
    await waitFor(() => expect(bodyOf('/price')).toBeDefined());
    expect(bodyOf('/price')).toEqual({ version: 4, lines: [], priceList: { versionId: 'v-2', reason: '' } });
  });

  it('is not sent where nobody touched it, and asks no reason of a list that was in force when the pricing began', async () => {
    const { dialog, save, bodyOf } = await openPricing(held({ ...OLDER, reason: null }));
    expect(dialog.queryByRole('textbox', { name: 'Reason for the older price list' })).toBeNull();
    await save();
    await waitFor(() => expect(bodyOf('/price')).toBeDefined());
    expect(bodyOf('/price')).toEqual({ version: 4, lines: [] });
  });

  it('is no choice where there is one version; one of another list is named as such', async () => {
    const [first] = REQUESTED.priceLists;
    const priceLists = first ? [first] : [];
    const { dialog } = await openPricing(held(working.priceList, { priceLists }));
    expect(dialog.queryByRole('combobox', { name: 'Version' })).toBeNull();
    cleanup();
    const other = { versionId: 'v-9', name: 'USD 4', reason: null };
    const { dialog: moved } = await openPricing(held(other, { priceLists }));
    expect(moved.getByRole('option', { name: 'USD 4 (not the customer’s list now)' })).toHaveProperty('selected', true);
  });
});
