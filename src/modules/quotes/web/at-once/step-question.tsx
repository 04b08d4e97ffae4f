import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import type { StepAtOnce } from '#modules/quotes/domain/quotes-at-once.ts';
import { GivingDialog } from '#modules/quotes/web/quote/giving-dialog.tsx';
import { colleaguesOfAllQuery } from '#modules/quotes/web/quote-queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { giving, type Task, taking } from './tasks.ts';

interface QuestionProps {
  /** With which of the marked quotes it is done. */
  quotes: readonly ListedQuoteDto[];
  /** How many are marked. */
  marked: number;
  onRun: (task: Task) => void;
  onClose: () => void;
}

/** Says with how many of the marked quotes a step is taken, and asks for what it needs. */
export function StepQuestion({ action, ...question }: QuestionProps & { action: StepAtOnce }): ReactNode {
  if (action === 'give-to') return <GiveQuestion {...question} />;
  return <PlainQuestion action={action} {...question} />;
}

function PlainQuestion({
  action,
  quotes,
  marked,
  onRun,
  onClose,
}: QuestionProps & { action: 'withdraw' | 'take' }): ReactNode {
  const { t } = useTranslation('quotes');
  return (
    <ConfirmDialog
      title={t(`atOnce.title.${action}`, { count: quotes.length })}
      confirm={t(`atOnce.${action}`)}
      danger={action === 'withdraw'}
      onConfirm={() => onRun(taking(action))}
      onCancel={onClose}
    >
      <Share action={action} open={quotes.length} marked={marked} />
      <p>{t(`atOnce.text.${action}`)}</p>
    </ConfirmDialog>
  );
}

function GiveQuestion({ quotes, marked, onRun, onClose }: QuestionProps): ReactNode {
  const { t } = useTranslation('quotes');
  const colleagues = useQuery(colleaguesOfAllQuery(quotes));
  return (
    <GivingDialog
      title={t('atOnce.title.give-to', { count: quotes.length })}
      colleagues={colleagues}
      nobody={t('atOnce.nobody')}
      onGive={(given) => onRun(giving(given))}
      onClose={onClose}
    >
      <Share action="give-to" open={quotes.length} marked={marked} />
      <p>{t('atOnce.text.give-to')}</p>
    </GivingDialog>
  );
}

/** How many of the marked quotes it comes to, where it does not come to all. */
function Share({ action, open, marked }: { action: StepAtOnce; open: number; marked: number }): ReactNode {
  const { t } = useTranslation('quotes');
  return open < marked && <p>{t(`atOnce.some.${action}`, { open, count: marked })}</p>;
}
