import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './sheets.module.css';

type Happened = OpenSheetDto['history'][number];

/** What was done with a sheet: when, by whom, what, and why. */
export function SheetHistory({ history }: { history: readonly Happened[] }): ReactNode {
  const { t, i18n } = useTranslation('sheets');
  return (
    <Fold title={t('history.title', { count: history.length })} className={styles.part}>
      <ol className={styles.history} aria-label={t('history.name')}>
        {history.map((happened, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never moved
          <li key={place}>
            <span className={styles.soft}>
              {dateAndTime(happened.at, localeOfInterface(i18n))} · {actorOf(happened, t)}
            </span>
            <span className={styles.text}>{sentenceOf(happened, t)}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function actorOf({ actorName, isActed }: Happened, t: TFunction<'sheets'>): string {
  return isActed ? t('history.acted', { name: actorName }) : (actorName ?? '');
}

function sentenceOf({ action, no, reason, remarks }: Happened, t: TFunction<'sheets'>): string {
  const said = remarks.map(({ itemNo, text }) => t('returned.item', { no: itemNo, text }));
  return [t(`history.did.${action}`), no !== null && t('revision.named', { no }), ...said, reason]
    .filter(Boolean)
    .join(' · ');
}
