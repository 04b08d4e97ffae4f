import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenOrderLineDto } from '#modules/orders/contract.ts';
import styles from './quantity-bar.module.css';

/** How far the pieces of a line are, the last of the way first. */
const WAY = ['delivered', 'shipped', 'ready'] as const;

/** The four quantities of a line as one bar, and in figures with their words: the bar alone says nothing to who does not see it. */
export function QuantityBar({ line: { quantities, quantity: due } }: { line: OpenOrderLineDto }): ReactNode {
  const { t } = useTranslation('orders');
  const parts = WAY.map((name, place) => {
    const before = place === 0 ? 0 : quantities[WAY[place - 1] ?? name];
    return { name, count: quantities[name], share: due === 0 ? 0 : ((quantities[name] - before) * 100) / due };
  });
  return (
    <div className={styles.quantities}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, share }) => (
          <span key={name} className={styles[name]} style={{ width: `${share}%` }} />
        ))}
      </div>
      <dl className={styles.counts}>
        {parts.map(({ count, name }) => (
          <div key={name} className={styles[`of-${name}`]}>
            <dt>{t(`quantity.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div>
          <dt>{t('quantity.due')}</dt>
          <dd>{due}</dd>
        </div>
      </dl>
      {quantities.cancelled > 0 && (
        <small>{t('quantity.cancelled', { count: quantities.cancelled, ordered: quantities.ordered })}</small>
      )}
    </div>
  );
}
