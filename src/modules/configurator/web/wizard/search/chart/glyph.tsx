import type { ReactNode } from 'react';
import type { PointKind } from './chart-points.ts';
import styles from './row-chart.module.css';

/** What can stand on the chart: each has a shape of its own, so that no colour is needed to tell them apart. */
export type Mark = PointKind | 'demand';

const PATHS: Readonly<Record<Mark, string>> = {
  recommended: 'M0-7.5 2-2.6 7.2-2.3 3.2 1 4.6 6.1 0 3.3-4.6 6.1-3.2 1-7.2-2.3-2-2.6Z',
  fits: 'M-4.5 0A4.5 4.5 0 1 1 4.5 0 4.5 4.5 0 1 1-4.5 0Z',
  short: 'M0-5.8 5.8 0 0 5.8-5.8 0Z',
  larger: 'M-4.2 0A4.2 4.2 0 1 1 4.2 0 4.2 4.2 0 1 1-4.2 0Z',
  near: 'M0-5.5 5.2 4-5.2 4Z',
  demand: 'M0-7.5V7.5M-7.5 0H7.5',
};

/** The sign of a mark, on the chart and in its key. */
export function Glyph({ mark }: { mark: Mark }): ReactNode {
  return (
    <svg className={styles.glyph} data-mark={mark} width={16} height={16} viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={PATHS[mark]} />
    </svg>
  );
}
