// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedForm } from '#modules/configurator/contract.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { CallError } from '#web/calls/call.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { beginSession, currentSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import type { LineStore, OpenLine } from './line-store.ts';
import { aSavedLine } from './testing/a-saved-line.ts';
import { onTheWire, openWizard, type WizardWorld } from './testing/wizard-screen.tsx';

const K67 = aRow('K67', '90L');

function openEdit(store: Partial<LineStore>, world: Partial<WizardWorld> = {}) {
  return openWizard({
    locale: 'en',
    lineId: 'line-1',
    store: { open: async () => aSavedLine(), ...store },
    found: () => ({ total: 1, rows: [onTheWire(K67)] }),
    ...world,
  });
}

beforeEach(() => beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } }));
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

describe('a saved configuration at its address', () => {
  const opening = async () => {
    if (currentSession() === undefined) throw new CallError('session.missing', 401, 'Please sign in first');
    return aSavedLine();
  };
  afterEach(() => closeLogin());

  it('asks a visitor to sign in where they are, saying why, and is there once they did', async () => {
    endSession();
    const { user } = await openEdit({ open: opening });
    expect(await screen.findByText('Please sign in first')).toBeTruthy();
    expect(loginRequest.get()).toEqual({ stay: true, notice: { tone: 'warning', text: 'Please sign in first' } });
    closeLogin();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(loginRequest.get()).toMatchObject({ stay: true }));
    beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Overview' })).toBeTruthy();
  });

  it('that is none of theirs asks nobody to sign in', async () => {
    await openEdit({ open: () => Promise.reject(new CallError('record.unknown', 404, 'No such record')) });
    expect(await screen.findByText('No such record')).toBeTruthy();
    expect(loginRequest.get()).toBeUndefined();
  });
});

describe('editing a saved configuration', () => {
  it('opens it as it was saved, row and all', async () => {
    const { user } = await openEdit({});
    expect(await screen.findByRole('heading', { level: 2, name: 'Overview' })).toBeTruthy();
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Overview/ }).textContent).toContain('chosen');
    expect(screen.getAllByText(/K67 · i 57\.35/).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: /^Model and input|^Model/ }));
    expect(screen.getByRole('radio', { name: /^K helical-bevel/ }).getAttribute('aria-checked')).toBe('true');
    for (const other of ['R', 'F', 'S']) {
      const option = screen.getByRole('radio', { name: new RegExp(`^${other} `) });
      expect(option.getAttribute('aria-disabled')).toBeNull();
    }
  });

  it('opens with what was asked for, by which its rows are judged again', async () => {
    const found = vi.fn((_asked: URLSearchParams) => ({ total: 1, rows: [onTheWire(K67)] }));
    const line = aSavedLine();
    const form = savedForm.parse({ ...line.form, serviceFactor: 1.2, asked: { outputSpeed: 24.4, motorPower: 1.5 } });
    const { user } = await openEdit({ open: async () => ({ ...line, form }) }, { found });
    await user.click(await screen.findByRole('button', { name: /^Sizing/ }));
    const speed = screen.getByLabelText<HTMLInputElement>('Output speed', { selector: 'input[type=text]' });
    expect(speed.value).toBe('24.4');
    expect(screen.getByRole('combobox', { name: /^Motor power/ }).textContent).toContain('1.5');
    expect(screen.getByLabelText<HTMLInputElement>('Service factor').value).toBe('1.2');
    const asked = Object.fromEntries(found.mock.calls.at(-1)?.[0] ?? []);
    expect(asked).toMatchObject({ outputSpeed: '24.4', motorPower: '1.5', serviceFactor: '1.2' });
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('opens with the reason its drive was accepted with, and in the units this browser shows', async () => {
    const weak = { ...K67, serviceFactor: 1.1 };
    const line = aSavedLine();
    const form = savedForm.parse({
      ...line.form,
      serviceFactor: 1.4,
      serviceFactorAccepted: { reason: 'load verified' },
      asked: { outputSpeed: 24.4 },
    });
    const { user } = await openEdit(
      { open: async () => ({ ...line, form }) },
      { found: () => ({ total: 1, rows: [onTheWire(weak)] }), kept: { unitSystem: 'imperial' } },
    );
    expect(await screen.findAllByText('Below the requirement, accepted: load verified')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /^Sizing/ }));
    expect(await screen.findByRole('button', { name: 'Units: imperial' })).toBeTruthy();
  });

  it('asks before what was changed is left, and not before', async () => {
    const { user, leave, path } = await openEdit({});
    await user.click(await screen.findByRole('button', { name: /^Gear unit options/ }));
    await user.click(await screen.findByRole('radio', { name: /^English/ }));
    void leave();
    const question = await screen.findByRole('alertdialog', { name: 'Leave page without saving?' });
    expect(within(question).getByText(/^Your changes to this product are not saved/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/list'));
  });

  it('asks for the figures of a module under the load that was saved', async () => {
    const found = vi.fn(() => ({ total: 0, rows: [] }));
    const line = aSavedLine();
    const inputModule = {
      inputModule: 'AM90',
      motorSize: '90',
      ratio: 57.35,
      reduceType: 'JRTK',
      reduceTypeSize: 'JRTK67',
      reduceUnitSize: '67',
      inputSpeed: 1400,
      boreOnTheInputSide: null,
      adapterCenteringDiameter: null,
      adapterHoleCircleDiameter: null,
    };
    const form = savedForm.parse({
      ...line.form,
      inputType: 'AM',
      motorType: null,
      efficiencyClass: null,
      basicType: null,
      motorConfig: null,
      inputModule: { ...inputModule, outputTorque: 300 },
    });
    await openEdit({ open: async () => ({ ...line, form }) }, { found });
    await waitFor(() => expect(found).toHaveBeenCalled());
    const [asked] = found.mock.calls[0] as unknown as [URLSearchParams];
    expect(Object.fromEntries(asked)).toMatchObject({ outputTorque: '300', serviceFactor: '0.8', inputSpeed: '1400' });
  });

  it('says that its basic type is gone from the catalogue, and keeps everything else', async () => {
    const { user } = await openEdit({}, { found: () => ({ total: 0, rows: [] }) });
    expect(await screen.findByText(/No longer available, removed: .*drive/i)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Model and input|^Model/ }));
    expect(screen.getByRole('radio', { name: /^K helical-bevel/ }).getAttribute('aria-checked')).toBe('true');
  });

  it('says that nothing was changed instead of saving', async () => {
    const show = vi.spyOn(toasts, 'show');
    const { user } = await openEdit({});
    await user.click(await screen.findByRole('button', { name: /^Overview/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(show).toHaveBeenCalledWith({ tone: 'info', text: 'Product has no changes!' });
  });

  it('asks before it updates, and saves over the version it was opened as', async () => {
    const update = vi.fn(async (line: OpenLine) => line);
    const { user, saved } = await openEdit({ update });
    await user.click(await screen.findByRole('button', { name: /^Overview/ }));
    await user.type(screen.getByLabelText('Remark'), 'urgent');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const question = screen.getByRole('alertdialog', { name: 'Save changes?' });
    expect(within(question).getByText('The configuration will be updated.')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'line-1', version: 3 }),
      expect.objectContaining({ remark: 'urgent' }),
      expect.any(String),
    );
  });

  it('offers the saved version when somebody else was faster', async () => {
    const open = vi.fn(async () => aSavedLine());
    const update = () => Promise.reject(new CallError('version.conflict', 409, 'changed'));
    const { user } = await openEdit({ open, update });
    await user.click(await screen.findByRole('button', { name: /^Overview/ }));
    await user.type(screen.getByLabelText('Remark'), 'urgent');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Somebody else has saved this product' });
    await user.click(within(question).getByRole('button', { name: 'Load the saved version' }));
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    await user.click(await screen.findByRole('button', { name: /^Overview/ }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Remark').value).toBe('');
  });

  it('says what happened when it cannot be opened, and tries again', async () => {
    let isDown = true;
    const open = () => (isDown ? Promise.reject(new CallError('network', 0, '')) : Promise.resolve(aSavedLine()));
    const { user } = await openEdit({ open });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('Saved')).toBeTruthy();
  });
});
