// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
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
