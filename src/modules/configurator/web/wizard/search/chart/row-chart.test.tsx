// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { openResultsAt50, verdict } from '#modules/configurator/web/wizard/testing/search-results.tsx';
import { onTheWire } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const FAST = aRow('K67', '90L', { id: 'fast', outputSpeed: 51.2, outputTorque: 264 });
const BEST = aRow('K67', '90L', { id: 'best', outputSpeed: 50.1, outputTorque: 270 });
const LARGE = aRow('K67', '90L', { id: 'large', outputSpeed: 48.7, outputTorque: 278 });
const NEAR = aRow('K67', '90L', { id: 'near', outputSpeed: 49.5, outputTorque: 274 });

const FOUND: Partial<RowPage> = {
  total: 312,
  oversizedTotal: 1,
  rows: [BEST, FAST, LARGE].map(onTheWire),
  nearMisses: [{ row: onTheWire(NEAR), reason: { code: 'service-factor-below-required', text: 'too weak' } }],
  nearMissTotal: 1,
  picks: [{ pick: 'recommended', row: onTheWire(BEST), reasons: ['meets-demand'] }],
  verdicts: [verdict(BEST, 'fits'), verdict(FAST, 'fits'), verdict(LARGE, 'oversized')],
};

async function openChart() {
  const { user, asked } = await openResultsAt50(FOUND);
  await user.click(await screen.findByRole('radio', { name: 'Chart' }));
  const chart = await screen.findByRole('group', { name: /^Chart of 4 basic types/ });
  return { user, asked, chart, points: () => within(chart).getAllByRole('button') };
}

describe('the chart', () => {
  it('has a point for every row found and near miss, from the slowest to the fastest, each with its name', async () => {
    const { asked, points } = await openChart();
    expect(asked.at(-1)?.get('pageSize')).toBe('200');
    expect(points().map((point) => point.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^K67 · 48\.7\sr\/min · 278\sNm · fB\s.*\skg: larger than needed$/),
      expect.stringMatching(/^K67 · 49\.5\sr\/min · .*: near miss$/),
      expect.stringMatching(/^K67 · 50\.1\sr\/min · .*: recommended$/),
      expect.stringMatching(/^K67 · 51\.2\sr\/min · .*: fits$/),
    ]);
    expect(screen.getByText('The chart shows the first 3 of 312, best fit first.')).toBeTruthy();
  });

  it('is one stop of the Tab key: arrow keys walk the points and tell their figures, Space chooses', async () => {
    const { user, points } = await openChart();
    const [, near, best, fast] = points();
    expect(points().filter(({ tabIndex }) => tabIndex === 0)).toEqual([best]);
    best?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(fast);
    expect(screen.getByText(/^K67 · 51\.2\sr\/min/)).toBeTruthy();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(near);
    await user.keyboard('{ArrowRight} ');
    await waitFor(() => expect(points()[2]?.getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('heading', { level: 2, name: 'Sizing' })).toBeTruthy();
  });

  it.each(['press', 'Enter'])('goes on with a point by %s', async (way) => {
    const { user, points } = await openChart();
    if (way === 'press') await user.click(points()[3]!);
    else {
      points()[3]?.focus();
      await user.keyboard('{Enter}');
    }
    expect(await screen.findByRole('heading', { level: 2, name: 'Installation' })).toBeTruthy();
  });

  it('and the table point at each other', async () => {
    const { user, points } = await openChart();
    const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'));
    await user.hover(rows().find((row) => row.getAttribute('data-row') === 'fast')!);
    expect(points()[3]?.hasAttribute('data-pointed')).toBe(true);
    await user.hover(points()[1]!);
    expect(rows().filter((row) => row.hasAttribute('data-pointed'))).toEqual([
      rows().find((row) => row.getAttribute('data-row') === 'near'),
    ]);
  });

  it('can have the permissible torque up, and what it must be', async () => {
    const { user } = await openChart();
    await user.click(screen.getByRole('radio', { name: 'Ma max' }));
    expect(
      screen.getByRole('group', { name: /Permissible torque Ma max, Nm over Output speed n2, r\/min/ }),
    ).toBeTruthy();
  });
});
