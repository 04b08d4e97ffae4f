import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { axesRoutes } from '#modules/sizing/contract.ts';
import { axesFileName } from '#modules/sizing/domain/axes/axes-sheet.ts';
import type { JudgedAxis } from '#modules/sizing/domain/axes/judge-axis.ts';
import { VERDICT_WORDS } from '#modules/sizing/domain/select/verdict-words.ts';
import { download } from '#web/calls/call.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useSaving } from '#web/loading/use-saving.ts';
import { MenuButton } from '#web/ui/menu-button.tsx';
import type { AxesWork } from './axes-work.ts';
import { driveOfAxis } from './drive-of-axis.ts';
import type { DrivesByAxis } from './use-axes.ts';

interface AxesFilesProps {
  work: AxesWork;
  axes: readonly JudgedAxis[];
  found: DrivesByAxis;
  series: string;
}

const FORMATS = ['xlsx', 'csv'] as const;

/** Offers the table with its results as a file. */
export function AxesFiles({ work: { application, text, unit }, axes, found, series }: AxesFilesProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const { isBusy, save } = useSaving(t);
  const driveText = ({ row }: JudgedAxis) => {
    const drive = driveOfAxis(found.get(row.no) ?? [], series);
    if (drive === undefined) return '';
    return drive.verdict === 'best'
      ? drive.quickText
      : `${drive.quickText} (${textIn(VERDICT_WORDS[drive.verdict], locale)})`;
  };
  const fetchFile = (format: (typeof FORMATS)[number]) => {
    const body = { application: application.id, text, unit, format, drives: axes.map(driveText) };
    void save(download(axesRoutes.file, { body }), `${axesFileName(application, locale)}.${format}`);
  };
  return (
    <MenuButton
      label={t('axes.download')}
      busy={isBusy}
      items={FORMATS.map((format) => ({
        id: format,
        label: t(`axes.formats.${format}`),
        onSelect: () => fetchFile(format),
      }))}
    />
  );
}
