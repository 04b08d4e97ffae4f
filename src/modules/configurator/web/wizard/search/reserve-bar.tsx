import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { reserveMax } from '#product/judgement/verdict.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './reserve-bar.module.css';

export interface ReserveBarProps {
  value: number;
  required: number;
  judged: FoundRow['judged'];
}

/** What a row bears against the mark of what is required; the bar is full where a row begins to be oversized, which it says. */
export function ReserveBar({ value, required, judged }: ReserveBarProps): ReactNode {
  const { t } = useTranslation('configurator');
  const full = reserveMax(required);
  const isOversized = judged?.verdict === 'oversized';
  const tone = value < required ? styles.near : isOversized && styles.oversized;
  return (
    <span className={classes(styles.reserve, tone)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: share(value, full) }} />
        <span className={styles.mark} style={{ left: share(required, full) }} />
      </span>
      {isOversized && <span className={styles.said}>{t(`verdict.oversized${judged.isLighter ? 'Lighter' : ''}`)}</span>}
    </span>
  );
}

function share(value: number, full: number): string {
  return `${Math.min(100, (value / full) * 100).toFixed(1)}%`;
}
