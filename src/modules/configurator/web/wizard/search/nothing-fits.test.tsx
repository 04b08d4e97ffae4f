// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import {
  A_COMPLETE_DRAFT,
  aDraft,
  onTheWire,
  openWizard,
} from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const K67 = aRow('K67', '90L');
const ON_STEP_2 = [...A_COMPLETE_DRAFT.slice(0, 2), { type: 'goTo', step: 1 } as const];

describe('what only nearly fits, and an empty answer', () => {
  it('shows near misses apart, each with what it lacks', async () => {
    const near = { ...K67, serviceFactor: 0.9, usableTorque: 270, outputTorque: 300 };
    await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 25 } }]),
      found: () => ({
        total: 1,
        rows: [onTheWire(aRow('K67', '90L', { id: 'another' }))],
        nearMisses: [
          { row: onTheWire(near), reason: { code: 'service-factor-below-required', text: 'from the server' } },
        ],
      }),
    });
    const region = await screen.findByRole('region', { name: 'Near misses' });
    expect(within(region).getByText(/gears allow 270 Nm, 300 Nm required/)).toBeTruthy();
  });

  it('says of one that lacks less than a digit that it lies just below', async () => {
    const near = { ...K67, serviceFactor: 0.9993, usableTorque: 599.8, outputTorque: 600.2 };
    await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 25 } }]),
      found: () => ({
        nearMisses: [
          { row: onTheWire(near), reason: { code: 'service-factor-below-required', text: 'from the server' } },
        ],
      }),
    });
    const region = await screen.findByRole('region', { name: 'Near misses' });
    expect(within(region).getByText(/^Just below the 600\sNm required$/)).toBeTruthy();
  });

  it('shows the nearest five of many near misses, and the others when asked', async () => {
    const nearMisses = Array.from({ length: 24 }, (_, at) => ({
      row: onTheWire({ ...K67, id: `near-${at}`, serviceFactor: 0.9 }),
      reason: { code: 'service-factor-below-required' as const, text: 'from the server' },
    }));
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 25 } }]),
      found: () => ({
        total: 1,
        rows: [onTheWire(aRow('K67', '90L', { id: 'another' }))],
        nearMisses,
        nearMissTotal: 63,
      }),
    });
    const region = within(await screen.findByRole('region', { name: 'Near misses' }));
    expect(region.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByText(/Showing the 5 nearest of 63/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the 24 nearest' }));
    expect(region.getAllByRole('radio')).toHaveLength(24);
    expect(screen.getByText(/Showing the 24 nearest of 63/)).toBeTruthy();
  });

  it('names the one limit to relax when nothing fits, and relaxes it', async () => {
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'serviceFactor', value: 9 } }]),
      found: (asked) =>
        asked.get('serviceFactor') === '9'
          ? { relax: { field: 'serviceFactor', part: 'filter', value: 1.5, rows: 4, text: 'With 1.5 there are 4' } }
          : { total: 1, rows: [onTheWire(K67)] },
    });
    await user.click(await screen.findByRole('button', { name: 'With 1.5 there are 4' }));
    expect(await screen.findByRole('radio', { name: /K67/ })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Service factor').value).toBe('1.5');
  });

  it.each<[Locale, RegExp, string]>([
    [
      'en',
      /^This is beyond JRT \(.*\)\. 500\skW at 50\sr\/min means about 95\.5\skNm at the output/,
      'Ask an engineer',
    ],
    ['zh-cn', /^已超出 JRT 的范围（.*）。 500\skW、50\sr\/min 相当于输出扭矩约 95\.5\skNm/, '请工程师协助'],
  ])(
    'leads with a load beyond the line to an engineer, and to the lines that give it: %s',
    async (locale, said, ask) => {
      await openWizard({ locale, at: '/wizard?q=500 kW 50 r/min', found: () => ({ total: 0, rows: [] }) });
      const told = await screen.findByText(said);
      const answer = within(told.parentElement!);
      expect(answer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([ask]);
      expect(answer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/product-config/config-select/JRH?q=500+kW+50+r%2Fmin',
        '/product-config/config-select/JRP?q=95500+Nm+i+29',
      ]);
    },
  );

  it.each<[Locale, string, string]>([
    ['en', 'Tolerance ±3 %', 'Tolerance ±5 %'],
    ['zh-cn', '允许偏差 ±3%', '允许偏差 ±5%'],
  ])('shows the tolerance of the speed beside it, and finds by another one: %s', async (locale, usual, wider) => {
    const { user } = await openWizard({
      locale,
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 50 } }]),
      found: (asked) => (asked.get('delta') === '0.05' ? { total: 1, rows: [onTheWire(K67)] } : { total: 0, rows: [] }),
    });
    await user.click(await screen.findByRole('button', { name: usual }));
    await user.click(screen.getByRole('menuitemradio', { name: wider }));
    expect(await screen.findByRole('radio', { name: /K67/ })).toBeTruthy();
    expect(screen.getByText(/47\.5.*52\.5/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^(Next|下一步)$/ }));
    await user.click(screen.getByRole('button', { name: /^(Back|上一步)$/ }));
    expect(await screen.findByRole('button', { name: wider })).toBeTruthy();
  });

  it('names a wider tolerance before what nearly fits, and takes it', async () => {
    const near = { ...K67, outputSpeed: 51.51 };
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 50 } }]),
      found: (asked) =>
        asked.get('delta') === '0.05'
          ? { total: 1, rows: [onTheWire(near)] }
          : {
              nearMisses: [{ row: onTheWire(near), reason: { code: 'outside-tolerance', text: '3.02 % above' } }],
              nearMissTotal: 1,
              relax: { field: 'delta', part: 'filter', value: 0.05, rows: 1, text: 'Speed tolerance ±5 %: 1' },
            },
    });
    const misses = await screen.findByRole('region', { name: 'Near misses' });
    const wider = screen.getByRole('button', { name: 'Speed tolerance ±5 %: 1' });
    expect(wider.compareDocumentPosition(misses)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(wider.className).toMatch(/primary/);
    expect(screen.getByRole('button', { name: 'Ask an engineer' }).className).not.toMatch(/primary/);
    await user.click(wider);
    expect(await screen.findByRole('button', { name: 'Tolerance ±5 %' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Near misses' })).toBeNull());
  });

  it('offers what only nearly fits before a limit to relax', async () => {
    const near = { ...K67, serviceFactor: 0.98 };
    await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 25 } }]),
      found: () => ({
        nearMisses: [{ row: onTheWire(near), reason: { code: 'service-factor-below-required', text: 'Reaches 0.98' } }],
        nearMissTotal: 1,
        relax: { field: 'motorPower', part: 'filter', value: 1.1, rows: 4, text: 'With 1.1 kW there are 4' },
      }),
    });
    const misses = await screen.findByRole('region', { name: 'Near misses' });
    const relaxed = screen.getByRole('button', { name: 'With 1.1 kW there are 4' });
    expect(misses.compareDocumentPosition(relaxed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/^Relaxing this one limit/)).toBeNull();
  });

  it('says not twice that they bear less than what is asked', async () => {
    const near = { ...K67, serviceFactor: 1.57 };
    await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2, { type: 'change', change: { kind: 'search', field: 'serviceFactor', value: 4 } }]),
      found: () => ({
        nearMisses: [{ row: onTheWire(near), reason: { code: 'service-factor-below-required', text: 'Reaches 1.57' } }],
        nearMissTotal: 1,
        relax: { field: 'serviceFactor', part: 'filter', value: 1.57, rows: 1, text: 'With 1.57 there is one' },
      }),
    });
    await screen.findByRole('region', { name: 'Near misses' });
    expect(screen.queryByRole('button', { name: 'With 1.57 there is one' })).toBeNull();
  });

  it('tells for a speed the line does not reach what the load means, and which lines have its torque', async () => {
    await openWizard({
      locale: 'en',
      at: '/wizard?q=0.12 kW 2 r/min',
      found: () => ({ relax: { field: 'outputSpeed', part: 'filter', value: 2.36, rows: 1, text: '2.36 r/min' } }),
    });
    const told = await screen.findByText(/^0\.12\skW at 2\sr\/min means about 573\sNm at the output/);
    const answer = within(told.parentElement!);
    expect(answer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '2.36 r/min',
      'Ask an engineer',
    ]);
    expect(answer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product-config/config-select/JRW?q=0.12+kW+2+r%2Fmin',
      '/product-config/config-select/JRP?q=573+Nm+i+725',
    ]);
  });

  it('tells of a speed far beyond the line which the nearest is, and advises no other machine', async () => {
    await openWizard({
      locale: 'en',
      at: '/wizard?q=10000 r/min',
      found: () => ({ relax: { field: 'outputSpeed', part: 'filter', value: 1050, rows: 4, text: '1050 r/min' } }),
    });
    const told = await screen.findByText(/nearest JRT has is: Output speed 1,?050\sr\/min/);
    const answer = within(told.parentElement!);
    expect(answer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask an engineer']);
  });
});
