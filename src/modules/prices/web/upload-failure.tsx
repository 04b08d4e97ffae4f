import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { ImportProblemsDto } from '#modules/prices/contract.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import styles from './prices-page.module.css';

interface UploadFailureProps {
  error: Error | null;
  problems: ImportProblemsDto | null;
  fileName: string;
}

/** Why a file was refused: the sentence, and below it every problem with its row. */
export function UploadFailure({ error, problems, fileName }: UploadFailureProps): ReactNode {
  const { t } = useTranslation('prices');
  const refused = problems && t('lists.upload.refused', { count: problems.count, file: fileName });
  return (
    <>
      <FormFailure>{error ? refusalText(error, t) : refused}</FormFailure>
      {problems && (
        <ul className={styles.problems} aria-label={t('lists.upload.problems')}>
          {problems.rows.map(({ column, message, row }) => (
            <li key={`${row} ${column} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
