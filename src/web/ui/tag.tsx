import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './tag.module.css';

export type Tone = 'neutral' | 'chosen' | 'fits' | 'near' | 'refused';

const SIGNS: Partial<Record<Tone, IconName>> = { fits: 'check', near: 'warning', refused: 'refused' };

/** A state in one word; the sign beside it says the same as the colour. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }): ReactNode {
  const sign = SIGNS[tone];
  return (
    <span className={classes(styles.tag, styles[tone])}>
      {sign && <Icon name={sign} size={14} />}
      {children}
    </span>
  );
}
