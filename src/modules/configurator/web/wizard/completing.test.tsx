// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { noteAnswer } from '#web/calls/connection.ts';
import { actFor } from '#web/session/acting.ts';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { A_COMPLETE_DRAFT, A_SAVED_LINE, aDraft, keptValues, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  endSession();
  loginRequest.set(undefined);
  localStorage.clear();
});

const K67 = aRow('K67', '90L');

describe('completing', () => {
  it('goes to what is missing before anything is sent', async () => {
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...A_COMPLETE_DRAFT.slice(0, 2), { type: 'goTo', step: 5 }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Sizing' })).toBeTruthy();
  });

  it('asks a visitor to log in, loses nothing, and goes on by itself', async () => {
    const create = vi.fn(async () => A_SAVED_LINE);
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
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
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
    loginRequest.set(undefined);
    await user.click(screen.getByRole('button', { name: 'Complete and add to list' }));
    expect(loginRequest.get()).toEqual({});
  });

  it('asks a customer manager for whom it is, and goes on once a customer is chosen', async () => {
    const sales = { id: '1', username: 'sales', organisationName: '', userAttribute: 'Sales' };
    beginSession({ token: 'token', user: sales });
    const create = vi.fn(async () => A_SAVED_LINE);
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
    const said = () => toasts.visible().map(({ text }) => text);
    await waitFor(() => expect(said()).toContain('Please select a customer!'));
    expect(create).not.toHaveBeenCalled();
    actFor({ id: 'east', customerName: 'East Drives' });
    await user.click(screen.getByRole('button', { name: 'Complete and add to list' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it.each<[Locale, RegExp]>([
    ['en', /^You select for a customer: choose the customer under “Acting for”/],
    ['zh-cn', /^您代客户选型：请先在页面顶部“代客户选型”处选择客户/],
  ])(
    'tells a customer manager where one begins to choose the customer, until one is chosen: %s',
    async (locale, said) => {
      const sales = { id: '1', username: 'sales', organisationName: '', userAttribute: 'Sales' };
      beginSession({ token: 'token', user: sales });
      await openWizard({ locale });
      expect(await screen.findByText(said)).toBeTruthy();
      act(() => actFor({ id: 'east', customerName: 'East Drives' }));
      expect(screen.queryByText(said)).toBeNull();
    },
  );

  it('tells nothing of customers to a buyer', async () => {
    beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
    await openWizard({ locale: 'en' });
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByText(/^You select for a customer/)).toBeNull();
  });

  it('repeats a lost save under the same key', async () => {
    beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
    const keys: string[] = [];
    const { CallError } = await import('#web/calls/call.ts');
    const create = async (_form: unknown, key: string) => {
      keys.push(key);
      if (keys.length === 1) throw new CallError('network', 0, '');
      return A_SAVED_LINE;
    };
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
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
      return A_SAVED_LINE;
    };
    toasts.clear();
    const { user, saved } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
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
