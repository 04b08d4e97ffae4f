import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { figureOf } from '#modules/orders/web/line-told.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './order-page.module.css';

type Happened = OpenOrderDto['history'][number];

interface Telling {
  readonly t: TFunction<'orders'>;
  readonly locale: Locale;
  readonly currency: string;
}

/** What was done with an order and its lines: when, by whom, what, and why. */
export function OrderHistory({ order: { currency, history } }: { order: OpenOrderDto }): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const locale = localeOfInterface(i18n);
  return (
    <Fold title={t('history.title', { count: history.length })} className={styles.part}>
      <ol className={styles.history} aria-label={t('history.name')}>
        {history.map((happened, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it stands
          <li key={place}>
            <span className={styles.soft}>
              {dateAndTime(happened.at, locale)} · {happened.actorName ?? t('history.portal')}
            </span>
            <span>{sentenceOf(happened, { t, locale, currency })}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function sentenceOf(happened: Happened, telling: Telling): string {
  const { action, delta, from, itemNumber, kind, reason, to } = happened;
  const { t } = telling;
  const parts = [
    t(`history.did.${itemNumber === null ? 'order' : 'line'}.${action}`),
    itemNumber !== null && t('history.item', { itemNumber }),
    kind !== null && delta !== null && t('history.counted', { kind: t(`history.kind.${kind}`), count: signed(delta) }),
    movedOf(happened, telling),
    from !== null && from !== to && t('history.moved', { from: t(`state.${from}`), to: t(`state.${to}`) }),
    reason,
  ];
  return parts.filter(Boolean).join(' · ');
}

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : String(delta).replace('-', '−'));

/** What a date, a price or a number was and is; a price in the currency of the order. */
function movedOf({ action, moved }: Happened, { currency, locale, t }: Telling): string | false {
  if (moved === null) return false;
  const told = (text: string | null) =>
    text === null || text === '' ? '–' : action === 'price' ? figureOf(Number(text), currency, locale) : text;
  if (moved.from === null) return told(moved.to);
  return t('history.moved', { from: told(moved.from), to: told(moved.to) });
}
