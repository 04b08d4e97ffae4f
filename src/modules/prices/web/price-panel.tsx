import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, textIn } from '#kernel/locale.ts';
import { moneyText } from '#kernel/money.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import type { ToldAmount, ToldPrice } from '#modules/prices/domain/told-price.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { classes } from '#web/ui/classes.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import styles from './price-panel.module.css';
import { useKeptPrice } from './use-kept-price.ts';
import { useOnRequestText } from './use-on-request-text.ts';
import { useOptionPrices } from './use-option-prices.ts';
import { useRowPrices } from './use-row-prices.ts';
import { type TellingPrice, useToldPrice } from './use-told-price.ts';

/** What the product costs as it stands, how that comes about, and when it could be there. Who is shown no prices finds nothing here. */
export function PricePanel(): ReactNode {
  const { t } = useTranslation('prices');
  const telling = useToldPrice();
  const before = useKeptPrice(telling);
  const told = contentOf(telling);
  const failed = telling.error && told === null ? failureText(telling.error, t, { prefix: t('failed') }) : null;
  if (told === null && failed === null) return null;
  return (
    <section className={styles.panel} aria-label={t('title')} aria-busy={telling.isEarlier}>
      {told?.kind === 'amount' ? (
        <Amount told={told} isEarlier={telling.isEarlier} before={before} />
      ) : (
        <h3>{t('title')}</h3>
      )}
      {told && told.kind !== 'amount' && <Untold told={told} />}
      {failed !== null && <p className={styles.note}>{failed}</p>}
    </section>
  );
}

/** The same in one line, for a narrow screen; beside every step it stands, and so it is here that options and rows are priced. */
export function PriceBrief(): ReactNode {
  const { t } = useTranslation('prices');
  const { words } = useWizardView();
  const telling = useToldPrice();
  const { isEarlier } = telling;
  useKeptPrice(telling);
  useOptionPrices();
  useRowPrices();
  const told = contentOf(telling);
  if (told === null) return null;
  if (told.kind === 'incomplete') return null;
  if (told.kind === 'on-request') return <span className={styles.note}>{t('onRequest.title')}</span>;
  return (
    <span className={classes(styles.brief, isEarlier && styles.earlier)}>
      <strong className={styles.figures}>{amountText(told, words.locale, t('from'))}</strong>
      {told.isDemo && <Tag tone="near">{t('demo')}</Tag>}
    </span>
  );
}

function contentOf({ told, error }: Pick<TellingPrice, 'told' | 'error'>): ToldPrice | null {
  return error === null ? told : null;
}

interface AmountProps {
  told: ToldAmount;
  isEarlier: boolean;
  /** What the same product cost when its draft was left, where that was something else. */
  before: ReturnType<typeof useKeptPrice>;
}

function Amount({ told, isEarlier, before }: AmountProps): ReactNode {
  const { t } = useTranslation('prices');
  const { words } = useWizardView();
  const { quantity, total, leadDays, breakdown } = told;
  return (
    <>
      <div className={styles.head}>
        <h3>{t('unit')}</h3>
        {told.isDemo && <Tag tone="near">{t('demo')}</Tag>}
      </div>
      <p className={classes(styles.unit, styles.figures, isEarlier && styles.earlier)}>
        {amountText(told, words.locale, t('from'))}
      </p>
      {before && (
        <p role="status" className={styles.recomputed}>
          {t('recomputed', {
            before: moneyText(before.unit, words.locale),
            day: dateOnly(before.at, words.locale),
            now: moneyText(told.unit, words.locale),
          })}
        </p>
      )}
      <dl className={styles.facts}>
        {quantity > 1 && (
          <div>
            <dt>{t('total', { count: quantity })}</dt>
            <dd className={styles.figures}>{moneyText(total, words.locale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('lead')}</dt>
          <dd className={styles.figures}>{t('days', { count: leadDays })}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t('withoutTax', { currency: told.unit.currency })}
        {told.isFrom && ` ${t('wishes')}`}
      </p>
      {breakdown && (
        <Fold title={t('breakdown.title')}>
          <PriceBreakdown breakdown={breakdown} unit={told.unit} />
        </Fold>
      )}
    </>
  );
}

function Untold({ told }: { told: Exclude<ToldPrice, ToldAmount> }): ReactNode {
  const { t } = useTranslation('prices');
  const why = useOnRequestText();
  return <p className={styles.note}>{told.kind === 'incomplete' ? t('incomplete') : why(told)}</p>;
}

function amountText({ unit, isFrom }: ToldAmount, locale: Locale, from: string): string {
  const amount = moneyText(unit, locale);
  return isFrom ? textIn({ zh: `${amount} ${from}`, en: `${from} ${amount}` }, locale) : amount;
}
