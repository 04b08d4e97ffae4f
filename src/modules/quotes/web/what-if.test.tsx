// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WhatIfDto } from '#modules/quotes/contract.ts';
import { openQuotePage as open, type ProviderDto, REQUESTED } from '#modules/quotes/testing/open-quote-page.tsx';
import { endSession } from '#web/session/session.ts';

afterEach(() => {
  cleanup();
  endSession();
});

const [FIRST] = REQUESTED.lines;
const [WORKED] = REQUESTED.working?.lines ?? [];
if (FIRST === undefined || WORKED === undefined || REQUESTED.working === null) throw new Error('nothing is worked on');
const { working } = REQUESTED;
const LISTED = { ...WORKED, source: 'computed', manual: null, unit: 686_000, net: 1_372_000 } as const;
const ON_REQUEST = { ...LISTED, computed: null, unit: null, net: null, light: null, cost: null };

/** Three lines to be priced: two by the list, one that the list has no price for. */
const THREE: ProviderDto = {
  ...REQUESTED,
  lines: [1, 2, 3].map((lineNo) => ({ ...FIRST, lineNo, state: 'open' })),
  working: {
    ...working,
    net: 2_744_000,
    lines: [
      { ...LISTED, lineNo: 1 },
      { ...LISTED, lineNo: 2 },
      { ...ON_REQUEST, lineNo: 3 },
    ],
  },
};

/** What is told of so many basis points. */
const toldOf = (basisPoints: number, more: Partial<WhatIfDto> = {}): WhatIfDto => ({
  ...{ net: 2_744_000 - basisPoints, less: basisPoints, belowStop: null, reasons: [], stands: null },
  lines: [1, 2, 3].map((lineNo) => ({
    ...{ lineNo, unit: 600_000, net: 1_200_000, light: 'near', cost: { unit: 500_000, margin: 1950 } },
    isDiscounted: lineNo < 3,
    source: 'computed',
  })),
  lowest: { lineNo: 2, light: 'near', margin: 1950 },
  ...more,
});

async function openThree(
  told: (body: { basisPoints: number }) => WhatIfDto = ({ basisPoints }) => toldOf(basisPoints),
) {
  const page = await open(({ path, body }) =>
    path.endsWith('/what-if') ? told(body as { basisPoints: number }) : THREE,
  );
  const part = within(screen.getByRole('region', { name: 'What if: try a discount' }));
  const percent = part.getByRole('textbox', { name: 'Discount to try, %' });
  const asked = () => page.asked.filter(({ path }) => path.endsWith('/what-if')).map(({ body }) => body);
  return { ...page, part, percent, whatIfs: asked };
}

describe('a discount that is tried on a working offer', () => {
  it('tells the sum, the margins and who would approve, and asks once typing rests', async () => {
    const told = () =>
      toldOf(750, {
        belowStop: 2,
        reasons: [{ reason: 'discount', lineNo: 2 }],
        lowest: { lineNo: 2, light: 'below', margin: null },
      });
    const { user, part, percent, whatIfs } = await openThree(told);
    expect(whatIfs()).toEqual([]);
    await user.type(percent, '7.5');
    expect(await part.findByText('CN¥27,432.50')).toBeTruthy();
    expect(whatIfs()).toEqual([{ basisPoints: 750 }]);
    expect(part.getByText(/CN¥7\.50 less than now/)).toBeTruthy();
    expect(part.getByText('Line 2: discount by hand beyond the band')).toBeTruthy();
    expect(part.getByText(/Line 2 would be below the lowest margin of the list/)).toBeTruthy();
    expect(part.getByText('Lowest margin').nextElementSibling?.textContent).toBe('Line 2 below the floor ');
    expect(part.getAllByRole('row').at(-1)?.textContent).toMatch(/stays as it is/);
  });

  it('goes by steps of one percent, and says what is none', async () => {
    const { user, part, percent, whatIfs } = await openThree();
    await user.click(part.getByRole('button', { name: '1 % more' }));
    await user.click(part.getByRole('button', { name: '1 % more' }));
    await user.click(part.getByRole('button', { name: '1 % more' }));
    await user.click(part.getByRole('button', { name: '1 % less' }));
    expect(percent).toHaveProperty('value', '2');
    await waitFor(() => expect(whatIfs()).toEqual([{ basisPoints: 200 }]));
    await user.clear(percent);
    await user.type(percent, '100');
    expect(part.getByText('Give a percentage above 0 and below 100, such as 7.5')).toBeTruthy();
    expect(part.queryByText(/less than now/)).toBeNull();
  });

  it('keeps what was told of the percentage before, marked as such, until the next is answered', async () => {
    const { user, part, percent } = await openThree();
    await user.type(percent, '2');
    expect(await part.findByText(/CN¥2\.00 less than now/)).toBeTruthy();
    await waitFor(() => expect(part.queryByText('Working it out…')).toBeNull());
    await user.type(percent, '5');
    expect(part.getByText('Working it out…')).toBeTruthy();
    expect(part.getByText(/CN¥2\.00 less than now/)).toBeTruthy();
    expect(await part.findByText(/CN¥25\.00 less than now/)).toBeTruthy();
  });

  it('is tried on the lines that are marked, and fills in the prices of those it holds for', async () => {
    const { user, part, percent, whatIfs, bodyOf } = await openThree(({ basisPoints, ...body }) => {
      const { lineNos = [1, 2, 3] } = body as { lineNos?: number[] };
      const { lines } = toldOf(basisPoints);
      return toldOf(basisPoints, {
        lines: lines.map((line) => ({ ...line, isDiscounted: line.isDiscounted && lineNos.includes(line.lineNo) })),
      });
    });
    await user.type(percent, '4');
    await user.click(await part.findByRole('checkbox', { name: 'Try it on 1 · JRTR77' }));
    await user.click(await part.findByRole('button', { name: 'Price 1 line with 4 %' }));
    expect(whatIfs().at(-1)).toEqual({ basisPoints: 400, lineNos: [2, 3] });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('textbox', { name: 'Discount, %' })).toHaveLength(1);
    expect(bodyOf('/price')).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    await waitFor(() => expect(bodyOf('/price')).toBeDefined());
    expect(bodyOf('/price')).toEqual({ version: 4, lines: [{ lineNo: 2, as: 'discount', basisPoints: 400 }] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it cannot be told', async () => {
    const { user } = await open(() => THREE, { refusal: { path: '/what-if', code: 'quote.wrong-state' } });
    await user.type(screen.getByRole('textbox', { name: 'Discount to try, %' }), '4');
    expect((await screen.findByText('Changed meanwhile')).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is not there for who does not price the quote', async () => {
    await open(() => ({ ...THREE, abilities: [] }));
    expect(screen.queryByRole('region', { name: 'What if: try a discount' })).toBeNull();
  });
});

describe('a discount for chosen lines', () => {
  async function openPricing(quote: ProviderDto = THREE) {
    const page = await open(() => quote);
    await page.user.click(screen.getByRole('button', { name: 'Price' }));
    const dialog = within(screen.getByRole('dialog'));
    const group = (name: string | RegExp) => within(dialog.getByRole('group', { name }));
    return { ...page, dialog, group };
  }

  it('is typed once, holds for those that have a price, and is sent when all is saved', async () => {
    const { user, dialog, group, bodyOf } = await openPricing();
    const all = group('One discount for several lines');
    await user.click(all.getByRole('checkbox', { name: 'All 3 lines' }));
    await user.click(group('1 · JRTR77').getByRole('checkbox', { name: 'Choose this line' }));
    await user.type(all.getByRole('textbox', { name: 'Discount for the chosen lines, %' }), '7,5{Enter}');
    expect(all.getByRole('status').textContent).toBe(
      '1 line has a discount of 7.5 % now. 1 line stays as it is: it has no full list price, or is not offered.',
    );
    expect(group('2 · JRTR77').getByRole('textbox', { name: 'Discount, %' })).toHaveProperty('value', '7.5');
    expect(group('3 · JRTR77').queryByRole('textbox')).toBeNull();
    expect(bodyOf('/price')).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    await waitFor(() => expect(bodyOf('/price')).toBeDefined());
    expect(bodyOf('/price')).toEqual({ version: 4, lines: [{ lineNo: 2, as: 'discount', basisPoints: 750 }] });
  });

  it('leaves what is not offered, and asks for lines and a percentage', async () => {
    const { user, group } = await openPricing();
    const all = group('One discount for several lines');
    await user.click(all.getByRole('button', { name: 'Set for 0 lines' }));
    expect(all.getByText('Give a percentage below 100, such as 7.5')).toBeTruthy();
    await user.type(all.getByRole('textbox'), '3');
    await user.click(all.getByRole('button', { name: 'Set for 0 lines' }));
    expect(all.getByRole('status').textContent).toBe('Choose the lines first.');
    const first = group('1 · JRTR77');
    await user.selectOptions(first.getByRole('combobox', { name: 'Priced' }), 'not offered');
    await user.click(first.getByRole('checkbox'));
    await user.click(all.getByRole('button', { name: 'Set for 1 line' }));
    expect(all.getByRole('status').textContent).toBe(
      '1 line stays as it is: it has no full list price, or is not offered.',
    );
    expect(first.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', '');
  });

  it('is no choice where there is one line', async () => {
    const { dialog } = await openPricing(REQUESTED);
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});
