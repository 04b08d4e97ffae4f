// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { loginRequest } from '#web/session/login-request.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  loginRequest.set(undefined);
  vi.restoreAllMocks();
});

/** A drive whose voltage is still to be told: the code is not the one it will have. */
const WITHOUT_ASSEMBLY: readonly WizardAction[] = [
  ...A_COMPLETE_DRAFT.slice(0, 2),
  { type: 'change', change: { kind: 'basicType', row: aRow('K67', '90L') } },
  { type: 'change', change: { kind: 'choose', field: 'specialWishes', value: 'yes' } },
  { type: 'goTo', step: 5 },
];

async function openOverview(actions: readonly WizardAction[]) {
  const rendered = await openWizard({ locale: 'en', stored: aDraft(actions) });
  return { ...rendered, hero: await screen.findByRole('region', { name: 'Type code' }) };
}

describe('the overview', () => {
  it('tells the eight figures once, each with its sign and unit', async () => {
    const { hero } = await openOverview(A_COMPLETE_DRAFT);
    const terms = within(hero).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent?.split(' ').at(-1))).toEqual([
      'n2',
      'Ma',
      'fB',
      'P',
      'i',
      'FRa',
      'm',
      'η',
    ]);
    expect(within(hero).getByText('5,000').textContent).toBe('5,000N');
    expect(screen.getAllByText('Output torque')).toHaveLength(1);
  });

  it('gives the type code to be copied once nothing is open', async () => {
    const { hero } = await openOverview(A_COMPLETE_DRAFT);
    expect(within(hero).getByText('Type code')).toBeTruthy();
    expect(within(hero).getByRole('button', { name: 'Copy the type code' })).toBeTruthy();
  });

  it('says "so far" of the type code before that, and gives nothing to copy', async () => {
    const { hero } = await openOverview(WITHOUT_ASSEMBLY);
    expect(within(hero).getByText('Type code so far')).toBeTruthy();
    expect(within(hero).queryByRole('button', { name: /copy/i })).toBeNull();
  });

  it('adds to the list, by way of the login for a visitor', async () => {
    const { user, hero } = await openOverview(A_COMPLETE_DRAFT);
    await user.click(within(hero).getByRole('button', { name: 'Add to list' }));
    await waitFor(() => expect(loginRequest.get()).toEqual({}));
  });

  it('is not done before it is saved', async () => {
    await openOverview(A_COMPLETE_DRAFT);
    expect(screen.getByRole('button', { name: /^Overview/ }).textContent).toContain('incomplete');
  });

  it('folds what differs from standard and everything, each with its count', async () => {
    const { user } = await openOverview(A_COMPLETE_DRAFT);
    expect(screen.getByText('Differs from standard (1)').closest('details')?.open).toBe(true);
    const everything = screen.getByText(/^Everything \(\d\d\)$/);
    expect(everything.closest('details')?.open).toBe(false);
    await user.click(everything);
    expect(everything.closest('details')?.open).toBe(true);
  });
});
