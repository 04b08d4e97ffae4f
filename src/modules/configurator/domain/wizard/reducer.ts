import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { sameConfiguration } from '#modules/configurator/domain/change/diff.ts';
import type { Outcome } from '#modules/configurator/domain/change/outcome.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import type { ProductLine } from '#product/line.ts';
import { begin, type History, record, redo, undo } from './history.ts';

/** What the last action did, for the one line that tells it and offers to undo it. */
export type Report = Pick<Outcome, 'fired' | 'cleared' | 'carried' | 'refused'>;

/** The wizard: where the person is, what was configured, and what was saved (spec 001 §3 "Wizard state"). */
export interface WizardState {
  /** Counted from 0. */
  readonly currentStep: number;
  readonly history: History<Configuration>;
  /** The saved configuration that was opened, or what a new one of the line begins with; null where that is nothing. */
  readonly detailConfig: Configuration | null;
  /** The id of the opened configuration; null for a new one. */
  readonly lineId: string | null;
  readonly report: Report | null;
}

export type WizardAction =
  | { readonly type: 'change'; readonly change: Change }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'goTo'; readonly step: number }
  /** Form and step go back to their defaults; the reset can be undone (spec 001 §4). */
  | { readonly type: 'reset' }
  /** Opens a saved configuration (spec 001 §4). */
  | { readonly type: 'open'; readonly lineId: string; readonly detail: Configuration; readonly report?: Report }
  /** What is configured has been saved: from now on it is what changes are measured against. */
  | { readonly type: 'saved'; readonly lineId: string }
  /** Everything is forgotten, undo included (spec 001 §4). */
  | { readonly type: 'clearAll' }
  /** A quick search or a type code begins a new configuration; what stood before it can be had back by undo. */
  | { readonly type: 'begin'; readonly config: Configuration; readonly step: number; readonly report: Report }
  /** Goes on with another state of the same draft; what stood before it can be had back by undo. */
  | { readonly type: 'takeOver'; readonly config: Configuration; readonly step: number }
  /** Goes on where an earlier visit stopped. */
  | { readonly type: 'restore'; readonly state: WizardState };

type Opening = Extract<WizardAction, { type: 'open' }>;

/** The wizard as it starts (spec 001 §4). */
export function emptyWizard(line: ProductLine): WizardState {
  const { empty } = line;
  const detailConfig = flatConfiguration(empty).size > 0 ? empty : null;
  return { currentStep: 0, history: begin(empty), detailConfig, lineId: null, report: null };
}

/** The wizard's reducer; `applyChange` does all the work on the configuration itself. */
export function reduceWizard(state: WizardState, action: WizardAction, context: ProductContext): WizardState {
  switch (action.type) {
    case 'change':
      return changed(state, applyChange(state.history.present, action.change, context));
    case 'undo':
      return { ...state, history: undo(state.history), report: null };
    case 'redo':
      return { ...state, history: redo(state.history), report: null };
    case 'goTo':
      return { ...state, currentStep: Math.min(Math.max(0, Math.trunc(action.step)), context.line.steps.length - 1) };
    case 'reset':
      return { ...state, currentStep: 0, history: record(state.history, context.line.empty), report: null };
    case 'begin':
      return begun(state, action);
    case 'takeOver':
      return { ...state, currentStep: action.step, history: record(state.history, action.config), report: null };
    case 'open':
      return opened(action, context);
    case 'saved':
      return { ...state, detailConfig: state.history.present, lineId: action.lineId };
    case 'clearAll':
      return emptyWizard(context.line);
    case 'restore':
      return action.state;
  }
}

/** Whether leaving would lose something (spec 001 §4 "leave page without saving"); derived, never stored. */
export function isDirty(state: WizardState): boolean {
  const { present } = state.history;
  return state.detailConfig ? !sameConfiguration(present, state.detailConfig) : flatConfiguration(present).size > 0;
}

function changed(state: WizardState, { config, ...report }: Outcome): WizardState {
  const history = sameState(config, state.history.present) ? state.history : record(state.history, config);
  return { ...state, history, report };
}

/** Unlike `sameConfiguration`, the toggles of the search count: they are steps one can undo. */
function sameState(after: Configuration, before: Configuration): boolean {
  const sameToggles = Object.entries(before.search).every(
    ([field, held]) => typeof held !== 'string' || after.search[field] === held,
  );
  return sameToggles && sameConfiguration(after, before);
}

function begun(
  { history }: WizardState,
  { config, step, report }: Extract<WizardAction, { type: 'begin' }>,
): WizardState {
  const isNew = flatConfiguration(history.present).size === 0;
  return {
    currentStep: step,
    history: isNew ? begin(config) : record(history, config),
    detailConfig: null,
    lineId: null,
    report,
  };
}

/** A saved configuration is whole: it opens where all of it stands. */
function opened({ lineId, detail, report }: Opening, { line }: ProductContext): WizardState {
  const overview = line.steps.findIndex(({ kind }) => kind === 'overview');
  return {
    currentStep: Math.max(0, overview),
    history: begin(detail),
    detailConfig: detail,
    lineId,
    report: report ?? null,
  };
}
