import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, textIn } from '#kernel/locale.ts';
import { toneOf } from '#modules/configurator/web/wizard/demand/reserve-note.tsx';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { fallsShort, judgeReserve, reserveWords } from '#product/judgement/reserve.ts';
import { reserveMax } from '#product/judgement/verdict.ts';
import { classes } from '#web/ui/classes.ts';
import { Tag } from '#web/ui/tag.tsx';
import { CostNote } from './cost-note.tsx';
import { FrameNote } from './frame-note.tsx';
import styles from './reserve-bar.module.css';
import { ShortNote } from './short-note.tsx';

export interface ReserveBarProps {
  value: number;
  required: number;
  found: FoundRow;
  /** By how many per cent the row gives less than the torque asked for. */
  short: number | undefined;
  locale: Locale;
}

/**
 * What a row bears against the mark of what is required; the bar is full where a row begins to be oversized, which it says. A
 * row below what is required says by how much instead. What lies beside the demand, in its torque or its speed, is never green.
 */
export function ReserveBar({ value, required, found, short, locale }: ReserveBarProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { judged, cost, reason } = found;
  const reserve = judgeReserve(value, required);
  if (fallsShort(reserve)) return <Tag tone={toneOf(reserve)}>{textIn(reserveWords(reserve), locale)}</Tag>;
  if (judged?.framePower !== undefined) return <FrameNote power={judged.framePower} />;
  const full = reserveMax(required);
  const isOversized = judged?.verdict === 'oversized';
  const isBeside = isOversized || short !== undefined || reason !== undefined;
  const isNoted = isOversized || short !== undefined || cost !== undefined;
  return (
    <span className={classes(styles.reserve, isBeside && styles.beside, isNoted && styles.noted)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: share(value, full) }} />
        <span className={styles.mark} style={{ left: share(required, full) }} />
      </span>
      {isOversized && <span className={styles.said}>{t(`verdict.oversized${judged.isLighter ? 'Lighter' : ''}`)}</span>}
      {short !== undefined && <ShortNote percent={short} />}
      {cost && <CostNote at="row" cost={cost} />}
    </span>
  );
}

function share(value: number, full: number): string {
  return `${Math.min(100, (value / full) * 100).toFixed(1)}%`;
}
