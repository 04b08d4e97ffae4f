import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Markable } from '#web/lists/use-marks.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Outcome } from './one-by-one.ts';
import type { Work } from './use-work-at-once.ts';
import type { AtOnceWords } from './words.ts';
import styles from './work-dialog.module.css';

interface WorkDialogProps<Row> {
  work: Work<Row>;
  words: AtOnceWords;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  onStop: () => void;
  onClose: () => void;
}

/** How far something is that is done with several rows, with a stop; once it has ended, what became of each. */
export function WorkDialog<Row extends Markable>({
  work,
  words,
  nameOf,
  onStop,
  onClose,
}: WorkDialogProps<Row>): ReactNode {
  const { t } = useTranslation('web');
  const { count, outcomes, state, title } = work;
  const hasEnded = state === 'ended';
  return (
    <Dialog title={title(count)} width="form" dismissable={hasEnded} onClose={hasEnded ? onClose : onStop}>
      {hasEnded ? (
        <Outcomes {...{ nameOf, outcomes, words }} />
      ) : (
        <Progress done={outcomes.length} count={count} words={words} />
      )}
      <VisuallyHidden role="status">{announced(work, words)}</VisuallyHidden>
      <DialogActions>
        <Button data-autofocus busy={state === 'stopping'} onClick={hasEnded ? onClose : onStop}>
          {hasEnded ? t('ui.close') : words.stop}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Progress({ done, count, words }: { done: number; count: number; words: AtOnceWords }): ReactNode {
  return (
    <p className={styles.far}>
      <progress aria-label={words.progress} value={done} max={Math.max(1, count)} />
      <span>{words.far({ done, count })}</span>
    </p>
  );
}

type OutcomesProps<Row> = Pick<WorkDialogProps<Row>, 'nameOf' | 'words'> & { outcomes: readonly Outcome<Row>[] };

/** Those that were not done stand first: they are what is left to do. */
function Outcomes<Row extends Markable>({ nameOf, outcomes, words }: OutcomesProps<Row>): ReactNode {
  const failed = outcomes.filter(({ fault }) => fault !== undefined);
  const done = outcomes.filter(({ fault }) => fault === undefined);
  return (
    <>
      <p>{words.ended({ done: done.length, count: outcomes.length })}</p>
      <ul className={styles.outcomes} aria-label={words.outcomes}>
        {[...failed, ...done].map(({ row, fault, told }) => (
          <li key={row.id}>
            <strong>{nameOf(row)}</strong> <span className={fault && styles.fault}>{fault ?? told ?? words.done}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is read out: every quarter, and the end; each row would never end. */
function announced<Row>({ count, outcomes, state }: Work<Row>, words: AtOnceWords): string {
  const done = outcomes.filter(({ fault }) => fault === undefined).length;
  if (state === 'ended') return words.ended({ done, count });
  const quarters = Math.floor((outcomes.length / Math.max(1, count)) * 4);
  return words.far({ done: Math.floor((quarters * count) / 4), count });
}
