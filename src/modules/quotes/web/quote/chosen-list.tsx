import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type ChosenFile, fileSize } from './chosen-files.ts';
import styles from './files.module.css';
import type { FileOnItsWay } from './use-sending-files.ts';

interface ChosenListProps {
  files: readonly ChosenFile[];
  onItsWay: FileOnItsWay | undefined;
  /** Undefined while they are being sent. */
  onRemove: ((key: string) => void) | undefined;
}

/** What is chosen to go along, and how far each is on its way. */
export function ChosenList({ files, onItsWay, onRemove }: ChosenListProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  if (files.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('file.chosen')}>
      {files.map(({ file: { name, size }, key }) => (
        <li key={key}>
          <span className={styles.name}>
            {t('file.named', { name, size: fileSize(size, localeOfInterface(i18n)) })}
          </span>
          {onItsWay?.key === key && <progress aria-label={t('file.sending', { name })} value={onItsWay.part} max={1} />}
          {onRemove && (
            <Button look="quiet" compact aria-label={t('file.removeNamed', { name })} onClick={() => onRemove(key)}>
              {t('file.remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
