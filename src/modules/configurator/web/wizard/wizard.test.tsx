// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { answeringWaysOut } from '#modules/configurator/testing/ways-out-over-sample.ts';
import type { RenderedScreen } from '#testing/browser.tsx';
import { noteAnswer } from '#web/calls/connection.ts';
import { actFor } from '#web/session/acting.ts';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import type { OpenLine } from './line-store.ts';
import { A_COMPLETE_DRAFT, aDraft, keptValues, onTheWire, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  endSession();
  loginRequest.set(undefined);
  localStorage.clear();
});

const K67 = aRow('K67', '90L');
const K67_FOUND = { total: 1, rows: [onTheWire(K67)] };
const opened = (changes: Partial<OpenLine>): OpenLine => ({
  id: 'line',
  version: 1,
  quantity: 1,
  abilities: { edit: true },
  form: undefined as never,
  ...changes,
});
const ON_STEP_2 = [...A_COMPLETE_DRAFT.slice(0, 2), { type: 'goTo', step: 1 } as const];

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
    await user.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(keptValues()).toMatchObject({ hollowShaftSize: '30', builtInType: 'KAF' });
  });

  it('leaves everything as it is when the person lets it be', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT.slice(0, 2)) });
    await user.click(await screen.findByRole('radio', { name: /^Coaxial/ }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Coaxial is not available here' })).toBeNull();
    expect(keptValues()).toMatchObject({ gearboxModel: 'K' });
  });
});

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
    const told = screen.getByText('Converted: Ratio: 58.2.').parentElement;
    await user.click(within(told!).getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText<HTMLInputElement>('Output speed', { selector: 'input[type=text]' }).value).toBe('25');
  });

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

describe('completing', () => {
  it('goes to what is missing before anything is sent', async () => {
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...A_COMPLETE_DRAFT.slice(0, 2), { type: 'goTo', step: 5 }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Sizing' })).toBeTruthy();
  });

  it('asks a visitor to log in, loses nothing, and goes on by itself', async () => {
    const create = vi.fn(async () => opened({}));
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    expect(loginRequest.get()).toEqual({});
    expect(create).not.toHaveBeenCalled();
    expect(keptValues()).toMatchObject({ builtInType: 'KAF' });
    beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({ basicTypeId: K67.id, gearboxModel: 'K', releaseHash: '0123456789abcdef' }),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    );
    await waitFor(() => expect(keptValues()).toEqual({}));
  });

  it('goes back to the configuration when the visitor closes the login', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT) });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    loginRequest.set(undefined);
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    expect(loginRequest.get()).toEqual({});
  });

  it('asks a customer manager for whom it is, and goes on once a customer is chosen', async () => {
    const sales = { id: '1', username: 'sales', organisationName: '', userAttribute: 'Sales' };
    beginSession({ token: 'token', user: sales });
    const create = vi.fn(async () => opened({}));
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    const said = () => toasts.visible().map(({ text }) => text);
    await waitFor(() => expect(said()).toContain('Please select a customer!'));
    expect(create).not.toHaveBeenCalled();
    actFor({ id: 'east', customerName: 'East Drives' });
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('repeats a lost save under the same key', async () => {
    beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
    const keys: string[] = [];
    const { CallError } = await import('#web/calls/call.ts');
    const create = async (_form: unknown, key: string) => {
      keys.push(key);
      if (keys.length === 1) throw new CallError('network', 0, '');
      return opened({});
    };
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(new Set(keys).size).toBe(1);
  });

  it('offers to repeat a lost save, and does so only when the person says so', async () => {
    beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
    const keys: string[] = [];
    const { CallError } = await import('#web/calls/call.ts');
    const create = async (_form: unknown, key: string) => {
      keys.push(key);
      if (keys.length === 1) throw new CallError('network', 0, '');
      return opened({});
    };
    toasts.clear();
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    const again = await waitFor(
      () => toasts.visible().find(({ action }) => action)?.action ?? expect.fail('no way on'),
    );
    noteAnswer(false);
    noteAnswer(true);
    expect(keys).toHaveLength(1);
    again.run();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('requesting a drawing', () => {
  it('fills in the own address of whoever is signed in, and leaves one that was typed', async () => {
    beginSession({ token: 'token', user: { id: 'buyer', username: 'buyer', organisationName: '' } });
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 5 }]),
    });
    const request = await screen.findByRole('checkbox', { name: 'Request drawing' });
    await user.click(request);
    const address = await screen.findByDisplayValue('buyer@example.com');
    await user.clear(address);
    await user.type(address, 'works@example.com');
    await user.click(request);
    await user.click(request);
    expect(screen.getByDisplayValue('works@example.com')).toBeTruthy();
  });
});

describe('a visitor who asks for a drawing and then signs in', () => {
  const buyer = { token: 'token', user: { id: 'buyer', username: 'buyer', organisationName: '' } };
  const asked = aDraft([...A_COMPLETE_DRAFT, { type: 'change', change: { kind: 'requestDrawing', on: true } }]);

  it('finds the own address filled in, once', async () => {
    const { user } = await openWizard({ locale: 'en', stored: asked });
    await screen.findByRole('checkbox', { name: 'Request drawing', checked: true });
    beginSession(buyer);
    const address = await screen.findByDisplayValue('buyer@example.com');
    await user.clear(address);
    expect(screen.queryByDisplayValue('buyer@example.com')).toBeNull();
  });

  it('saves with it, where the login was that of the save', async () => {
    const create = vi.fn(async () => opened({}));
    const { user, saved } = await openWizard({ locale: 'en', stored: asked, store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    beginSession(buyer);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({ isDrawing: true, technicalDocEmail: 'buyer@example.com' }),
      expect.anything(),
    );
  });

  it('finds it filled in on coming back, where the login was on another page', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT) });
    await user.click(await screen.findByRole('checkbox', { name: 'Request drawing' }));
    const kept = localStorage.getItem('cpq_jie') ?? '';
    cleanup();
    beginSession(buyer);
    await openWizard({ locale: 'en', stored: kept });
    expect(await screen.findByDisplayValue('buyer@example.com')).toBeTruthy();
  });

  it('finds it empty after a reload, where they emptied it themselves', async () => {
    beginSession(buyer);
    const { user } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT) });
    await user.click(await screen.findByRole('checkbox', { name: 'Request drawing' }));
    await user.clear(await screen.findByDisplayValue('buyer@example.com'));
    await user.tab();
    const kept = localStorage.getItem('cpq_jie') ?? '';
    cleanup();
    const asked: string[] = [];
    await openWizard({ locale: 'en', stored: kept, also: (path) => void asked.push(path) });
    await screen.findByRole('checkbox', { name: 'Request drawing', checked: true });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => path.endsWith('/getDefaultEmail'))).toEqual([]);
  });

  it('keeps an address that was typed', async () => {
    const typed = aDraft([
      ...A_COMPLETE_DRAFT,
      { type: 'change', change: { kind: 'requestDrawing', on: true } },
      { type: 'change', change: { kind: 'write', field: 'technicalDocEmail', text: 'works@example.com' } },
    ]);
    const { user, saved } = await openWizard({
      locale: 'en',
      stored: typed,
      store: { create: async () => opened({}) },
    });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    expect(screen.getByDisplayValue('works@example.com')).toBeTruthy();
    beginSession(buyer);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('leaving', () => {
  it('asks first when the browser keeps no draft, and stays if the person stays', async () => {
    const { user, leave, path } = await openWizard({ locale: 'en' });
    const bevel = await screen.findByRole('radio', { name: /^K helical-bevel/ });
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full');
      },
    };
    vi.stubGlobal('localStorage', full);
    await user.click(bevel);
    vi.unstubAllGlobals();
    void leave();
    const question = await screen.findByRole('alertdialog', { name: 'Leave page without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(path()).toBe('/wizard');
  });

  it('asks nothing of a new configuration, whose draft stays', async () => {
    const { leave } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT) });
    await screen.findByRole('button', { name: 'Back' });
    await leave();
    expect(await screen.findByText('list')).toBeTruthy();
  });
});

describe('what an earlier visit left', () => {
  it.each([
    ['no JSON at all', '{'],
    ['something else', '[1,2,3]'],
    ['a wizard of nonsense', '{"common":{"version":1,"currentStep":99,"configuration":{"values":{"gearboxModel":7}}}}'],
    ['codes the release does not know', '{"common":{"version":1,"configuration":{"values":{"gearboxModel":"Z"}}}}'],
    ['a later version', '{"common":{"version":1000}}'],
  ])('never breaks the page: %s', async (_what, stored) => {
    await openWizard({ locale: 'en', stored });
    const groups = await screen.findAllByRole('radiogroup');
    expect(groups.length).toBeGreaterThan(2);
    expect(screen.getByRole('radio', { name: /^K helical-bevel/ }).getAttribute('aria-checked')).toBe('false');
  });

  it('is continued, and says so', async () => {
    await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT) });
    expect(await screen.findByText('Continued where you stopped.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Overview' })).toBeTruthy();
  });

  it('of another saved line is not mixed into a new configuration', async () => {
    await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT, 'another-line') });
    expect(await screen.findByRole('heading', { level: 2, name: 'Model selection' })).toBeTruthy();
    expect(screen.queryByText('Continued where you stopped.')).toBeNull();
  });
});

describe('a quick search', () => {
  it('begins at the search with what was said, tells it, and leaves its address', async () => {
    const { address } = await openWizard({ locale: 'en', at: '/wizard?q=K 24.4 r/min xyz' });
    expect(await screen.findByText(/^Selection started from “K 24.4 r\/min xyz”\. Not understood: xyz\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Output speed', { selector: 'input[type=text]' }).value).toBe(
      '24.4',
    );
    expect(keptValues()).toEqual({ gearboxModel: 'K' });
    await waitFor(() => expect(address()).toBe('/wizard'));
  });

  it('puts itself in place of a draft, which undo brings back', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), at: '/wizard?q=R' });
    const told = (await screen.findByText(/^Selection started from “R”/)).parentElement;
    expect(keptValues()).toEqual({ gearboxModel: 'R' });
    await user.click(within(told!).getByRole('button', { name: 'Undo' }));
    expect(keptValues()).toMatchObject({ gearboxModel: 'K', builtInType: 'KAF' });
  });

  it('with a type code opens the product it names', async () => {
    await openWizard({ locale: 'en', at: '/wizard?q=JRTKAF67-DN90L4-i57.35-M1', found: () => K67_FOUND });
    expect(await screen.findByRole('heading', { level: 2, name: 'Overview' })).toBeTruthy();
    expect(keptValues()).toMatchObject({ builtInType: 'KAF', installationPosition: 'M1' });
  });
});
