import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import styles from './prices-page.module.css';

interface FileInputProps {
  file: File | undefined;
  /** Whether it was sent without one. */
  isMissed: boolean;
  onChoose: (file: File) => void;
}

/** The file of a list. */
export function FileInput({ file, isMissed, onChoose }: FileInputProps): ReactNode {
  const { t } = useTranslation('prices');
  return (
    <FileDrop
      label={t('lists.upload.choose')}
      accept=".csv,.txt,.xlsx"
      className={styles.file}
      onFiles={([chosen]) => chosen && onChoose(chosen)}
    >
      {(choose) => (
        <>
          <Button onClick={choose}>{t('lists.upload.choose')}</Button>
          <span className={styles.soft}>
            {file?.name ?? t(isMissed ? 'lists.upload.missing' : 'lists.upload.none')}
          </span>
        </>
      )}
    </FileDrop>
  );
}
