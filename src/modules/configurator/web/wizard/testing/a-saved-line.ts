import { toSavedForm } from '#lines/jrt/saved/saved-form.ts';
import { toWireForm } from '#lines/jrt/saved/wire-form.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { EMPTY_WIZARD } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { reduceWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import type { OpenLine } from '#modules/configurator/web/wizard/line-store.ts';
import { A_COMPLETE_DRAFT } from './wizard-screen.tsx';

/** A complete K67 gear motor as the store opens it again. */
export function aSavedLine(): OpenLine {
  const { history } = A_COMPLETE_DRAFT.reduce(
    (state, action) => reduceWizard(state, action, SAMPLE_PRODUCT),
    EMPTY_WIZARD,
  );
  const line = toSavedForm(history.present, resolvedValues(history.present, SAMPLE_PRODUCT), {
    technicalVersion: 'en',
  });
  if (line === null) throw new Error('What is complete can be saved');
  const form = savedForm.parse(toWireForm(line, { releaseHash: '0123456789abcdef', specialWishes: false }));
  return { id: 'line-1', version: 3, quantity: 2, abilities: { edit: true }, form };
}
