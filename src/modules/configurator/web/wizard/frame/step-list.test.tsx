// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import { A_COMPLETE_DRAFT, aDraft, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const choose = (field: string, value: string): WizardAction => ({
  type: 'change',
  change: { kind: 'choose', field, value },
});

async function wordsOf(name: RegExp, ...actions: readonly WizardAction[]): Promise<string> {
  await openWizard({ locale: 'en', stored: aDraft([...A_COMPLETE_DRAFT, ...actions]) });
  const steps = within((await screen.findAllByRole('navigation', { name: 'All steps' }))[0]!);
  return steps.getByRole('button', { name }).textContent ?? '';
}

it('a step says what was chosen in it, and nothing of what is not wanted', async () => {
  const said = await wordsOf(/^Installation/, choose('builtInType', 'KA'), choose('torqueArm', 'none'));
  expect(said).toContain('KA');
  expect(said).not.toContain('None');
});

it('a gear unit alone is a choice, although its code says none', async () => {
  await openWizard({ locale: 'en', stored: aDraft([choose('gearboxModel', 'K'), choose('inputType', 'none')]) });
  expect((await screen.findByRole('button', { name: /^Model/ })).textContent).toContain('Gear unit only');
});

it('a colour of one’s own is told, not the standard', async () => {
  const said = await wordsOf(/^Gear unit options/, choose('color', 'custom'), {
    type: 'change',
    change: { kind: 'extra', field: 'customColor', value: 'RAL6018' },
  });
  expect(said).toContain('Custom colour: RAL6018');
  expect(said).not.toContain('as standard');
});
