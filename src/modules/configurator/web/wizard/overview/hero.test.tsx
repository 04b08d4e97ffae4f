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
    const terms = within(hero).getAllByRole('term').slice(0, 8);
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

  it('tells at a glance how the drive is supplied and what it stands up to', async () => {
    const { hero } = await openOverview(A_COMPLETE_DRAFT);
    const facts = within(hero).getAllByRole('definition').slice(8);
    expect(facts.map(({ textContent }) => textContent)).toEqual(['DN(IE3)', 'IP55', 'Three-phase 380 V', '50 Hz']);
  });

  const SINGLE_PHASE: readonly WizardAction[] = [
    ...A_COMPLETE_DRAFT.slice(0, -1),
    { type: 'change', change: { kind: 'choose', field: 'motorVoltage', value: '1AC 220V' } },
    { type: 'goTo', step: 5 },
  ];

  it('states no efficiency class of a motor that has none, wherever it tells the class', async () => {
    const { user, hero } = await openOverview(SINGLE_PHASE);
    expect(within(hero).getByText('Efficiency class').nextSibling?.textContent).toBe('–');
    await user.click(screen.getByText(/^Everything \(\d\d\)$/));
    expect(screen.getAllByText('Efficiency class')).toHaveLength(2);
    expect(screen.queryByText('DN(IE3)')).toBeNull();
  });

  it('ticks no figure that is to be confirmed', async () => {
    const figures = asking(24.2).slice(2, 5);
    const [gear, input, ...rest] = SINGLE_PHASE;
    const { hero } = await openOverview([gear, input, ...figures, ...rest].flatMap((action) => action ?? []));
    const items = within(within(hero).getByRole('list', { name: 'Checked against your requirement' }));
    const told = items.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(told.at(-2)).toBe('fB 1.40 ≥ 1.20 (+16 %), to be confirmed');
    for (const item of items.getAllByRole('listitem')) expect(item.className).not.toContain('met');
  });

  const asking = (speed: number): readonly WizardAction[] => [
    ...A_COMPLETE_DRAFT.slice(0, 2),
    { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: speed } },
    { type: 'change', change: { kind: 'search', field: 'serviceFactor', value: 1.2 } },
    { type: 'change', change: { kind: 'choose', field: 'motorPower', value: '1.5' } },
    ...A_COMPLETE_DRAFT.slice(2),
  ];

  it('tells what the drive was checked against, figure by figure', async () => {
    const { hero } = await openOverview(asking(24.2));
    const list = within(hero).getByRole('list', { name: 'Checked against your requirement' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    ).toEqual([
      'Output speed 24.4 r/min for 24.2 r/min (+0.9 %)',
      'Motor power 1.5 kW as requested',
      'fB 1.40 ≥ 1.20 (+16 %)',
      expect.stringMatching(/^Overhung load: not given, not checked \([\d,]+ N permitted\)$/),
    ]);
    expect(within(hero).getByText('Fully configured').className).toContain('fits');
  });

  it('is not green where the speed is not the one that was asked for', async () => {
    const { hero } = await openOverview(asking(26));
    expect(within(hero).getByText('Fully configured, not as requested').className).toContain('near');
    expect(within(hero).getByText(/for 26\.0\sr\/min \(−6\.1 %\)$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Sizing/ }).textContent).toContain('needs attention');
  });

  it('is not green with a motor whose figures are those of the standard one', async () => {
    const explosionProof: WizardAction = {
      type: 'change',
      change: { kind: 'choose', field: 'motorType', value: 'EX' },
    };
    const { hero } = await openOverview([...A_COMPLETE_DRAFT, explosionProof]);
    expect(within(hero).getByText('Fully configured, figures to be confirmed').className).toContain('near');
    expect(
      screen.getByText(/^Explosion-proof motor: type of protection, certificate and data hold only once/),
    ).toBeTruthy();
    expect(screen.getByText(/^For the explosion-proof motor please state: zone/)).toBeTruthy();
  });

  it('is checked against nothing where nothing was asked for', async () => {
    const { hero } = await openOverview(A_COMPLETE_DRAFT);
    expect(within(hero).queryByText('Checked against your requirement')).toBeNull();
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

  it('tells beside a brake how large its torque is', async () => {
    const brake: WizardAction = { type: 'change', change: { kind: 'choose', field: 'brakes', value: 'BE2' } };
    await openOverview([...A_COMPLETE_DRAFT.slice(0, -1), brake, { type: 'goTo', step: 5 }]);
    const [said] = screen.getAllByText('Braking torque up to 20 Nm');
    expect(said?.parentElement?.textContent).toBe('BE2Braking torque up to 20 Nm');
  });

  it('adds to the list by one button alone, by way of the login for a visitor', async () => {
    const { user } = await openOverview(A_COMPLETE_DRAFT);
    await user.click(screen.getByRole('button', { name: /add to list/i }));
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
