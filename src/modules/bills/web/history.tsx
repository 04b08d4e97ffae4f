import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './history.module.css';

type Happened = OpenBillDto['history'][number];

/** The deeds there are words for. */
const KNOWN = [
  'create',
  'edit',
  'delete',
  'issue',
  'revise',
  'supersede',
  'void',
  'pack',
  'unpack',
  'dispatch',
  'arrive',
  'cancel',
  'order-cancelled',
] as const;

/** What was done with a shipment or a paper: when, by whom, what, and why. */
export function History({ history }: { history: readonly Happened[] }): ReactNode {
  const { t, i18n } = useTranslation('bills');
  return (
    <Fold title={t('history.title', { count: history.length })}>
      <ol className={styles.history} aria-label={t('history.name')}>
        {history.map((happened) => (
          <li key={`${happened.at} ${happened.action} ${happened.number}`}>
            <span className={styles.by}>
              {dateAndTime(happened.at, localeOfInterface(i18n))} · {happened.actorName ?? t('history.portal')}
            </span>
            <span>
              <Sentence happened={happened} />
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Sentence({ happened: { action, number, pieces, reason } }: { happened: Happened }): ReactNode {
  const { t } = useTranslation('bills');
  const known = KNOWN.find((one) => one === action);
  const parts = [
    known === undefined ? action : t(`history.did.${known}`),
    number,
    pieces !== null && t('pieces', { count: pieces }),
    reason,
  ];
  return parts.filter(Boolean).join(' · ');
}
