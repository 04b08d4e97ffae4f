// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { actFor } from '#web/session/acting.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import type { OpenLine } from './line-store.ts';
import { A_COMPLETE_DRAFT, A_SAVED_LINE, aDraft, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const ADDRESSED = aDraft([
  ...A_COMPLETE_DRAFT,
  { type: 'change', change: { kind: 'write', field: 'technicalDocEmail', text: 'buyer@acme.example' } },
  { type: 'goTo', step: 5 },
]);
const CONSENT = /^East Drives agrees that the data sheet is mailed/;

async function open(customer?: string, answered: Partial<OpenLine> = {}) {
  beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
  const create = vi.fn(async (..._given: unknown[]) => ({ ...A_SAVED_LINE, ...answered }));
  const rendered = await openWizard({ locale: 'en', stored: ADDRESSED, store: { create } });
  if (customer !== undefined) act(() => actFor({ id: 'east', customerName: customer }));
  const complete = async () => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    return create.mock.calls[0]?.[2];
  };
  return { ...rendered, complete };
}

describe('the addresses for documents', () => {
  it('of the own product need no consent', async () => {
    const { complete } = await open();
    expect(await screen.findByText(/mailed to them once the product is saved/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: CONSENT })).toBeNull();
    expect(await complete()).toBeUndefined();
  });

  it('of a customer’s product are mailed nothing unless the customer agrees', async () => {
    const { complete } = await open('East Drives');
    expect(await screen.findByRole('checkbox', { name: CONSENT, checked: false })).toBeTruthy();
    expect(await complete()).toBeUndefined();
  });

  it('of a customer who agrees are mailed', async () => {
    const { complete, user } = await open('East Drives');
    await user.click(await screen.findByRole('checkbox', { name: CONSENT }));
    expect(await complete()).toEqual({ mailsDocument: true });
  });

  it('that are more than documents are mailed to say so before anything is saved', async () => {
    const { user } = await open();
    const field = await screen.findByDisplayValue('buyer@acme.example');
    expect(screen.queryByText(/at most 5 addresses/)).toBeNull();
    await user.type(field, ',a@b.cn,c@b.cn,d@b.cn,e@b.cn,f@b.cn');
    expect(await screen.findByText(/at most 5 addresses/)).toBeTruthy();
  });

  it.each([
    [{ state: 'queued', reason: null }, 'success', 'The data sheet is being mailed'],
    [{ state: 'waiting', reason: null }, 'success', 'The data sheet waits in the outbox until a mail server is set up'],
    [{ state: 'refused', reason: 'Six are too many' }, 'warning', 'The data sheet was not mailed: Six are too many'],
  ] as const)('the save says what became of the mail: %o', async (documentMail, tone, sentence) => {
    const { complete } = await open(undefined, { documentMail });
    await complete();
    const text = `Add to product list successfully. ${sentence}`;
    await waitFor(() => expect(toasts.visible()).toMatchObject([{ tone, text }]));
  });
});
