import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Description, describe } from '#modules/configurator/domain/describe/describe.ts';
import { sharing } from '#modules/configurator/domain/describe/same-fields.ts';
import type { Begun } from '#modules/configurator/domain/quick/begun.ts';
import type { WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import type { DraftParts } from '#modules/drafts/web/public.ts';
import type { Configuration } from '#product/configuration.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { createStore } from '#web/store/store.ts';
import { useUnsaved } from '#web/tabs/own-tab.ts';
import { differsFromSaved } from './differs-from-saved.ts';
import { BottomBar } from './frame/bottom-bar.tsx';
import { StatusLine } from './frame/status-line.tsx';
import { TwoStates } from './frame/two-states.tsx';
import { WizardFrame } from './frame/wizard-frame.tsx';
import { noHits } from './hit-prices.ts';
import { LeaveQuestion } from './leave-question.tsx';
import type { LineStore, OpenLine } from './line-store.ts';
import { NO_OPTION_NOTES } from './option-notes.ts';
import { useAddressAfterLogin } from './own-address.ts';
import { SaveDialogs } from './save-dialogs.tsx';
import { useChooseRow } from './use-choose-row.ts';
import { useGoTo } from './use-go-to.ts';
import { type Prompting, usePrompt } from './use-prompt.ts';
import { useSave } from './use-save.ts';
import { useSized } from './use-sized.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { useWizard } from './use-wizard.ts';
import { useWizardDraft } from './use-wizard-draft.ts';
import type { WizardVariant } from './wizard-variant.ts';
import {
  type FieldView,
  FieldViewContext,
  type PreviewSlot,
  type PriceSlot,
  type WizardView,
  WizardViewContext,
} from './wizard-view.ts';
import { wordsOf } from './words.ts';

/** Where a wizard starts: a continued one goes on where an earlier visit stopped, one that was begun answers a quick search. */
export interface WizardStart {
  readonly state: WizardState;
  readonly isContinued?: boolean;
  /** Whether that visit was on another device. */
  readonly isElsewheres?: boolean;
  /** Where its draft is kept, and what is known of it. */
  readonly kept: Pick<DraftParts, 'place' | 'basis'>;
  /** Whether the draft it goes on with was a visitor's. */
  readonly wasVisitors?: boolean;
  /** What was noted beside the draft it goes on with. */
  readonly noted?: unknown;
  readonly begun?: Begun;
  /** The sizing it was begun by: the parameters that reopen its case. */
  readonly sizedBy?: string;
}

export interface WizardProps {
  product: Product;
  /** What stands in place of the steps, if anything does. */
  Frame?: WizardVariant['Frame'] | undefined;
  start: WizardStart;
  store: LineStore;
  /** The saved line that is edited; undefined for a new configuration. */
  line: OpenLine | undefined;
  actions: ReactNode;
  price: PriceSlot | undefined;
  Preview: PreviewSlot | undefined;
  quantity: number;
  onSaved: (line: OpenLine) => void;
  onReload: () => void;
}

/** The wizard of a product line over an opened release: one immutable state, everything shown derived from it. */
export function Wizard({
  product,
  Frame,
  start,
  store,
  line,
  actions,
  price,
  Preview,
  quantity,
  onSaved,
  onReload,
}: WizardProps): ReactNode {
  const { t, i18n } = useTranslation('configurator');
  const { state, last, dispatch, newest, settle } = useWizard(product.context, () => start.state);
  const config = state.history.present;
  const description = useDescription(config, product);
  const draft = useWizardDraft({ state, dispatch, description, context: product.context, start });
  const { keep, sized, takeOff } = useSized({
    ...{ start, config, description, saved: line },
    line: product.context.line,
    note: draft.note,
  });
  const locale = localeOfInterface(i18n);
  const words = useMemo(() => wordsOf(product, locale, t), [product, locale, t]);
  const asking = usePrompt({
    newest: () => newest().history.present,
    context: product.context,
    dispatch,
  });
  const { goTo, place } = useGoTo(dispatch);
  const chooseRow = useChooseRow({ config, description, asking, goTo });
  const [isGiven, give] = useState(false);
  const [optionNotes] = useState(() => createStore(NO_OPTION_NOTES));
  const [hits] = useState(noHits);
  const isBegun = last === null && start.begun !== undefined;
  const view: WizardView = {
    product,
    words,
    state,
    isBegun,
    sized,
    takeSizingOff: takeOff,
    config,
    description,
    asking,
    dispatch,
    goTo,
    chooseRow,
    consent: { isGiven, give },
    actions,
    price,
    Preview,
    optionNotes,
    hits,
    draftNote: { before: start.noted, keep },
    line,
    quantity: line?.quantity ?? quantity,
  };
  const Shown = Frame ?? WizardFrame;
  const isLeaving = useRef(false);
  const addressed = useAddressAfterLogin({ config, dispatch, settle, wasVisitors: start.wasVisitors ?? false });
  const saving = useSave({ view, store, line, addressed, onSaved: leaveWith(onSaved) });
  const fieldView = useFieldParts(asking, view);
  useUndoKeys(dispatch);
  const isUnsaved = differsFromSaved(view);
  const isSafe = !isUnsaved || (state.lineId === null && draft.isKept);
  useUnsaved(isUnsaved);
  const mayLeave = useCallback(() => isLeaving.current || isSafe, [isSafe]);

  /** What was saved is no draft any more, and leaving needs no question. */
  function leaveWith<Given extends unknown[]>(leave: (...given: Given) => void): (...given: Given) => void {
    return (...given) => {
      isLeaving.current = true;
      dispatch({ type: 'clearAll' });
      leave(...given);
    };
  }

  return (
    <WizardViewContext value={view}>
      <FieldViewContext value={fieldView}>
        <Shown
          place={place}
          onInput={settle}
          bar={
            <>
              {draft.divergence && <TwoStates divergence={draft.divergence} onChoose={draft.settle} />}
              <BottomBar
                isWhole={Frame !== undefined}
                told={<StatusLine last={last} start={start} />}
                draft={draft}
                isSaving={saving.phase === 'saving'}
                onComplete={saving.complete}
              />
            </>
          }
        />
      </FieldViewContext>
      <SaveDialogs saving={saving} onReload={leaveWith(onReload)} />
      <LeaveQuestion mayLeave={mayLeave} />
    </WizardViewContext>
  );
}

/** What to show, sharing with what was shown before all fields that still say the same. */
function useDescription(config: Configuration, product: Product): Description {
  const shown = useRef<Description>(undefined);
  const description = useMemo(() => sharing(shown.current, describe(config, product.context)), [config, product]);
  useEffect(() => {
    shown.current = description;
  }, [description]);
  return description;
}

function useFieldParts(asking: Prompting, { words, product, description, optionNotes }: WizardView): FieldView {
  const { context, panels } = product;
  const picturedBy = panels.picturedBy(description.standing);
  const latest = useRef(asking);
  useEffect(() => {
    latest.current = asking;
  });
  return useMemo(
    () => ({
      words,
      line: context.line.code,
      pictureOf: (field, code) => panels.pictureOf(field, code, picturedBy),
      choose: (...choice) => latest.current.choose(...choice),
      optionNotes,
    }),
    [words, context, panels, picturedBy, optionNotes],
  );
}
