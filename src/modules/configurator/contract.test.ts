import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { WireForm } from '#lines/jrt/saved/wire-form.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { savedForm } from './contract.ts';

test('what the wizard saves is what the server takes, and what the server keeps is what the wizard opens', () => {
  const kept: WireForm = savedForm.parse(aSavedForm());
  const sent: z.input<typeof savedForm> = kept;
  expect(savedForm.parse(sent)).toEqual(kept);
  expect(kept).toMatchObject(aSavedForm());
});
