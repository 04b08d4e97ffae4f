import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next step: buttons or links. */
  next?: ReactNode;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, children, next }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.state}>
      <Icon name="search" size={32} />
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {next && <div className={styles.next}>{next}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
}

/** It went wrong: what happened, why if known, and another try. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps): ReactNode {
  const { t } = useTranslation('web');
  return (
    <div className={styles.state} role="alert">
      <Icon name="warning" size={32} />
      <h3>{title ?? t('ui.error.title')}</h3>
      <p>{children ?? t('ui.error.text')}</p>
      {onRetry && (
        <div className={styles.next}>
          <Button look="primary" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
