import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import styles from './figures-view.module.css';

/** What a month comes to; undefined where there is nothing to tell. */
export interface MonthValue {
  readonly month: string;
  readonly value: number | undefined;
}

const SIZE = { width: 320, height: 180, left: 34, bottom: 24, top: 8, right: 4 } as const;
/** So many months are named below the bars at most. */
const NAMED = 6;
const LEAST_TOP = 4;

interface MonthBarsProps {
  values: readonly MonthValue[];
  /** Where the scale ends, where that is known beforehand. */
  top?: number;
}

/** Figures of months as bars. It is drawn for eyes; the table beside it says the same. */
export function MonthBars({ top, values }: MonthBarsProps): ReactNode {
  const months = values.map(({ month }) => month);
  const most = top ?? Math.max(LEAST_TOP, ...values.map(({ value = 0 }) => value));
  const x = scaleBand({ domain: months, range: [SIZE.left, SIZE.width - SIZE.right], padding: 0.25 });
  const y = scaleLinear({ domain: [0, most], range: [SIZE.height - SIZE.bottom, SIZE.top], nice: top === undefined });
  const each = Math.ceil(months.length / NAMED);
  const label = { fill: 'currentColor', fontSize: 10 } as const;
  return (
    <svg className={styles.bars} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      {values.map(({ month, value = 0 }) => (
        <rect
          key={month}
          className={styles.bar ?? ''}
          x={x(month) ?? 0}
          y={y(value)}
          width={x.bandwidth()}
          height={y(0) - y(value)}
        />
      ))}
      <AxisLeft
        left={SIZE.left}
        scale={y}
        numTicks={4}
        tickFormat={(value) => (Number.isInteger(Number(value)) ? String(value) : '')}
        stroke="currentColor"
        tickStroke="currentColor"
        tickLabelProps={{ ...label, dx: -4, dy: 3, textAnchor: 'end' }}
      />
      <AxisBottom
        top={SIZE.height - SIZE.bottom}
        scale={x}
        tickValues={months.filter((_, at) => (months.length - 1 - at) % each === 0)}
        stroke="currentColor"
        tickStroke="currentColor"
        tickLabelProps={{ ...label, textAnchor: 'middle' }}
      />
    </svg>
  );
}
