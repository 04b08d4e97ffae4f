import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import styles from './bulk-entry-page.module.css';

export interface FileChoiceProps {
  file: File | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A list as a file: chosen by a button, or dropped on it. */
export function FileChoice({ file, onChoose, onRemove }: FileChoiceProps): ReactNode {
  const { t } = useTranslation('bulk-entries');
  return (
    <FileDrop
      label={t('form.choose')}
      accept=".csv,.txt,.xlsx"
      className={styles.file}
      onFiles={([chosen]) => chosen && onChoose(chosen)}
    >
      {(choose) =>
        file ? (
          <>
            <span>{t('form.chosen', { name: file.name })}</span>
            <Button onClick={onRemove}>{t('form.removeFile')}</Button>
          </>
        ) : (
          <>
            <Button onClick={choose}>{t('form.choose')}</Button>
            <span className={styles.drop}>{t('form.drop')}</span>
          </>
        )
      }
    </FileDrop>
  );
}
