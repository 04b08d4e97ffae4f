import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './bulk-entry-page.module.css';

export interface FileChoiceProps {
  file: File | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A list as a file: chosen by a button, or dropped on it. */
export function FileChoice({ file, onChoose, onRemove }: FileChoiceProps): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className={classes(styles.file, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('form.choose')}
        accept=".csv,.txt,.xlsx"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen once more, after it was mended.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      {file ? (
        <>
          <span>{t('form.chosen', { name: file.name })}</span>
          <Button onClick={onRemove}>{t('form.removeFile')}</Button>
        </>
      ) : (
        <>
          <Button onClick={() => input.current?.click()}>{t('form.choose')}</Button>
          <span className={styles.drop}>{t('form.drop')}</span>
        </>
      )}
    </div>
  );
}
