// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import type { LineStore, OpenLine } from './line-store.ts';
import { aSavedLine } from './testing/a-saved-line.ts';
import { A_SAVED_LINE, onTheWire, openWizard } from './testing/wizard-screen.tsx';

beforeEach(() => beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } }));
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

const CASE = 'application=hoist&m_L=5000~kg';
const AT = `/wizard?${new URLSearchParams({ q: 'K67 DN90L4 i57.35 fB 1.4', case: CASE })}`;

function ratio(): HTMLElement {
  return screen.getByLabelText('Ratio', { selector: 'input[type=text]' });
}

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('a wizard that a sizing begins', () => {
  it('marks what it filled in, until the person changes it, and leads back to the case either way', async () => {
    const { user, address } = await openWizard({ locale: 'en', at: AT });
    await waitFor(() => expect(describedBy(ratio())).toContain('From the sizing'));
    await waitFor(() => expect(address()).toBe('/wizard'));
    const [mark] = screen.getAllByRole('link', { name: /^From the sizing/ });
    expect(mark?.getAttribute('href')).toBe(`/product-config/sizing?${CASE}`);
    expect(mark?.getAttribute('title')).toContain('opens the case');
    await user.clear(ratio());
    await user.type(ratio(), '40');
    await user.tab();
    await waitFor(() => expect(describedBy(ratio())).not.toContain('From the sizing'));
    const factor = screen.getByLabelText('Service factor', { selector: 'input[type=text]' });
    expect(describedBy(factor)).toContain('From the sizing');
    expect(screen.getByRole('link', { name: 'Back to the case' }).getAttribute('href')).toBe(
      `/product-config/sizing?${CASE}`,
    );
  });

  it('knows its case when the draft is opened again', async () => {
    await openWizard({ locale: 'en', at: AT });
    await waitFor(() => expect(localStorage.getItem('cpq_jie')).toContain('"sized"'));
    const stored = localStorage.getItem('cpq_jie') ?? '';
    cleanup();
    await openWizard({ locale: 'en', stored });
    await waitFor(() => expect(describedBy(ratio())).toContain('From the sizing'));
  });

  it('forgets the case once it was taken off, and what it filled in stays', async () => {
    const { user } = await openWizard({ locale: 'en', at: AT });
    await waitFor(() => expect(describedBy(ratio())).toContain('From the sizing'));
    const held = (ratio() as HTMLInputElement).value;
    await user.click(screen.getByRole('button', { name: 'Remove the case' }));
    expect(screen.queryByRole('link', { name: /From the sizing|Back to the case/ })).toBeNull();
    expect((ratio() as HTMLInputElement).value).toBe(held);
    await waitFor(() => expect(localStorage.getItem('cpq_jie')).toContain('"sized":null'));
    const stored = localStorage.getItem('cpq_jie') ?? '';
    cleanup();
    await openWizard({ locale: 'en', stored });
    expect(await screen.findByLabelText('Ratio', { selector: 'input[type=text]' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Back to the case' })).toBeNull();
  });

  it('is no other wizard: nothing is marked of what a quick search says', async () => {
    await openWizard({ locale: 'en', at: '/wizard?q=K67 i57.35' });
    await screen.findByText(/^Selection started from/);
    expect(screen.queryByRole('link', { name: /sizing|Back to the case/ })).toBeNull();
  });
});

describe('a saved line that comes from a sizing', () => {
  const SAVED = 'application=hoist&m_L=5000%7Ekg';
  const sizedLine = (): OpenLine => {
    const line = aSavedLine();
    return { ...line, form: { ...line.form, sizingCase: SAVED } };
  };
  const opened = async () => {
    const update = vi.fn<LineStore['update']>(async () => A_SAVED_LINE);
    const screenOf = await openWizard({
      locale: 'en',
      lineId: 'line-1',
      store: { open: async () => sizedLine(), update },
      found: () => ({ total: 1, rows: [onTheWire(aRow('K67', '90L'))] }),
    });
    await screen.findByRole('heading', { level: 2, name: 'Overview' });
    return { ...screenOf, update };
  };

  it('leads back to its case, and is saved with it', async () => {
    const { user, update } = await opened();
    expect(screen.getByRole('link', { name: 'Back to the case' }).getAttribute('href')).toBe(
      `/product-config/sizing?${SAVED}`,
    );
    await user.type(screen.getByRole('textbox', { name: /^Remark/ }), 'crane 2');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1]).toMatchObject({ sizingCase: SAVED, remark: 'crane 2' });
  });

  it('is saved without it once it was taken off, though nothing else was changed', async () => {
    const { user, update } = await opened();
    await user.click(screen.getByRole('button', { name: 'Remove the case' }));
    expect(screen.queryByRole('link', { name: 'Back to the case' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1]).not.toHaveProperty('sizingCase');
  });
});
