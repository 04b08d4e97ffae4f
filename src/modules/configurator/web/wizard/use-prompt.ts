import { type Dispatch, startTransition, useState, useSyncExternalStore } from 'react';
import type { Reasons } from '#modules/catalogue/domain/explain/explanation.ts';
import { previewChange } from '#modules/configurator/domain/change/apply-change.ts';
import { type Keeping, keepingChange } from '#modules/configurator/domain/change/keeping.ts';
import { lostChoices } from '#modules/configurator/domain/change/lost-choices.ts';
import type { Outcome } from '#modules/configurator/domain/change/outcome.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { FieldDescription, OptionDescription } from '#modules/configurator/domain/describe/describe.ts';
import { explainOption } from '#modules/configurator/domain/explain/explain-option.ts';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import type { Change } from '#product/change.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { createStore, type Store } from '#web/store/store.ts';

/** What the wizard asks or tells before it does anything, beside the field it is about. */
export type Ask =
  | {
      readonly kind: 'loss';
      readonly at: FieldId;
      readonly change: Change;
      readonly outcome: Outcome;
      /** The same with what it would clear without need. */
      readonly keeping: Keeping | undefined;
    }
  | {
      readonly kind: 'excluded';
      readonly at: FieldId;
      readonly variable: FieldId;
      readonly value: string;
      readonly exclusion: Reasons;
    }
  | {
      /** The release allows it, but the catalogue has no such row with what is asked for. */
      readonly kind: 'empty';
      readonly at: FieldId;
      readonly variable: FieldId;
      readonly value: string;
    }
  | { readonly kind: 'refused'; readonly at: FieldId; readonly outcome: Outcome };

export interface Asked {
  readonly ask: Ask;
  /** What it was asked about: another change makes the question void. */
  readonly config: Configuration;
  readonly origin: Element | null;
}

export interface Prompting {
  /** What is asked at present. Components follow it with `useAsk`: an answer beside one field draws nothing else anew. */
  readonly asked: Store<Asked | null>;
  /**
   * Makes a change at once if it takes nothing from the person, else asks beside the field. The other way of a pair is taken at
   * once: what was entered is converted, or told as gone with its undo.
   */
  readonly propose: (change: Change, at: FieldId) => void;
  /**
   * The person picked an option, whatever its state. If it is taken, `show` shows so at once, and all that follows from it
   * is shown as soon as it is worked out.
   */
  readonly choose: (field: FieldDescription, option: OptionDescription, show?: () => void) => void;
  /** The person picked an option of the search that would leave no basic type. */
  readonly askEmpty: (field: FieldDescription, option: OptionDescription) => void;
  readonly apply: (change: Change) => void;
  readonly dismiss: () => void;
}

/** What asking needs of the wizard: the configuration as of now, what it is judged by, and the way to change it. */
export interface PromptParts {
  readonly newest: () => Configuration;
  readonly context: ProductContext;
  readonly dispatch: Dispatch<WizardAction>;
}

/** Nothing a person chose is cleared, and nothing excluded is taken, before they have seen what it means (product §3). */
export function usePrompt({ newest, context, dispatch }: PromptParts): Prompting {
  const [asked] = useState(() => createStore<Asked | null>(null));

  function open(ask: Ask): void {
    asked.set({ ask, config: newest(), origin: document.activeElement });
  }

  function close(): void {
    const origin = asked.get()?.origin;
    asked.set(null);
    if (origin instanceof HTMLElement) origin.focus();
  }

  function propose(change: Change, at: FieldId, show?: () => void): void {
    const outcome = previewChange(newest(), change, context);
    const isAsked = change.kind !== 'searchBy' && lostChoices(newest(), outcome).length > 0;
    if (outcome.refused) open({ kind: 'refused', at, outcome });
    else if (isAsked)
      open({ kind: 'loss', at, change, outcome, keeping: keepingChange(newest(), { change, outcome }, context) });
    else if (show) {
      startTransition(() => {
        show();
        make(change);
      });
    } else make(change);
  }

  function make(change: Change): void {
    asked.set(null);
    dispatch({ type: 'change', change });
  }

  function choose(field: FieldDescription, option: OptionDescription, show?: () => void): void {
    const { variable, value } = option;
    const exclusion =
      option.state === 'excluded' ? explainOption(newest(), field.def, variable, value, context) : undefined;
    if (exclusion) open({ kind: 'excluded', at: field.id, variable, value, exclusion });
    else propose(changeOf(field, option), field.id, show);
  }

  return {
    asked,
    propose,
    choose,
    askEmpty: ({ id }, { variable, value }) => open({ kind: 'empty', at: id, variable, value }),
    apply(change) {
      dispatch({ type: 'change', change });
      close();
    },
    dismiss: close,
  };
}

/** What is asked of a configuration at present, beside the named field or beside any. */
export function useAsk({ asked }: Prompting, config: Configuration, at?: FieldId): Ask | null {
  const open = useSyncExternalStore(asked.subscribe, () => {
    const now = asked.get();
    return at === undefined || now?.ask.at === at ? now : null;
  });
  return open?.config === config ? open.ask : null;
}

/** An option of a list is ticked and unticked; any other is chosen. */
function changeOf({ def, id }: FieldDescription, { variable, value, state, code }: OptionDescription): Change {
  const isOn = state === 'chosen' || state === 'default';
  if (def.kind === 'multi') return { kind: 'choose', field: variable, value: isOn ? 'no' : 'yes' };
  if (id === 'isDrawing') return { kind: 'requestDrawing', on: code === 'yes' };
  return { kind: 'choose', field: variable, value };
}
