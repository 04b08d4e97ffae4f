// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
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

  it('is no other wizard: nothing is marked of what a quick search says', async () => {
    await openWizard({ locale: 'en', at: '/wizard?q=K67 i57.35' });
    await screen.findByText(/^Selection started from/);
    expect(screen.queryByRole('link', { name: /sizing|Back to the case/ })).toBeNull();
  });
});
