import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedVersionDto } from '#modules/prices/contract.ts';
import styles from './prices-page.module.css';

/** What should be known before a version comes into force: whom it leaves without prices, what changes much, what leaves little. */
export function VersionWarnings({ opened }: { opened: OpenedVersionDto }): ReactNode {
  const { t } = useTranslation('prices');
  const flagged = opened.difference?.counts.flagged ?? 0;
  const low = opened.margins.filter(({ level }) => level !== 'good');
  const told = [
    ...opened.unserved.map(({ customers, group }) => t('lists.check.unserved', { group, count: customers })),
    ...(opened.unpriced?.length ? [t('lists.check.unpricedFields', { count: opened.unpriced.length })] : []),
    ...(flagged > 0 ? [t('lists.difference.flagged', { count: flagged })] : []),
    ...low.map(({ group, level }) => `${t('lists.check.low', { group })} ${t(`lists.check.level.${level}`)}`),
  ];
  if (told.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
