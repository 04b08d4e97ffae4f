import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, money, moneyText } from '#kernel/money.ts';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { FactList } from './fact-list.tsx';
import styles from './order-page.module.css';

/** What an order comes to, what is charged beside its lines, and on what terms. */
export function OrderTerms({ order }: { order: OpenOrderDto }): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const { charges, currency, net, taxIncluded, terms } = order;
  const told = (minor: number) => moneyText(money(minor, currency as Currency), localeOfInterface(i18n));
  return (
    <section className={styles.part} aria-labelledby="order-terms">
      <h2 id="order-terms">{t('terms.title')}</h2>
      <p className={styles.sum}>
        <strong>{told(net)}</strong> {t(taxIncluded ? 'terms.withTax' : 'terms.withoutTax')}
      </p>
      <FactList
        facts={[
          ...charges.map(({ amount, kind, text }) => ({
            name: text === '' ? t(`terms.charge.${kind}`) : text,
            value: told(amount),
          })),
          { name: t('terms.payment'), value: terms.payment },
          { name: t('terms.incoterm'), value: [terms.incoterm, terms.place].filter(Boolean).join(' ') },
          { name: t('terms.tax'), value: t(`terms.taxed.${terms.taxMode}`) },
        ]}
      />
    </section>
  );
}
