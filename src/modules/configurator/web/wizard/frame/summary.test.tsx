// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The summary of a draft as it stands in the step of the installation. */
async function openSummary(actions: readonly WizardAction[]) {
  await openWizard({ locale: 'en', stored: aDraft([...actions, { type: 'goTo', step: 2 }]) });
  return within(await screen.findByRole('complementary', { name: 'Summary' }));
}

describe('the type code of the summary', () => {
  it('is the one so far while something is open, and is not to be copied', async () => {
    const summary = await openSummary(A_COMPLETE_DRAFT.slice(0, 3));
    expect(summary.getByText('1 open point')).toBeTruthy();
    expect(summary.getByText('so far')).toBeTruthy();
    expect(summary.queryByRole('button', { name: 'Copy the type code' })).toBeNull();
  });

  it('is to be copied once nothing is open', async () => {
    const summary = await openSummary(A_COMPLETE_DRAFT);
    expect(summary.queryByText('so far')).toBeNull();
    expect(summary.getByRole('button', { name: 'Copy the type code' })).toBeTruthy();
  });
});
