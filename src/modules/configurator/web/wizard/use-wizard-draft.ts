import { type Dispatch, useMemo } from 'react';
import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import { readPersisted, toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { isDirty, type WizardAction, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import { type DraftContent, type OpenDraft, useDraft } from '#modules/drafts/web/public.ts';
import type { WizardStart } from './wizard.tsx';

/** The draft of a wizard, and the choice between two states of it. */
export interface WizardDraft extends OpenDraft {
  readonly settle: (which: 'mine' | 'theirs') => void;
}

interface WizardDraftParts {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly description: Description;
  readonly context: ProductContext;
  readonly start: WizardStart;
}

/** Keeps what the wizard holds for as long as something in it is not saved; of two states the one not chosen comes back by undo. */
export function useWizardDraft({ state, dispatch, description, context, start }: WizardDraftParts): WizardDraft {
  const { line } = context;
  const content = useMemo(() => (isDirty(state) ? { ...toPersisted(state, line) } : null), [state, line]);
  const { basicType } = state.history.present;
  const name = basicType === null ? '' : line.productName(basicType, description.standing);
  const draft = useDraft({ ...start.kept, mine: { content, name }, isNew: start.begun !== undefined });

  function settle(which: 'mine' | 'theirs'): void {
    const { currentStep, history } = state;
    const theirs = draft.choose(which);
    if (theirs === undefined) return;
    if (theirs.content !== null) takeOver(theirs.content);
    else if (which === 'theirs') dispatch({ type: 'clearAll' });
    if (which === 'mine') dispatch({ type: 'takeOver', config: history.present, step: currentStep });
  }

  function takeOver(other: DraftContent): void {
    const { currentStep, history } = readPersisted(other, line).state;
    dispatch({ type: 'takeOver', config: fitToRelease(history.present, context).config, step: currentStep });
  }

  return { ...draft, settle };
}
