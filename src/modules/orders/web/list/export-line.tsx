import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileRoutes, type JobDto } from '#modules/jobs/contract.ts';
import { JobLine } from '#modules/jobs/web/public.ts';
import { download } from '#web/calls/call.ts';
import { useSaving } from '#web/loading/use-saving.ts';
import { IconButton } from '#web/ui/button.tsx';
import styles from './orders-page.module.css';
import type { LineExport } from './use-line-export.ts';

/** How far the file is that was asked for; it is saved as soon as it is there, and can be had again as long as this stands. */
export function ExportLine({ lines: { jobId, putAway } }: { lines: LineExport }): ReactNode {
  const { t } = useTranslation('orders');
  const saving = useSaving(t);
  if (jobId === undefined) return null;
  async function save({ file }: JobDto): Promise<void> {
    if (file === null) return;
    await saving.save(download(fileRoutes.open, { params: { id: file.id } }), file.name);
  }
  return (
    <div className={styles.exported}>
      <JobLine key={jobId} id={jobId} onEnded={(job) => void save(job)} />
      <IconButton icon="close" compact label={t('export.putAway')} onClick={putAway} />
    </div>
  );
}
