import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenReportDto } from '#modules/reporting/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './reporting.module.css';

type Happened = OpenReportDto['history'][number];

/** What was done with a report: when, by whom, what, and why. */
export function ReportHistory({ history }: { history: readonly Happened[] }): ReactNode {
  const { t, i18n } = useTranslation('reporting');
  return (
    <Fold title={t('history.title', { count: history.length })} className={styles.part}>
      <ol className={styles.history} aria-label={t('history.name')}>
        {history.map((happened, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never moved
          <li key={place}>
            <span className={styles.by}>
              {dateAndTime(happened.at, localeOfInterface(i18n))} · {actorOf(happened, t)}
            </span>
            <span>{sentenceOf(happened, t)}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function actorOf({ actorName, isActed }: Happened, t: TFunction<'reporting'>): string {
  if (actorName === null) return t('history.portal');
  return isActed ? t('history.acted', { name: actorName }) : actorName;
}

function sentenceOf({ action, quote, reason, until }: Happened, t: TFunction<'reporting'>): string {
  const parts = [t(`history.did.${action}`), quote, until && t('history.until', { date: until }), reason];
  return parts.filter(Boolean).join(' · ');
}
