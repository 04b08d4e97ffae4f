import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { DECLINE_REASONS } from '#modules/quotes/domain/quote-words.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './quote-page.module.css';

type Happened = OpenQuoteDto['history'][number];

/** What was done with a quote: when, by whom, what, and why. */
export function QuoteHistory({ history }: { history: readonly Happened[] }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  return (
    <Fold title={t('history.title', { count: history.length })} className={styles.part}>
      <ol className={styles.history} aria-label={t('history.name')}>
        {history.map((happened) => (
          <li key={`${happened.at} ${happened.action} ${happened.no}`}>
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

function actorOf({ actorName, isActed }: Happened, t: TFunction<'quotes'>): string {
  if (actorName === null) return t('history.portal');
  return isActed ? t('history.acted', { name: actorName }) : actorName;
}

function sentenceOf({ action, from, no, passed, priceList, reason, to }: Happened, t: TFunction<'quotes'>): string {
  const moved = from !== null && from !== to && t('history.moved', { from: t(`state.${from}`), to: t(`state.${to}`) });
  const parts = [
    t(`history.did.${action}`),
    passedTo(action, passed, t),
    no !== null && t('history.version', { no }),
    priceList !== null && t('history.priceList', { name: priceList }),
    moved,
    reasonOf(reason, t),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Whose a quote was and whose it became; whoever takes one that nobody had is named beside the moment. */
function passedTo(action: string, passed: Happened['passed'], t: TFunction<'quotes'>): string | false {
  if (passed === null) return false;
  if (passed.from !== null) return t('history.moved', { from: passed.from, to: passed.to });
  return action === 'give-to' && t('history.passedTo', { name: passed.to });
}

/** Why an offer was declined begins with a code. */
function reasonOf(reason: string | null, t: TFunction<'quotes'>): string | null {
  const code = DECLINE_REASONS.find((one) => reason === one || reason?.startsWith(`${one}: `));
  return code === undefined || reason === null ? reason : t(`step.declined.${code}`) + reason.slice(code.length);
}
