// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import { answeringWaysOut } from '#modules/configurator/testing/ways-out-over-sample.ts';
import { aDraft, keptValues, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';

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
async function openPowers(actions: readonly WizardAction[] = STEP_2) {
  const asked: URLSearchParams[] = [];
  const { user } = await openWizard({
    locale: 'en',
    stored: aDraft(actions),
    also: answeringWaysOut,
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

  it('that is excluded by a voltage chosen first says so, and offers the way out', async () => {
    const { user, power } = await openPowers([choose('motorVoltage', '1AC 220V'), ...STEP_2, AT_24_4]);
    await user.click(power);
    await user.click(await screen.findByRole('option', { name: /^3\skW/ }));
    const panel = screen.getByRole('group', { name: /^3\skW is not available here/ });
    expect(within(panel).getByRole('button', { name: /^Motor voltage: Single-phase 220/ })).toBeTruthy();
    await user.click(await within(panel).findByRole('button', { name: 'Apply' }));
    expect(keptValues().motorPower).toBe('3');
    expect(keptValues().motorVoltage).not.toBe('1AC 220V');
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

  it('asks the counts with what was chosen in other steps', async () => {
    const { asked } = await openPowers([choose('motorVoltage', '1AC 220V'), ...STEP_2]);
    expect(asked.at(-1)?.get('given')).toBe('motorVoltage:1AC 220V');
  });
});
