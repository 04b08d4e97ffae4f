import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './unread-mark.module.css';

/** A dot with how many messages are unread; a screen reader says what is counted. Nothing where all is read. */
export function UnreadMark({ count }: { count: number }): ReactNode {
  const { t } = useTranslation('quotes');
  if (count === 0) return null;
  const said = t('unread', { count });
  return (
    <span className={styles.mark} title={said}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
