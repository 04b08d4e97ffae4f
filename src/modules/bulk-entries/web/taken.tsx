import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type FileDto, fileRoutes } from '#modules/jobs/contract.ts';
import { download } from '#web/calls/call.ts';
import { useSaving } from '#web/loading/use-saving.ts';
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
  const { isBusy, save } = useSaving(t);
  const fetchRest = ({ id, name }: FileDto) => save(download(fileRoutes.open, { params: { id } }), name);
  return (
    <div className={styles.taken}>
      <p role="status">
        {t('take.done', { count: saved })}
        {rest > 0 && <span className={styles.rest}>{t('take.rest', { count: rest })}</span>}
      </p>
      {file && rest > 0 && (
        <Button busy={isBusy} onClick={() => void fetchRest(file)}>
          {t('take.restFile')}
        </Button>
      )}
      <Link to={PATHS.cart} className={buttonClass('primary')}>
        {t('take.list')}
      </Link>
    </div>
  );
}
