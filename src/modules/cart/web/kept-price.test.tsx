// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toSavedForm } from '#lines/jrt/saved/saved-form.ts';
import { toWireForm } from '#lines/jrt/saved/wire-form.ts';
import type { LinePriceDto } from '#modules/cart/contract.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { EMPTY_WIZARD } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { reduceWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import type { PriceSlot } from '#modules/configurator/web/public.ts';
import {
  A_COMPLETE_DRAFT,
  A_SAVED_LINE,
  onTheWire,
  openWizard,
} from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { beginSession, endSession } from '#web/session/session.ts';
import { KeptPrice } from './kept-price.tsx';
import { withKeptPrice } from './with-kept-price.tsx';

const PRICE: LinePriceDto = {
  ...{ currency: 'CNY', isDemo: true, at: '2026-11-20T04:00:00.000Z' },
  kept: { status: 'final', unit: 537_100, total: 6_445_200, leadDays: 18 },
  today: { status: 'final', unit: 598_500, total: 7_182_000, leadDays: 18 },
};

function formOfLine() {
  const { history } = A_COMPLETE_DRAFT.reduce(
    (state, action) => reduceWizard(state, action, SAMPLE_PRODUCT),
    EMPTY_WIZARD,
  );
  const { present } = history;
  const form = toSavedForm(present, resolvedValues(present, SAMPLE_PRODUCT), { technicalVersion: 'en' });
  return savedForm.parse(toWireForm(form!, { releaseHash: '0123456789abcdef', specialWishes: false }));
}

const NO_PRICE: PriceSlot = { whole: null, brief: null };

/** The page of a saved line with this price, which belongs to a customer. */
async function openSaved(price: LinePriceDto | null, { customerName = 'Acme', slot = withKeptPrice(NO_PRICE) } = {}) {
  const line = { ...A_SAVED_LINE, form: formOfLine(), quantity: 12, customerName, price };
  const opened = await openWizard({
    locale: 'en',
    lineId: line.id,
    store: { open: async () => line },
    found: () => ({ total: 1, rows: [onTheWire(aRow('K67', '90L'))] }),
    price: slot,
  });
  await screen.findByRole('heading', { level: 2, name: 'Overview' });
  return opened;
}
const kept = async () => (await screen.findByText('As saved:')).parentElement?.textContent;

beforeEach(() => beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: 'Acme' } }));
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

it('a saved product tells what it cost on the day it was saved, and what it costs today', async () => {
  await openSaved(PRICE);
  expect(await kept()).toMatch(
    /^As saved: CN¥5,371\.00 each, without VAT; 12 pcs CN¥64,452\.00; 18 days · price of .*2026 · now CN¥5,985\.00 · demo price$/,
  );
});

it('once it is changed, today’s price of what was saved says nothing of it any more', async () => {
  const { user } = await openSaved(PRICE);
  expect(await kept()).toContain('now CN¥5,985.00');
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'x');
  await user.tab();
  expect(await kept()).toContain('CN¥5,371.00');
  expect(await kept()).not.toContain('CN¥5,985.00');
});

it('of a product of another customer it says by whose terms that is', async () => {
  await openSaved(PRICE, { customerName: 'Suzhou Conveyors' });
  expect(await kept()).toMatch(/ · by the terms of Suzhou Conveyors$/);
});

it.each([
  ['for whoever is shown none', null],
  ['where none was kept', { ...PRICE, at: null }],
])('there is no price %s', async (_when, price) => {
  const whole = (
    <div>
      Live price
      <KeptPrice />
    </div>
  );
  await openSaved(price, { slot: { ...NO_PRICE, whole } });
  expect(screen.getByText(/^Live price/).textContent).toBe('Live price');
});
