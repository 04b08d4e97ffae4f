// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { A_COMPLETE_DRAFT, A_SAVED_LINE, aDraft, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  endSession();
  loginRequest.set(undefined);
  localStorage.clear();
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

describe('a line without drawings', () => {
  afterEach(() => Reflect.deleteProperty(JRT_LINE, 'isUndrawn'));

  it('promises a visitor none for a login, but one with the answer to the enquiry', async () => {
    Reflect.set(JRT_LINE, 'isUndrawn', true);
    await openWizard({ locale: 'en', stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 5 }]) });
    expect(await screen.findByText(/comes with the answer to your enquiry/)).toBeTruthy();
    expect(screen.queryByText(/preview the product drawings/)).toBeNull();
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
    const create = vi.fn(async () => A_SAVED_LINE);
    const { user, saved } = await openWizard({ locale: 'en', stored: asked, store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
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
      store: { create: async () => A_SAVED_LINE },
    });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
    expect(screen.getByDisplayValue('works@example.com')).toBeTruthy();
    beginSession(buyer);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
