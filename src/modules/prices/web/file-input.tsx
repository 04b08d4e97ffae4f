import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('lists.upload.choose')}
        accept=".csv,.txt,.xlsx"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen once more, after it was mended.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('lists.upload.choose')}</Button>
      <span className={styles.soft}>{file?.name ?? t(isMissed ? 'upload.missing' : 'upload.none')}</span>
    </div>
  );
}
