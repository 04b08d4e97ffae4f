import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import { pathOfSizedDrive } from '#modules/configurator/web/public.ts';
import type { JudgedDriveDto } from '#modules/sizing/contract.ts';
import { AXIS_FIGURES, type JudgedAxis, toldText } from '#modules/sizing/domain/axes/judge-axis.ts';
import { figureText } from '#modules/sizing/domain/core/figures.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { unitIn } from '#modules/sizing/domain/core/units.ts';
import { VERDICT_WORDS } from '#modules/sizing/domain/select/verdict-words.ts';
import { stepsOf } from '#modules/sizing/domain/sizing.ts';
import { paramsOf } from '#modules/sizing/web/case/case-address.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './axes-by-table.module.css';
import type { AxesWork } from './axes-work.ts';
import { STATE_TONES } from './axis-state-tones.ts';
import { caseOfAxis } from './case-of-axis.ts';
import { driveOfAxis } from './drive-of-axis.ts';
import type { DrivesByAxis } from './use-axes.ts';

interface AxisTableProps {
  work: AxesWork;
  axes: readonly JudgedAxis[];
  found: DrivesByAxis;
  /** The series whose drives are told; empty for the best of all. */
  series: string;
}

/** Each axis with its results, its drive, what is to be told of it, and the way to its case. */
export function AxisTable({ work, axes, found, series }: AxisTableProps): ReactNode {
  const { t } = useTranslation('sizing');
  const columns = useColumns(work, found, series);
  return (
    <DataTable
      caption={t('axes.caption')}
      columns={columns}
      rows={axes}
      rowId={({ row: { no } }) => String(no)}
      compact={false}
    />
  );
}

function useColumns(work: AxesWork, found: DrivesByAxis, series: string): readonly Column<JudgedAxis>[] {
  const { t } = useTranslation('sizing');
  return useMemo(
    () => [
      { id: 'name', header: t('axes.nameColumn'), card: 'head', cell: (axis) => <CaseLink axis={axis} work={work} /> },
      {
        id: 'state',
        header: t('axes.state'),
        card: 'beside',
        cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{t(`axes.states.${state}`)}</Tag>,
      },
      ...AXIS_FIGURES.map((id) => figureColumn(id, work)),
      { id: 'drive', header: t('axes.drive'), cell: (axis) => <DriveCell {...{ axis, work, found, series }} /> },
      { id: 'told', header: t('axes.told'), cell: (axis) => <Told axis={axis} /> },
    ],
    [t, work, found, series],
  );
}

function figureColumn(id: string, { application, unit }: AxesWork): Column<JudgedAxis> {
  const base = stepsOf(application, {}).find((step) => step.id === id)?.unit ?? '';
  return {
    ...{ id, kind: 'number', header: symbolOf(id), unit: unitIn(unit, base) },
    cell: ({ figures }) => figures.find((figure) => figure.id === id)?.shown?.text ?? '–',
  };
}

function CaseLink({ axis: { row }, work: { application, unit } }: { axis: JudgedAxis; work: AxesWork }): ReactNode {
  const { t } = useTranslation('sizing');
  const name = row.name === '' ? t('axes.row', { no: row.no }) : row.name;
  const search = paramsOf(application, caseOfAxis(row, unit));
  return (
    <Link to={`${PATHS.sizing}?${search}`} aria-label={t('axes.open', { name })}>
      {name}
    </Link>
  );
}

interface DriveCellProps extends Pick<AxisTableProps, 'work' | 'found' | 'series'> {
  axis: JudgedAxis;
}

function DriveCell({ axis: { row, state }, work, found, series }: DriveCellProps): ReactNode {
  const { t } = useTranslation('sizing');
  const drives = found.get(row.no);
  if (state !== 'computed') return '–';
  if (drives === undefined) return '…';
  const drive = driveOfAxis(drives, series);
  if (drive === undefined) return t(series === '' ? 'axes.noDrive' : 'drives.noneOfSeries');
  const sizedBy = paramsOf(work.application, caseOfAxis(row, work.unit)).toString();
  return <Drive drive={drive} sizedBy={sizedBy} />;
}

function Drive({ drive, sizedBy }: { drive: JudgedDriveDto; sizedBy: string }): ReactNode {
  const locale = localeOfInterface(useTranslation('sizing').i18n);
  const { figures, line, quickText, reasons, verdict, warnings, wizardText } = drive;
  const { P_N, f_B } = figures;
  const facts = [
    ...(P_N === undefined ? [] : [`${figureText(P_N, 'kW')} kW`]),
    ...(f_B === undefined ? [] : [`fB ${figureText(f_B, '', 'reserve')}`]),
  ];
  return (
    <div className={styles.drive}>
      <Link to={pathOfSizedDrive(line, wizardText, sizedBy)}>{quickText}</Link>
      <span>
        {verdict !== 'best' && <>{textIn(VERDICT_WORDS[verdict], locale)} · </>}
        {facts.join(' · ')}
      </span>
      {[...reasons, ...warnings].map(({ code, text }) => (
        <small key={code}>{text}</small>
      ))}
    </div>
  );
}

function Told({ axis: { told } }: { axis: JudgedAxis }): ReactNode {
  const locale = localeOfInterface(useTranslation('sizing').i18n);
  if (told.length === 0) return '–';
  return (
    <ul className={styles.told}>
      {told.map((one) => (
        <li key={one.text.en}>{textIn(toldText(one), locale)}</li>
      ))}
    </ul>
  );
}
