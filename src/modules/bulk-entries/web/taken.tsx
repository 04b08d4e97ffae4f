import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type FileDto, fileRoutes } from '#modules/jobs/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { PATHS } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import styles from './bulk-entry-page.module.css';

export interface TakenProps {
  saved: number;
  /** Rows that were not taken. */
  rest: number;
  file: FileDto | null;
}

/** What came of taking a list: how many lines it made, and the others as a file. */
export function Taken({ saved, rest, file }: TakenProps): ReactNode {
  const { t } = useTranslation('bulk-entries');
  async function fetchRest({ id, name }: FileDto): Promise<void> {
    try {
      saveFile(await download(fileRoutes.open, { params: { id } }), name);
    } catch (error) {
      notifyFailure(error, t);
    }
  }
  return (
    <div className={styles.taken}>
      <p role="status">
        {t('take.done', { count: saved })}
        {rest > 0 && <span className={styles.rest}>{t('take.rest', { count: rest })}</span>}
      </p>
      {file && rest > 0 && <Button onClick={() => void fetchRest(file)}>{t('take.restFile')}</Button>}
      <Link to={PATHS.cart} className={buttonClass('primary')}>
        {t('take.list')}
      </Link>
    </div>
  );
}
