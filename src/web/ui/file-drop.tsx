import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from './classes.ts';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** What is chosen here, for whoever hears it. */
  label: string;
  /** The endings taken, such as `.csv,.xlsx`. */
  accept: string;
  isMultiple?: boolean;
  className?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  /** What stands in it: among it a button that opens the choice, for dropping alone is for nobody with a keyboard. */
  children: (choose: () => void) => ReactNode;
}

/** A place files are dropped on, or chosen by a button in it. */
export function FileDrop({ accept, children, className, isMultiple, label, onFiles }: FileDropProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onFiles(isMultiple ? dropped : dropped.slice(0, 1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className={classes(styles.drop, isOver && styles.over, className)}
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
        multiple={isMultiple}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen once more, after it was mended.
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
