import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileRoutes, type JobDto } from '#modules/jobs/contract.ts';
import { JobLine } from '#modules/jobs/web/public.ts';
import { download } from '#web/calls/call.ts';
import { useSaving } from '#web/loading/use-saving.ts';
import { IconButton } from '#web/ui/button.tsx';
import styles from './sheet-line.module.css';
import type { ListSheet } from './use-list-sheet.ts';

/** How far the sheet is that was asked for; its file is saved as soon as it is there, and can be had again as long as this stands. */
export function SheetLine({ sheet: { jobId, putAway } }: { sheet: ListSheet }): ReactNode {
  const { t } = useTranslation('cart');
  const saving = useSaving(t);
  if (jobId === undefined) return null;
  async function save({ file }: JobDto): Promise<void> {
    if (file === null) return;
    await saving.save(download(fileRoutes.open, { params: { id: file.id } }), file.name);
  }
  return (
    <div className={styles.line}>
      <JobLine key={jobId} id={jobId} onEnded={(job) => void save(job)} />
      <IconButton icon="close" compact label={t('sheet.putAway')} onClick={putAway} />
    </div>
  );
}
