// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { granted, refused } from '#kernel/result.ts';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { shownModel } from '#modules/drawings/domain/solids/shown-model.ts';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import type { SolidAnswer, SolidOrder } from './drawing-messages.ts';
import { solidWished } from './preview-wish.ts';
import { ProductPreview } from './product-preview.tsx';

const A_SHAFT: Body = {
  ...{ kind: 'prism', name: 'shaft', paint: 'machined', place: HERE, from: 0, to: 40 },
  outer: circle([0, 0], 10),
  holes: [],
};
const A_DRIVE = granted({
  shown: shownModel({ bodies: [A_SHAFT], frames: [{ name: 'OUT_A', place: HERE }] }),
  dimensions: [
    {
      view: 'unit',
      letter: 'd',
      value: 20,
      tolerance: 'k6',
      confidence: 'published',
      means: { zh: '轴径', en: 'Shaft diameter' },
    },
    { view: 'unit', letter: 'h', value: 75, tolerance: '', confidence: 'approximate' },
  ] as const,
  marks: { 'unit-d': [HERE.at, [0, 0, 20]] } as const,
  collisions: [
    {
      code: 'box-below-foot',
      by: 12,
      text: { zh: '接线盒低于底脚平面', en: 'The terminal box reaches below the foot plane' },
    },
  ],
  sheet: undefined,
});

let orders: SolidOrder[] = [];
let answers: SolidAnswer[] = [];

const A_SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg"><g id="dimension-unit-d" data-dimension="unit-d"><path d="M0 0L1 1"/></g><a href="#dimension-unit-d"><text>d</text></a></svg>';

/** A worker that answers what the test has laid ready, the last of it for ever; the picture beside it is nobody's business here. */
class AWorker {
  onmessage: ((event: { readonly data: SolidAnswer }) => void) | null = null;
  postMessage(order: SolidOrder | { readonly name: string }): void {
    if (!('product' in order)) return;
    orders.push(order);
    const data = answers.length > 1 ? answers.shift() : answers[0];
    const told =
      data && data !== 'broken' && data.ok && order.sheet ? granted({ ...data.value, sheet: A_SHEET }) : data;
    if (told) queueMicrotask(() => act(() => this.onmessage?.({ data: told })));
  }
  terminate(): void {}
}

beforeEach(() => {
  [orders, answers] = [[], [A_DRIVE]];
  vi.stubGlobal('Worker', AWorker);
});
afterEach(() => {
  cleanup();
  endSession();
  solidWished.set(false);
  loginRequest.set(undefined);
  vi.unstubAllGlobals();
});

const signIn = () =>
  act(() => beginSession({ token: 'token', user: { id: 'buyer', username: 'buyer', organisationName: '' } }));
const openOverview = () =>
  openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), Preview: ProductPreview, texts: ['documents'] });

describe('the solid of the product', () => {
  it('is for who has signed in: a visitor is told so, stays at the step, and has it then', async () => {
    const { user } = await openOverview();
    await user.click(await screen.findByRole('button', { name: '3D view' }));
    expect(screen.getAllByText(/To preview the product drawings, please login/).length).toBeGreaterThan(0);
    expect(orders).toEqual([]);
    const [login] = screen.getAllByRole('button', { name: 'Log in' });
    if (login) await user.click(login);
    expect(loginRequest.get()).toBeDefined();
    signIn();
    expect(await screen.findByRole('button', { name: 'Enlarge and measure' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'What is in the way' }).textContent).toContain('below the foot plane');
    expect(orders[0]).toMatchObject({ line: 'JRT', product: { standing: { gearboxModel: 'K' } } });
  });

  it('gives way to the picture where the browser shows no solids, and says so', async () => {
    signIn();
    const { user } = await openOverview();
    await user.click(await screen.findByRole('button', { name: '3D view' }));
    expect(await screen.findByText('This browser cannot show 3D models, so here is the picture.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The drive as it is configured' })).toBeTruthy();
  });

  it('says which dimension is missing where there is none', async () => {
    answers = [refused({ missing: { zh: 'K · 187 · d', en: 'K · 187 · d' } })];
    signIn();
    const { user } = await openOverview();
    await user.click(await screen.findByRole('button', { name: '3D view' }));
    expect(await screen.findByText(/cannot be drawn yet. Missing: K · 187 · d/)).toBeTruthy();
  });

  it('that could not be loaded is asked for once more', async () => {
    answers = ['broken', A_DRIVE];
    signIn();
    const { user } = await openOverview();
    await user.click(await screen.findByRole('button', { name: '3D view' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The 3D model could not be loaded.')).toBeNull());
    expect(orders).toHaveLength(2);
  });

  it('is measured between its places, and tells its dimensions', async () => {
    signIn();
    const { user } = await openOverview();
    await user.click(await screen.findByRole('button', { name: '3D view' }));
    await user.click(await screen.findByRole('button', { name: 'Enlarge and measure' }));
    expect(screen.getByText('Choose two places.')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'd 20 k6 Shaft diameter' }).title).toBe('Shaft diameter');
    expect(screen.getByRole('row', { name: 'h ≈ 75' })).toBeTruthy();
  });

  it('has a sheet whose dimensions are found from the table, and from which they are found there', async () => {
    signIn();
    const { user } = await openOverview();
    await user.click(await screen.findByRole('button', { name: '3D view' }));
    await user.click(await screen.findByRole('button', { name: 'Enlarge and measure' }));
    await user.click(screen.getByRole('radio', { name: 'Dimension sheet' }));
    const letter = await screen.findByRole('button', { name: 'd' });
    await user.click(letter);
    const dimension = () => document.querySelector('[data-dimension]');
    expect([letter.getAttribute('aria-pressed'), dimension()?.hasAttribute('data-chosen')]).toEqual(['true', true]);
    const link = document.querySelector('svg a text');
    if (link) await user.click(link);
    expect([letter.getAttribute('aria-pressed'), dimension()?.hasAttribute('data-chosen')]).toEqual(['false', false]);
    expect(location.hash).toBe('');
  });
});
