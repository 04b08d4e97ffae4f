import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDirty } from '#modules/configurator/domain/wizard/reducer.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import { isByEnquiry, useReserve } from '#modules/configurator/web/wizard/demand/reserve-note.tsx';
import type { WizardDraft } from '#modules/configurator/web/wizard/use-wizard-draft.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** Whether all stands on one page: then there are no steps to go to. */
  isWhole: boolean;
  /** What the last step did, beside the tools that take it back. */
  told: ReactNode;
  /** Where the draft is kept. */
  draft: Pick<WizardDraft, 'isKept' | 'isInAccount'>;
  isSaving: boolean;
  onComplete: () => void;
}

/** Back and next, undo and redo, reset, what was done, and whether what is configured is safe. */
export function BottomBar({ isWhole, told, draft, isSaving, onComplete }: BottomBarProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { state, description, product, dispatch, goTo } = useWizardView();
  const { currentStep, history, lineId } = state;
  const last = description.steps.length - 1;
  const isLast = isWhole || currentStep === last;
  const canReview = useCanReview() && !isWhole;
  const reserve = useReserve();
  const asksFirst = product.context.line.isSettledByEnquiry === true;
  return (
    <div className={styles.bar}>
      <div className={styles.tools}>
        <IconButton
          icon="undo"
          className={styles.tool}
          label={t('bar.undo')}
          disabled={history.past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          icon="redo"
          className={styles.tool}
          label={t('bar.redo')}
          disabled={history.future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        />
        <ResetButton />
      </div>
      {told}
      <SaveState {...draft} />
      <div className={styles.ways}>
        {!isWhole && (
          <Button disabled={currentStep === 0} onClick={() => goTo(currentStep - 1)}>
            {t('bar.back')}
          </Button>
        )}
        {isLast ? (
          <Button look={isByEnquiry(reserve) || asksFirst ? 'plain' : 'primary'} busy={isSaving} onClick={onComplete}>
            {t(lineId === null ? 'bar.complete' : 'bar.save')}
          </Button>
        ) : (
          <Button look={canReview ? 'plain' : 'primary'} onClick={() => goTo(currentStep + 1)}>
            {t('bar.next')}
          </Button>
        )}
        {isLast && asksFirst && !isByEnquiry(reserve) && <AskEngineer look="primary" isOfBar />}
        {canReview && (
          <Button look="primary" onClick={() => goTo(last)}>
            {t(lineId === null ? 'bar.review' : 'bar.reviewEdit')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether everything that must be chosen stands: then the rest may stay as standard. Before the row nobody thinks of the end, but in a saved line. */
function useCanReview(): boolean {
  const { state, description, product } = useWizardView();
  const { steps } = product.context.line;
  const isPastSearch = state.currentStep > steps.findIndex(({ kind }) => kind === 'search');
  const isBeforeLast = state.currentStep < steps.length - 1;
  return description.isComplete && isBeforeLast && (isPastSearch || state.lineId !== null);
}

/** What is said of a new configuration and of a saved one, in this browser alone and where the account has it too. */
const UNSAVED = { new: 'bar.kept', saved: 'bar.changed' } as const;
const IN_ACCOUNT = { new: 'bar.keptInAccount', saved: 'bar.changedInAccount' } as const;
const AT_REST = { new: 'bar.empty', saved: 'bar.saved' } as const;

function SaveState({ isKept, isInAccount }: BottomBarProps['draft']): ReactNode {
  const { t } = useTranslation('configurator');
  const { state } = useWizardView();
  const kind = state.lineId === null ? 'new' : 'saved';
  const unsaved = isInAccount ? IN_ACCOUNT[kind] : isKept ? UNSAVED[kind] : 'bar.notKept';
  return <p className={styles.state}>{t(isDirty(state) ? unsaved : AT_REST[kind])}</p>;
}

function ResetButton(): ReactNode {
  const { t } = useTranslation('configurator');
  const { state, dispatch } = useWizardView();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={!isDirty(state) && state.lineId === null} onClick={() => setAsking(true)}>
        {t('bar.reset')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('reset.title')}
          confirm={t('reset.confirm')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            dispatch({ type: 'reset' });
          }}
        >
          <p>{t('reset.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
