import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_QUOTE_FILES, QUOTE_FILE_ENDINGS, QUOTE_FILE_TYPES } from '#modules/quotes/domain/quote-files.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const name = label ?? t('file.add');

  function add(list: FileList | null): void {
    if (isBusy) return;
    const added = withFiles(files, [...(list ?? [])], most);
    setRefused(added.refused);
    onFiles(added.files);
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  function remove(key: string): void {
    setRefused([]);
    onFiles(files.filter((one) => one.key !== key));
    // The button that was pressed goes with its row.
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className={classes(styles.choice, isOver && styles.over)}
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
        multiple={most > 1}
        aria-label={name}
        accept={ACCEPTED}
        onChange={({ target }) => {
          add(target.files);
          // The same file can be chosen once more, after it was mended.
          target.value = '';
        }}
      />
      <p className={styles.ways}>
        <Button ref={button} compact busy={isBusy} onClick={() => input.current?.click()}>
          {name}
        </Button>
        <span className={styles.hint}>{t('file.hint', { count: most, types: QUOTE_FILE_ENDINGS })}</span>
      </p>
      <ChosenList files={files} onItsWay={onItsWay} onRemove={isBusy ? undefined : remove} />
      <RefusedList refused={refused} most={most} />
    </div>
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
