// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import {
  A_COMPLETE_DRAFT,
  aDraft,
  openWizard,
  type WizardWorld,
} from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { priceRoutes } from '#modules/prices/contract.ts';
import { NO_PRICE } from '#modules/prices/server/present-price.ts';
import { presentTariff } from '#modules/prices/server/present-tariff.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { LIVE_PRICE } from './live-price.tsx';

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

type ListAnswer = z.input<typeof priceRoutes.list.result>;
type Evaluated = z.input<typeof priceRoutes.evaluate.result>;

const ACTIVE = { id: '018f3a00-0000-7000-8000-000000000001', code: 'DEMO', no: 1 };
const BREAKDOWN: ListAnswer = {
  shown: 'breakdown',
  onRequest: null,
  list: presentTariff(demoList(), ACTIVE, { group: 'A', known: undefined }),
};
const NET: ListAnswer = { shown: 'net', onRequest: null, list: null };
const EVALUATED: Evaluated = {
  shown: 'net',
  ...{ currency: 'CNY', isDemo: true, list: { code: 'DEMO', version: 1 } },
  ...{ ...NO_PRICE, status: 'final', unit: 598_500, total: 598_500, leadDays: 18 },
};

/** The overview over a server that answers so about prices; what was asked of it is kept. */
async function openPriced(
  list: ListAnswer,
  world: WizardWorld = {},
  actions: readonly WizardAction[] = A_COMPLETE_DRAFT,
) {
  beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
  return openFor(list, world, actions);
}

async function openFor(list: ListAnswer, world: WizardWorld, actions: readonly WizardAction[]) {
  const asked: string[] = [];
  const answer = (path: string) => {
    if (path === `/api${priceRoutes.list.path}`) return list;
    return path === `/api${priceRoutes.evaluate.path}` ? EVALUATED : undefined;
  };
  const rendered = await openWizard({
    locale: 'en',
    stored: aDraft(actions),
    price: LIVE_PRICE,
    also: (path) => {
      const result = answer(path);
      if (result === undefined) return undefined;
      asked.push(path.replace('/api/v1/prices/', ''));
      return Response.json({ code: 0, result, description: '' });
    },
    ...world,
  });
  return { ...rendered, asked };
}

/** The list with gear units at so many times their price. */
function dearer(times: number): ListAnswer {
  const { list } = BREAKDOWN;
  const rows = list?.rows?.map((row) => (row.component === 'unit' ? { ...row, list: row.list * times } : row)) ?? null;
  return { ...BREAKDOWN, list: list && { ...list, id: '018f3a00-0000-7000-8000-000000000002', version: 2, rows } };
}

/** What the browser keeps of the draft, once what was told of it is among that. */
function keptDraft(): Promise<string> {
  return waitFor(() => {
    const kept = localStorage.getItem('cpq_jie') ?? '';
    expect(kept).toContain('"noted"');
    return kept;
  });
}

const panel = (name = 'Price') => screen.findByRole('region', { name });

describe('the price in the wizard', () => {
  it('is worked out here, with how it comes about, and says that it is invented', async () => {
    const { asked } = await openPriced(BREAKDOWN);
    const told = await panel();
    expect(told.textContent).toContain('Demo price');
    expect(told.textContent).toContain('CNY, without VAT.');
    expect(told.textContent).toMatch(/Lead time\d+ days/);
    const rows = within(within(told).getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    expect(rows[0]).toBe('Gear unit JRT K 67 3CN¥4,690.00');
    expect(rows.some((row) => row?.startsWith('Group discount 30%'))).toBe(true);
    const unit = rows.at(-1)?.replace('Unit price', '') ?? '';
    expect(unit).toMatch(/^CN¥[\d,]+\.00$/);
    expect(told.querySelector('p')?.textContent).toBe(unit);
    expect(asked).toEqual(['list']);
  });

  it('is asked for once where net prices are shown, and tells no more', async () => {
    const { asked } = await openPriced(NET);
    await waitFor(async () => expect((await panel()).textContent).toContain('CN¥5,985.00'));
    expect((await panel()).textContent).toContain('Demo price');
    expect(screen.queryByText('How the price comes about')).toBeNull();
    expect(asked).toEqual(['list', 'evaluate']);
  });

  it('says beside the options of a step what each would change, and nothing beside what stands', async () => {
    await openPriced(BREAKDOWN, {}, [...A_COMPLETE_DRAFT, { type: 'goTo', step: 4 }]);
    const option = await screen.findByRole('radio', { name: /^FKM/ });
    await waitFor(() => expect(option.textContent).toMatch(/\+CN¥\d+\.00/));
    for (const standing of screen.getAllByRole('radio', { checked: true }))
      expect(standing.textContent).not.toContain('CN¥');
  });

  it('says nothing beside options where net prices are shown', async () => {
    await openPriced(NET, {}, [...A_COMPLETE_DRAFT, { type: 'goTo', step: 4 }]);
    await waitFor(async () => expect((await panel()).textContent).toContain('CN¥5,985.00'));
    const option = await screen.findByRole('radio', { name: /^FKM/ });
    expect(option.textContent).not.toContain('CN¥');
  });

  it('speaks Chinese', async () => {
    await openPriced(BREAKDOWN, { locale: 'zh-cn' });
    const told = await panel('价格');
    expect(told.textContent).toContain('演示价格');
    expect(told.textContent).toContain('不含增值税');
    expect(told.textContent).toContain('价格构成');
  });

  it('waits until the configuration is complete', async () => {
    const { asked } = await openPriced(NET, {}, A_COMPLETE_DRAFT.slice(0, 2));
    expect((await panel()).textContent).toBe('PriceThe price appears once the configuration is complete.');
    expect(asked).toEqual(['list']);
  });

  it('is at least so much with special wishes', async () => {
    const wishes: WizardAction = { type: 'change', change: { kind: 'choose', field: 'specialWishes', value: 'yes' } };
    const words: WizardAction = {
      type: 'change',
      change: { kind: 'write', field: 'customizedRequirements', text: 'A crate' },
    };
    await openPriced(BREAKDOWN, {}, [...A_COMPLETE_DRAFT, wishes, words]);
    await waitFor(async () => expect((await panel()).querySelector('p')?.textContent).toMatch(/^from CN¥/));
  });

  it('is on request where the list has no row, which is named in words', async () => {
    const rows = BREAKDOWN.list?.rows?.filter(({ component }) => component !== 'assembly') ?? null;
    await openPriced({ ...BREAKDOWN, list: BREAKDOWN.list && { ...BREAKDOWN.list, rows } });
    expect((await panel()).textContent).toBe('PricePrice on request: the price list does not have Assembly type KAF.');
  });

  it.each<[ListAnswer['onRequest'], string]>([
    ['no-terms', 'no terms have been agreed yet'],
    ['no-list', 'no price list is in force'],
  ])('is on request from the first choice on, and why: %s', async (onRequest, said) => {
    const { asked } = await openPriced({ ...NET, onRequest }, {}, []);
    expect((await panel()).textContent).toContain(said);
    expect(asked).toEqual(['list']);
  });

  it('says once that the price of a draft was recomputed since it was left, and of what it was', async () => {
    const { unmount } = await openPriced(BREAKDOWN);
    const before = (await panel()).querySelector('p')?.textContent ?? '';
    const left = await keptDraft();
    unmount();
    const opened = await openPriced(dearer(2), { stored: left });
    const told = await panel();
    const now = told.querySelector('p')?.textContent ?? '';
    const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
    expect(now).not.toBe(before);
    expect(within(told).getByRole('status').textContent).toBe(
      `The price was recomputed: ${before} on ${day}, ${now} today.`,
    );
    await waitFor(async () => expect(await keptDraft()).not.toBe(left));
    const again = await keptDraft();
    opened.unmount();
    await openPriced(dearer(2), { stored: again });
    expect(within(await panel()).queryByRole('status')).toBeNull();
  });

  it('says so as well where net prices are shown, and not of another product than was left', async () => {
    const { unmount } = await openPriced(BREAKDOWN);
    await panel();
    const left = await keptDraft();
    unmount();
    const same = await openPriced(NET, { stored: left });
    await waitFor(async () =>
      expect(within(await panel()).getByRole('status').textContent).toContain('CN¥5,985.00 today'),
    );
    same.unmount();
    const other: WizardAction = { type: 'change', change: { kind: 'choose', field: 'builtInType', value: 'KF' } };
    const { draft } = JSON.parse(left).common;
    const changed = JSON.parse(aDraft([...A_COMPLETE_DRAFT, other]));
    await openPriced(dearer(2), { stored: JSON.stringify({ common: { ...changed.common, draft } }) });
    await waitFor(async () => expect((await panel()).querySelector('p')?.textContent).toContain('CN¥'));
    expect(within(await panel()).queryByRole('status')).toBeNull();
  });

  it('is nothing to who is shown no prices, and nothing is asked', async () => {
    const { asked } = await openPriced({ shown: 'none', onRequest: null, list: null });
    await waitFor(() => expect(asked).toEqual(['list']));
    expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
  });

  it('is nothing to visitors, and comes with the login', async () => {
    const { asked } = await openFor(BREAKDOWN, {}, A_COMPLETE_DRAFT);
    await screen.findByRole('button', { name: 'Complete and add to list' });
    expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
    expect(asked).toEqual([]);
    act(() => beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } }));
    expect(await panel()).toBeTruthy();
  });
});
