import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reserve-bar.module.css';

/** By how much a row that is found gives less than the torque asked for. */
export function ShortNote({ percent }: { percent: number }): ReactNode {
  const { t } = useTranslation('configurator');
  return <span className={styles.short}>{t('search.short.row', { percent })}</span>;
}
