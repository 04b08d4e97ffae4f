import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ChargeList } from './charge-list.tsx';
import { amountsOf } from './quote-amount.ts';
import styles from './quote-page.module.css';
import { QuoteTerms } from './quote-terms.tsx';

/** The sum of the offer that stands, and its terms. */
export function QuoteSums({ quote }: { quote: OpenQuoteDto }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { currency, net, offer, terms } = quote;
  return (
    <section className={styles.part} aria-labelledby="quote-sums">
      <h2 id="quote-sums">{offer === null ? t('offer.terms') : t('offer.title', { no: offer.no })}</h2>
      {offer !== null && net !== null && (
        <p className={styles.sum}>
          <strong>{amountsOf(currency, localeOfInterface(i18n)).whole(net)}</strong> {t('offer.withoutVat')}{' '}
          {offer.isDemo && <Tag tone="near">{t('offer.demo')}</Tag>}
        </p>
      )}
      {offer !== null && <ChargeList charges={offer.charges} currency={currency} net={net} />}
      <QuoteTerms terms={terms} />
    </section>
  );
}
