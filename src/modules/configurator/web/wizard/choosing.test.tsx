// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringWaysOut } from '#modules/configurator/testing/ways-out-over-sample.ts';
import { A_COMPLETE_DRAFT, aDraft, keptValues, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('choosing', () => {
  it('an option marks it, implies what follows, and keeps the draft in the browser', async () => {
    const { user } = await openWizard();
    await user.click(await screen.findByRole('radio', { name: /^K 斜齿轮/ }));
    expect(screen.getByRole('radio', { name: /^K 斜齿轮/ }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('radio', { name: /直角轴.*由其他选择确定/ }).getAttribute('aria-checked')).toBe('true');
    expect(keptValues()).toEqual({ gearboxModel: 'K' });
  });

  it('moves by arrow keys without choosing, and chooses by Enter', async () => {
    const { user } = await openWizard();
    (await screen.findByRole('radio', { name: /^R 斜齿轮/ })).focus();
    await user.keyboard('{ArrowRight}');
    expect(keptValues()).toEqual({});
    await user.keyboard('{Enter}');
    expect(keptValues()).toEqual({ gearboxModel: 'F' });
  });

  it('speaks English to those who read English', async () => {
    await openWizard({ locale: 'en' });
    expect(await screen.findByRole('radio', { name: /^K helical-bevel/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'JRT gear motors' })).toBeTruthy();
  });

  it('what a range is of stands under the name of the field, and is read with it', async () => {
    await openWizard({ locale: 'en', stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 4 }]) });
    const oils = await screen.findByRole('radiogroup', { name: 'Mineral oil grade' });
    const hint = document.getElementById(oils.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/in brackets the ambient temperatures/);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Lubrication', 'Sealing', 'Corrosion protection', 'Colour and nameplate']),
    );
  });

  it('a brake says what it set beside, and takes it all back', async () => {
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 3 }]),
    });
    await user.click(await screen.findByRole('radio', { name: /^BE2\b/ }));
    const told = screen.getByText(/^Also set: .*Brake voltage: AC 220/).parentElement;
    await user.click(within(told!).getByRole('button', { name: 'Undo' }));
    expect(keptValues().brakes).toBeUndefined();
    expect(keptValues().brakingVoltage).toBeUndefined();
  });
});

describe('a change that clears what the person chose', () => {
  const open = () => openWizard({ locale: 'en', stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 0 }]) });

  it('is listed before it happens, and cancelling leaves everything and the focus as they were', async () => {
    const { user } = await open();
    const worm = await screen.findByRole('radio', { name: /^S helical-worm/ });
    await user.click(worm);
    const panel = screen.getByRole('group', { name: 'This also changes what you chose before:' });
    expect(within(panel).getByRole('rowheader', { name: 'Assembly type' })).toBeTruthy();
    expect(within(panel).getByRole('rowheader', { name: 'Drive' })).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Cancel' }));
    expect(keptValues()).toMatchObject({ gearboxModel: 'K', builtInType: 'KAF' });
    expect(document.activeElement).toBe(worm);
  });

  it('is made by Apply, told in one line, and undone from there or by Ctrl+Z', async () => {
    const { user } = await open();
    const worm = await screen.findByRole('radio', { name: /^S helical-worm/ });
    await user.click(worm);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(keptValues()).toEqual({ gearboxModel: 'S', inputType: 'motor' });
    expect(screen.getByText(/^Cleared: .*Assembly type/)).toBeTruthy();
    expect(document.activeElement).toBe(worm);
    await user.keyboard('{Control>}z{/Control}');
    expect(keptValues()).toMatchObject({ gearboxModel: 'K', builtInType: 'KAF' });
    expect(screen.getByText(/^Undone: /)).toBeTruthy();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(keptValues()).toEqual({ gearboxModel: 'S', inputType: 'motor' });
  });
});

describe('a change after which something still fits', () => {
  const open = () =>
    openWizard({
      locale: 'en',
      stored: aDraft([
        ...A_COMPLETE_DRAFT,
        { type: 'goTo', step: 2 },
        { type: 'change', change: { kind: 'choose', field: 'installationPosition', value: 'M4' } },
      ]),
    });

  it('offers to keep it before all else, and says of it that it can be kept', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /^KA\b/ }));
    const panel = screen.getByRole('group', { name: 'This also changes what you chose before:' });
    const names = within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Apply and keep these', 'Apply', 'Cancel']);
    const position = within(panel).getByRole('row', { name: /^Mounting position/ });
    expect(position.textContent).toMatch(/Can be kept; otherwise back to standard/);
    await user.click(within(panel).getByRole('button', { name: 'Apply and keep these' }));
    expect(keptValues()).toMatchObject({ builtInType: 'KA', installationPosition: 'M4' });
  });

  it('gives it up where the person says so', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /^KA\b/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(keptValues().installationPosition).toBeUndefined();
  });
});

describe('another input', () => {
  const asked = [
    ...A_COMPLETE_DRAFT.slice(0, 2),
    { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 24.4 } },
    { type: 'change', change: { kind: 'choose', field: 'motorPower', value: '1.5' } },
  ] as const;

  it('keeps what was asked for, tells so, and all of it is undone at once', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(asked) });
    await user.click(await screen.findByRole('radio', { name: /^IEC adapter/ }));
    const said = 'Still asked for: Output speed: 24.4\u00a0r/min, Motor power: 1.5\u00a0kW.';
    const told = screen.getByText(said, { normalizer: (text) => text }).parentElement;
    await user.click(screen.getByRole('button', { name: /^Sizing/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Motor power', { selector: 'input[type=text]' }).value).toBe('1.5');
    await user.click(within(told!).getByRole('button', { name: 'Undo' }));
    expect(keptValues()).toMatchObject({ inputType: 'motor', motorPower: '1.5' });
  });

  it('says beforehand what stays and what goes, where something goes', async () => {
    const chosen = [...asked, ...A_COMPLETE_DRAFT.slice(2, 4)];
    const { user } = await openWizard({ locale: 'en', stored: aDraft(chosen) });
    await user.click(await screen.findByRole('radio', { name: /^IEC adapter/ }));
    const panel = screen.getByRole('group', { name: 'This also changes what you chose before:' });
    expect(within(panel).getByRole('rowheader', { name: 'Drive' })).toBeTruthy();
    expect(within(panel).queryByRole('rowheader', { name: 'Motor power' })).toBeNull();
    expect(
      within(panel).getByText(/^Still asked for: Output speed: 24\.4\sr\/min, Motor power: 1\.5\skW\.$/),
    ).toBeTruthy();
  });
});

describe('an excluded option', () => {
  it('says why, names the choice in its way, and offers a way out that works', async () => {
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft(A_COMPLETE_DRAFT.slice(0, 2)),
      also: answeringWaysOut,
    });
    const coaxial = await screen.findByRole('radio', { name: /^Coaxial.*not available/i });
    expect(coaxial.getAttribute('aria-disabled')).toBe('true');
    await user.click(coaxial);
    const panel = screen.getByRole('group', { name: 'Coaxial is not available here' });
    expect(within(panel).getByText(/K and S are right-angle units/)).toBeTruthy();
    expect(within(panel).getByRole('button', { name: 'Gear type: K helical-bevel' })).toBeTruthy();
    await user.click(await within(panel).findByRole('button', { name: 'Apply' }));
    expect(keptValues()).toMatchObject({ transmitTypes: 'coaxial', gearboxModel: 'R' });
  });

  it('can be had with another row of the same load, which is named in place of the chosen one', async () => {
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 2 }]),
      also: answeringWaysOut,
    });
    await user.click(await screen.findByRole('radio', { name: /^30\b.*not available/i }));
    const panel = await screen.findByRole('group', { name: /^30\smm is not available here/ });
    expect(await within(panel).findByText(/^K37 .*1\.5\skW in place of K67 .*1\.5\skW$/)).toBeTruthy();
    expect(within(panel).getByText('fB: 1.40')).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(keptValues()).toMatchObject({ hollowShaftSize: '30', builtInType: 'KAF' });
  });

  it('offers the nearest of the same field that fits by one press, before the ways that change the drive', async () => {
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 3 }]),
      also: answeringWaysOut,
    });
    const brakes = within(await screen.findByRole('region', { name: 'Brake' }));
    await user.click(brakes.getByRole('button', { name: /more not available/ }));
    await user.click(await screen.findByRole('radio', { name: /^BE11\b.*not available/i }));
    const panel = await screen.findByRole('group', { name: 'BE11 is not available here' });
    const [first, ...others] = within(
      await within(panel).findByRole('list', { name: 'Nearest that fits' }),
    ).getAllByRole('listitem');
    expect(first?.textContent).toBe('Take BE5Braking torque up to 55 Nmchanges nothing else');
    expect(others).toEqual([]);
    await user.click(within(panel).getByRole('button', { name: 'Take BE5' }));
    expect(keptValues()).toMatchObject({ brakes: 'BE5' });
    await user.click(screen.getByRole('radio', { name: /^BE11\b.*not available/i }));
    expect(await screen.findByText('BE5, as it is now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take BE5' })).toBeNull();
  });

  it('leaves everything as it is when the person lets it be', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT.slice(0, 2)) });
    await user.click(await screen.findByRole('radio', { name: /^Coaxial/ }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Coaxial is not available here' })).toBeNull();
    expect(keptValues()).toMatchObject({ gearboxModel: 'K' });
  });
});
