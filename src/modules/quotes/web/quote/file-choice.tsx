import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_QUOTE_FILES, QUOTE_FILE_ENDINGS, QUOTE_FILE_TYPES } from '#modules/quotes/domain/quote-files.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { type ChosenFile, type RefusedFile, withFiles } from './chosen-files.ts';
import { ChosenList } from './chosen-list.tsx';
import styles from './files.module.css';
import type { FileOnItsWay } from './use-sending-files.ts';

interface FileChoiceProps {
  files: readonly ChosenFile[];
  onFiles: (files: readonly ChosenFile[]) => void;
  onItsWay: FileOnItsWay | undefined;
  /** Whether they are being sent with what they belong to: nothing is added or taken away then. */
  isBusy: boolean;
  most?: number;
  /** What is chosen here, where it is not just any files. */
  label?: string;
}

const ACCEPTED = Object.keys(QUOTE_FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** Files that go with what is written: chosen by a button or dropped on it, each with its size and a way out. */
export function FileChoice({
  files,
  onFiles,
  onItsWay,
  isBusy,
  most = MOST_QUOTE_FILES,
  label,
}: FileChoiceProps): ReactNode {
  const { t } = useTranslation('quotes');
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const name = label ?? t('file.add');

  function add(list: readonly File[]): void {
    if (isBusy) return;
    const added = withFiles(files, list, most);
    setRefused(added.refused);
    onFiles(added.files);
  }

  function remove(key: string): void {
    setRefused([]);
    onFiles(files.filter((one) => one.key !== key));
    // The button that was pressed goes with its row.
    button.current?.focus();
  }

  return (
    <FileDrop label={name} accept={ACCEPTED} isMultiple={most > 1} className={styles.choice} onFiles={add}>
      {(choose) => (
        <>
          <p className={styles.ways}>
            <Button ref={button} compact busy={isBusy} onClick={choose}>
              {name}
            </Button>
            <span className={styles.hint}>{t('file.hint', { count: most, types: QUOTE_FILE_ENDINGS })}</span>
          </p>
          <ChosenList files={files} onItsWay={onItsWay} onRemove={isBusy ? undefined : remove} />
          <RefusedList refused={refused} most={most} />
        </>
      )}
    </FileDrop>
  );
}

/** What cannot go along, by name and reason; spoken as it comes. */
function RefusedList({ refused, most }: { refused: readonly RefusedFile[]; most: number }): ReactNode {
  const { t } = useTranslation('quotes');
  const told = { count: most, types: QUOTE_FILE_ENDINGS };
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ fault, name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one name may be refused, and none moves
            <li key={index}>{t(`file.refused.${fault}`, { name, ...told })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
