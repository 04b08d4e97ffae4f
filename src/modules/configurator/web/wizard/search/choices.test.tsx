// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import { answeringWaysOut } from '#modules/configurator/testing/ways-out-over-sample.ts';
import {
  aDraft,
  keptValues,
  onTheWire,
  openWizard,
  type WizardWorld,
} from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const choose = (field: string, value: string): WizardAction => ({
  type: 'change',
  change: { kind: 'choose', field, value },
});
const STEP_2 = [
  choose('gearboxModel', 'K'),
  choose('inputType', 'motor'),
  { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 50 } },
  { type: 'goTo', step: 1 },
] as const satisfies readonly WizardAction[];

/** A speed the sample catalogue has. */
const AT_24_4: WizardAction = { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 24.4 } };

const COUNTED = { motorPower: [{ value: 1.5, count: 18 }] };
async function openPowers(actions: readonly WizardAction[] = STEP_2, found?: WizardWorld['found']) {
  const asked: URLSearchParams[] = [];
  const { user } = await openWizard({
    locale: 'en',
    stored: aDraft(actions),
    also: answeringWaysOut,
    ...(found && { found }),
    counted: (query) => {
      asked.push(query);
      return COUNTED;
    },
  });
  const power = await screen.findByRole('combobox', { name: 'Motor power' });
  return { user, power, asked };
}

describe('a choice of the search', () => {
  it('says beside each value how many basic types it would leave', async () => {
    const { user, power } = await openPowers();
    await user.click(power);
    expect(await screen.findByRole('option', { name: /^1\.5\skW\s?18 drives left$/ })).toBeTruthy();
    const none = screen.getByRole('option', { name: /^3\skW\s?0 drives left, Not available$/ });
    expect(none.getAttribute('aria-disabled')).toBe('true');
  });

  it('is moved through by keys, which choose nothing until Enter', async () => {
    const { user, power } = await openPowers();
    power.focus();
    await user.keyboard('1.5');
    expect(keptValues().motorPower).toBeUndefined();
    const active = document.getElementById(power.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('1.5');
    await user.keyboard('{Enter}');
    expect(keptValues().motorPower).toBe('1.5');
    expect([document.activeElement, power.getAttribute('aria-expanded')]).toEqual([power, 'false']);
  });

  it.each(['{Escape}', '{Tab}'])('closes by %s and changes nothing', async (key) => {
    const { user, power } = await openPowers();
    power.focus();
    await user.keyboard(`{ArrowDown}{End}${key}`);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(keptValues().motorPower).toBeUndefined();
  });

  it('that is excluded by the mains chosen first says so, and leaves them as they are', async () => {
    const { user, power } = await openPowers([choose('motorVoltage', '1AC 220V'), ...STEP_2, AT_24_4]);
    await user.click(power);
    await user.click(await screen.findByRole('option', { name: /^3\skW/ }));
    const panel = screen.getByRole('group', { name: /^3\skW is not available here/ });
    expect(within(panel).getByRole('button', { name: /^Motor voltage: Single-phase 220/ })).toBeTruthy();
    expect((await within(panel).findByRole('status')).textContent).toContain('Single-phase 220');
    expect(within(panel).queryByRole('button', { name: 'Apply' })).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Leave as it is' }));
    expect(keptValues()).toMatchObject({ motorVoltage: '1AC 220V' });
    expect(document.activeElement).toBe(power);
  });

  it('that would leave no row says what it is asked with, and offers no other figures in their place', async () => {
    const { user, power } = await openPowers();
    await user.click(power);
    await user.click(await screen.findByRole('option', { name: /^3\skW.*not available/i }));
    const panel = screen.getByRole('group', { name: /^3\skW: no drive left/ });
    expect(panel.textContent).toContain('Output speed: 50');
    expect((await within(panel).findByRole('status')).textContent).toContain('50\u00a0r/min');
    expect(within(panel).queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('that would leave no row offers the drive that only just lies beside the speed, with its reason', async () => {
    const beside = {
      code: 'outside-tolerance',
      text: '51.51 r/min is 3.02 % above',
      column: 'outputSpeed',
      side: 'over',
    };
    const weak = { code: 'service-factor-below-required', text: 'too weak' };
    const nearRow = (id: string, size: string) => onTheWire({ ...aRow('K67', '100L2'), id, reduceUnitSize: size });
    const { user, power } = await openPowers(STEP_2, (query) =>
      query.get('motorPower') === '3'
        ? {
            nearMisses: [
              { row: nearRow('WEAK', '47'), reason: weak },
              { row: nearRow('BESIDE', '67'), reason: beside },
            ] as never,
            verdicts: [{ id: 'BESIDE', verdict: 'below-demand', reserve: 2.677, isLighter: false }],
          }
        : {},
    );
    await user.click(power);
    await user.click(await screen.findByRole('option', { name: /^3\skW.*not available/i }));
    const panel = within(screen.getByRole('group', { name: /^3\skW: no drive left/ }));
    const list = within(await panel.findByRole('list', { name: /^Only just outside the tolerance$/ }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Take K67 /),
    ]);
    expect(list.getByText(/^fB\s2\.67 · 51\.51 r\/min is 3\.02 % above$/)).toBeTruthy();
    await user.click(list.getByRole('button'));
    expect(await screen.findByText(/^Chosen: K67/)).toBeTruthy();
  });

  it('asks the counts with what was chosen in other steps', async () => {
    const { asked } = await openPowers([choose('motorVoltage', '1AC 220V'), ...STEP_2]);
    expect(asked.at(-1)?.get('given')).toBe('motorVoltage:1AC 220V');
  });
});
