import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { AXIS_STATES, type JudgedAxis } from '#modules/sizing/domain/axes/judge-axis.ts';
import type { AxesTable } from '#modules/sizing/domain/axes/read-axes.ts';
import { listOfWords } from '#modules/sizing/web/list-of-words.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Select } from '#web/ui/select.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './axes-by-table.module.css';
import { AxesFiles } from './axes-files.tsx';
import type { AxesWork } from './axes-work.ts';
import { STATE_TONES } from './axis-state-tones.ts';
import { AxisTable } from './axis-table.tsx';
import { type DrivesByAxis, useAxes } from './use-axes.ts';

interface AxesViewProps {
  work: AxesWork;
  /** The text was changed since. */
  isOld: boolean;
}

/** What came out of a table: how many rows stand how, each row, and the table as a file. */
export const AxesView = memo(function AxesView({ work, isOld }: AxesViewProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const [series, setSeries] = useState('');
  const { judged, found, isBroken, isJudging, isLooking, onRetry } = useAxes(work, locale);
  if (judged === undefined) return <p role="status">{t('axes.judging')}</p>;
  const { table, axes } = judged;
  if (table.kind === 'refused')
    return (
      <p role="alert" className={styles.refused}>
        {textIn(table.text, locale)}
      </p>
    );
  const offered = seriesIn(found);
  const chosen = offered.includes(series) ? series : '';
  const count = axes.filter(({ state }) => state === 'computed').length;
  return (
    <>
      <div className={styles.tools}>
        <Counts axes={axes} />
        <Select
          aria-label={t('axes.series')}
          value={chosen}
          options={[
            { value: '', label: t('axes.anySeries') },
            ...offered.map((name) => ({ value: name, label: t('drives.series', { name }) })),
          ]}
          onValue={setSeries}
        />
        <AxesFiles work={work} axes={axes} found={found} series={chosen} />
      </div>
      <Unused table={table} />
      <p role="status" className={styles.note}>
        {isOld
          ? t('axes.old')
          : isJudging || isLooking
            ? t('axes.looking', { done: found.size, count })
            : t('axes.done', { count: axes.length })}
      </p>
      {isBroken && <ErrorState onRetry={onRetry} />}
      <AxisTable work={work} axes={axes} found={found} series={chosen} />
    </>
  );
});

function Counts({ axes }: { axes: readonly JudgedAxis[] }): ReactNode {
  const { t } = useTranslation('sizing');
  return (
    <ul className={styles.counts}>
      {AXIS_STATES.map((state) => {
        const count = axes.filter((axis) => axis.state === state).length;
        return (
          <li key={state}>
            <Tag tone={count === 0 ? 'neutral' : STATE_TONES[state]}>{t(`axes.count.${state}`, { count })}</Tag>
          </li>
        );
      })}
    </ul>
  );
}

/** The columns nothing is made of, so that nobody believes they were read. */
function Unused({ table: { columns } }: { table: Extract<AxesTable, { kind: 'read' }> }): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const unused = columns.filter(
    ({ use, heading }) => heading !== '' && (use.kind === 'unknown' || use.kind === 'twice'),
  );
  if (unused.length === 0) return null;
  const headings = listOfWords(
    unused.map(({ heading }) => heading),
    localeOfInterface(i18n),
  );
  return <p className={styles.note}>{t('axes.unused', { headings })}</p>;
}

function seriesIn(found: DrivesByAxis): readonly string[] {
  const best = [...found.values()].flat().filter(({ verdict }) => verdict === 'best');
  return [...new Set(best.map(({ series }) => series))].toSorted();
}
