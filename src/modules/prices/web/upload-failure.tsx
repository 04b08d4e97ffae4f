import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import { CallError } from '#web/calls/call.ts';
import { refusalText } from '#web/errors/failure-text.ts';
import styles from './prices-page.module.css';

/** Why a file was refused: the sentence, and below it every problem with its row. */
export function UploadFailure({ error }: { error: Error | null }): ReactNode {
  const { t } = useTranslation('prices');
  const issues = error instanceof CallError && error.code === 'price-list.refused' ? error.issues : [];
  return (
    <>
      <FormFailure>{error && (issues.length > 0 ? t('lists.upload.refused') : refusalText(error, t))}</FormFailure>
      {issues.length > 0 && (
        <ul className={styles.problems} aria-label={t('lists.upload.problems')}>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
