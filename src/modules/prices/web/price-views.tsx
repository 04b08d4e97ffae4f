import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './prices-page.module.css';

/** What of prices is shown: the lists, or what is agreed with customers. */
export const PRICE_VIEWS = { lists: '', customers: '?view=customers' } as const;

/** The two sides of prices, beside each other. */
export function PriceViews({ shown }: { shown: keyof typeof PRICE_VIEWS }): ReactNode {
  const { t } = useTranslation('prices');
  const views = Object.entries(PRICE_VIEWS).map(([view, search]) => ({ view, search, label: t(`views.${view}`) }));
  return (
    <nav aria-label={t('views.label')} className={styles.views}>
      {views.map(({ view, search, label }) => (
        <Link key={view} to={{ search }} aria-current={view === shown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
