import type { ReactNode } from 'react';
import { figure } from '#lines/jrt/web/figures.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './service-factor.module.css';

export interface ServiceFactorProps {
  value: number;
  required: number;
}

/** The scale every bar is drawn to; more than that is more than enough. */
const FULL = 3;

/** A service factor as a bar with its number, and the mark of what is required. */
export function ServiceFactor({ value, required }: ServiceFactorProps): ReactNode {
  const { words } = useWizardView();
  return (
    <span className={classes(styles.factor, value < required && styles.near)}>
      <span className={styles.number}>{figure('serviceFactor', value, words.locale)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: share(value) }} />
        <span className={styles.mark} style={{ left: share(required) }} />
      </span>
    </span>
  );
}

function share(value: number): string {
  return `${Math.min(100, (value / FULL) * 100).toFixed(1)}%`;
}
