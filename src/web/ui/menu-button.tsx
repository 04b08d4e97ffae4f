import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icons.tsx';
import styles from './menu-button.module.css';

export interface MenuItem {
  id: string;
  label: string;
  onSelect: () => void;
  /** One of a set is chosen: shown with a mark. Left out, the item is a plain command. */
  checked?: boolean;
  /** The language of the label, where it differs from the page's. */
  lang?: string;
  disabled?: boolean;
}

export interface MenuButtonProps {
  label: ReactNode;
  /** The name of the button where its content is not enough. */
  name?: string;
  look?: ButtonLook;
  compact?: boolean;
  disabled?: boolean;
  items: readonly MenuItem[];
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A button that opens a list of commands: arrow keys move, Enter chooses, Esc closes and gives the focus back. */
export function MenuButton({
  label,
  name,
  look = 'quiet',
  compact = false,
  disabled = false,
  items,
}: MenuButtonProps): ReactNode {
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  const menuId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const found = menuItems(menu.current);
    (open === 'first' ? found[0] : found.at(-1))?.focus();
    function closeOutside(event: PointerEvent): void {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function handleMenuKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    const found = menuItems(menu.current);
    const at = found.findIndex((item) => item.matches(':focus'));
    const next = MOVES[event.key]?.(at, found.length);
    if (next === undefined) return;
    event.preventDefault();
    found[next]?.focus();
  }

  return (
    <div ref={frame} className={styles.frame}>
      <Button
        ref={button}
        look={look}
        compact={compact}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? menuId : undefined}
        aria-label={name}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        {label}
        <Icon name="down" size={14} />
      </Button>
      {open && (
        <div ref={menu} id={menuId} role="menu" tabIndex={-1} className={styles.menu} onKeyDown={handleMenuKey}>
          {items.map((item) => (
            <Item key={item.id} item={item} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }): ReactNode {
  const content = (
    <>
      {item.checked !== undefined && (
        <span className={styles.mark}>{item.checked && <Icon name="check" size={16} />}</span>
      )}
      {item.label}
    </>
  );
  const shared = {
    type: 'button',
    tabIndex: -1,
    className: styles.item,
    lang: item.lang,
    'aria-disabled': item.disabled,
    onClick: () => {
      if (item.disabled) return;
      onChosen();
      item.onSelect();
    },
  } as const;
  return item.checked === undefined ? (
    <button {...shared} role="menuitem">
      {content}
    </button>
  ) : (
    <button {...shared} role="menuitemradio" aria-checked={item.checked}>
      {content}
    </button>
  );
}

function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
