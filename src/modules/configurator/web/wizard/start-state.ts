import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Begun } from '#modules/configurator/domain/quick/begun.ts';
import { begin } from '#modules/configurator/domain/wizard/history.ts';
import { readPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { isDirty, reduceWizard, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';

/**
 * Where the wizard starts: where an earlier visit stopped, if that was the same saved line or also a new configuration,
 * as far as the release in force still allows it; otherwise at the given state.
 * @param stored what was kept of it, whoever wrote it
 */
export function startState(
  context: ProductContext,
  { stored, lineId, otherwise }: { stored: unknown; lineId: string | null; otherwise: WizardState },
): WizardState {
  const { state } = readPersisted(stored, context.line);
  if (state.lineId !== lineId || !isDirty(state)) return otherwise;
  const fitted = fitToRelease(state.history.present, context);
  const report = fitted.cleared.length > 0 ? { fired: [], cleared: fitted.cleared } : null;
  return { ...state, detailConfig: otherwise.detailConfig, history: begin(fitted.config), report };
}

/** Where the wizard starts with a quick search: what an earlier visit left can be had back by undo. */
export function begunState(
  before: WizardState,
  { config, step, cleared }: Begun,
  context: ProductContext,
): WizardState {
  return reduceWizard(before, { type: 'begin', config, step, report: { fired: [], cleared } }, context);
}
