// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { answeringWaysOut } from '#modules/configurator/testing/ways-out-over-sample.ts';
import {
  A_COMPLETE_DRAFT,
  aDraft,
  onTheWire,
  openWizard,
} from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import type { RenderedScreen } from '#testing/browser.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const K67 = aRow('K67', '90L');
const K67_FOUND = { total: 1, rows: [onTheWire(K67)] };
const ON_STEP_2 = [...A_COMPLETE_DRAFT.slice(0, 2), { type: 'goTo', step: 1 } as const];

describe('the search of basic types', () => {
  it('asks for what was chosen and typed, and takes exactly one row', async () => {
    const asked: string[] = [];
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft(ON_STEP_2),
      found: (query) => {
        asked.push(query.toString());
        return { total: 1, rows: [onTheWire(K67)] };
      },
    });
    await user.type(await screen.findByLabelText('Output speed', { selector: 'input[type=text]' }), '24.4');
    await waitFor(() => expect(asked.at(-1)).toContain('outputSpeed=24.4'));
    expect(asked.at(-1)).toContain('gearboxModel=K');
    (await screen.findByRole('radio', { name: /K67/ })).focus();
    await user.keyboard(' ');
    expect(await screen.findByText(/^Chosen: K67/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /K67/ }).checked).toBe(true);
  });

  it.each<[string, (row: HTMLElement, user: RenderedScreen['user']) => Promise<void>]>([
    ['a press', (row, user) => user.click(row)],
    [
      'Enter',
      (row, user) => {
        row.focus();
        return user.keyboard('{Enter}');
      },
    ],
  ])('takes a row by %s and goes on to what is open', async (_by, take) => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(ON_STEP_2), found: () => K67_FOUND });
    await take(await screen.findByRole('radio', { name: /K67/ }), user);
    expect(await screen.findByRole('heading', { level: 2, name: 'Installation' })).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: 'Review and add' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^KAF\b/ }));
    await user.click(screen.getByRole('button', { name: 'Review and add' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Overview' })).toBeTruthy();
  });

  it('converts the speed into a ratio without a question, and tells so', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(ON_STEP_2) });
    await user.type(await screen.findByLabelText('Output speed', { selector: 'input[type=text]' }), '25{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Ratio' }));
    expect(screen.getByLabelText<HTMLInputElement>('Ratio', { selector: 'input[type=text]' }).value).toBe('58.2');
    const told = screen.getByText('Converted: Ratio: 58.2. Also set: Number of poles: 4.').parentElement;
    await user.click(within(told!).getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText<HTMLInputElement>('Output speed', { selector: 'input[type=text]' }).value).toBe('25');
  });

  it('says how far a row may lie from the speed and the torque that are asked for', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(ON_STEP_2) });
    const speed = await screen.findByRole('textbox', { name: 'Output speed' });
    expect(screen.getByRole('button', { name: 'Tolerance ±3 %' })).toBeTruthy();
    await user.type(speed, '50');
    expect(screen.getByText(/^48\.5\sr\/min to 51\.5\sr\/min$/)).toBeTruthy();
    await user.clear(speed);
    await user.type(speed, '25');
    expect(screen.getByText(/^24\.25\sr\/min to 25\.75\sr\/min$/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Output torque' }));
    await user.type(screen.getByLabelText('Output torque', { selector: 'input[type=text]' }), '300');
    expect(screen.getByText(/^Full motor torque, −3 % to one motor step up: 291\sNm to 464\sNm$/)).toBeTruthy();
  });

  it('folds what it takes for granted, and says how much of that is set', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(ON_STEP_2) });
    const fold = (await screen.findByText('More conditions')).closest('details');
    expect(fold?.open).toBe(false);
    for (const name of ['Motor type', 'Efficiency class', 'Motor frequency', 'Duty type'])
      expect(fold?.contains(screen.getByRole('combobox', { name }))).toBe(true);
    for (const name of ['Number of poles', 'Gear unit size', 'Motor frame size'])
      expect(fold?.contains(screen.getByRole('combobox', { name }))).toBe(false);
    await user.click(screen.getByText('More conditions'));
    await user.click(screen.getByRole('combobox', { name: 'Motor frequency' }));
    await user.click(screen.getByRole('option', { name: /^60 Hz/ }));
    expect(screen.getByText('More conditions (1 set)').closest('details')?.open).toBe(true);
  });

  it('unfolds a condition that something leads to', async () => {
    const ofClass = { type: 'change', change: { kind: 'choose', field: 'efficiencyClass', value: 'DU' } } as const;
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...ON_STEP_2.slice(0, 2), ofClass, { type: 'goTo', step: 3 }]),
      also: answeringWaysOut,
    });
    const voltage = within(await screen.findByRole('region', { name: /^Motor voltage/ }));
    for (const unfold of voltage.queryAllByRole('button', { name: /not available/ })) await user.click(unfold);
    await user.click(voltage.getByRole('radio', { name: /^Single-phase 220 V/ }));
    await user.click(voltage.getByRole('button', { name: 'Efficiency class: DU(IE4)' }));
    const chosen = await screen.findByRole('combobox', { name: 'Efficiency class' });
    expect(chosen.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(chosen);
  });

  it('says of a power without a speed that none of the drives is the right one yet', async () => {
    const { user } = await openWizard({
      locale: 'en',
      at: '/wizard?q=1.5 kW',
      found: () => ({ total: 1, rows: [onTheWire(K67)] }),
    });
    expect(await screen.findByText(/^No speed or ratio given/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enter speed' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Output speed' }));
  });

  it('says so and tries again when the catalogue cannot be reached', async () => {
    let isDown = true;
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft(ON_STEP_2),
      found: () => {
        if (isDown) throw new TypeError('down');
        return { total: 1, rows: [onTheWire(K67)] };
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('radio', { name: /K67/ })).toBeTruthy();
  });
});
