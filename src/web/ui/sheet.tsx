import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  /** What stands on the button that opens it. */
  label: string;
  title: string;
  children: (close: () => void) => ReactNode;
}

/** Something that takes a page of its own where the window is narrow: a button, and what it opens. */
export function Sheet({ label, title, children }: SheetProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={title} width="narrow" onClose={close}>
          <div className={styles.sheet}>{children(close)}</div>
        </Dialog>
      )}
    </>
  );
}
