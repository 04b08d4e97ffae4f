// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const OVERSIZED = aRow('K67', '90L', { inputType: 'motor', serviceFactor: 3.4 });
const WITH_OVERSIZED = A_COMPLETE_DRAFT.map((action) =>
  action.type === 'change' && action.change.kind === 'basicType'
    ? ({ type: 'change', change: { kind: 'basicType', row: OVERSIZED } } as const)
    : action,
);

describe('a warning', () => {
  it('stands in the summary and in the overview, as a way to what it is about, and blocks nothing', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(WITH_OVERSIZED) });
    const list = await screen.findByRole('region', { name: 'Worth knowing' });
    expect(list.querySelector('details')?.open).toBe(true);
    const warning = within(list)
      .getAllByRole('button')
      .find(({ textContent }) => textContent?.includes('3.4'));
    await user.click(warning!);
    expect(screen.getByRole('heading', { level: 2, name: 'Sizing' })).toBeTruthy();
    expect(screen.getAllByRole('note').some(({ textContent }) => textContent?.includes('3.4'))).toBe(true);
    const folded = await screen.findByRole('region', { name: 'Worth knowing' });
    expect(folded.querySelector('details')?.open).toBe(false);
  });

  it('is shown beside its field and read out when it arises, not before', async () => {
    const before = [...A_COMPLETE_DRAFT, { type: 'goTo', step: 3 } as const];
    const { user } = await openWizard({ locale: 'en', stored: aDraft(before) });
    await screen.findByRole('heading', { level: 2, name: 'Motor options' });
    const [status] = screen.getAllByRole('status');
    expect(status?.textContent).not.toMatch(/Please note/);
    await user.click(screen.getByRole('radio', { name: /^BE2\b/ }));
    await user.click(screen.getByRole('checkbox', { name: /double|second shaft/i }));
    const note = screen.getAllByRole('note')[0]?.textContent ?? '';
    expect(note.length).toBeGreaterThan(20);
    expect(status?.textContent).toContain(`Please note: ${note}`);
  });
});
