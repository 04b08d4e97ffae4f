import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icons.tsx';
import styles from './menu-button.module.css';

export interface MenuItem {
  id: string;
  label: string;
  onSelect: () => void;
  /** One of a set is chosen: shown with a mark. Left out, the item is a plain command. */
  checked?: boolean;
  /** Several of the set can be chosen: the menu stays open while one chooses. */
  isOneOfMany?: boolean;
  /** The language of the label, where it differs from the page's. */
  lang?: string;
  disabled?: boolean;
  /** What stands above it and those of the same group. */
  group?: string;
}

export interface MenuButtonProps {
  label: ReactNode;
  /** The name of the button where its content is not enough. */
  name?: string;
  /** What it says where a pointer rests, of a label that is a picture. */
  title?: string | undefined;
  look?: ButtonLook;
  compact?: boolean;
  disabled?: boolean;
  /** What was chosen of it is under way. */
  busy?: boolean;
  /** What stands in it; a function is asked while it is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
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
  title,
  look = 'quiet',
  compact = false,
  disabled = false,
  busy = false,
  items,
}: MenuButtonProps): ReactNode {
  const [open, setOpen] = useState<MenuEnd | false>(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.frame}>
      <Button
        ref={button}
        look={look}
        compact={compact}
        disabled={disabled}
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-label={name}
        title={title}
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
        <OpenMenu
          items={typeof items === 'function' ? items() : items}
          from={open}
          button={button}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The end of a menu that has the focus as it opens. */
type MenuEnd = 'first' | 'last';

interface OpenMenuProps {
  items: readonly MenuItem[];
  from: MenuEnd;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What of a menu there is only while it is open: a page may have hundreds of buttons that open one. */
function OpenMenu({ items, from, button, onClose }: OpenMenuProps): ReactNode {
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current: opener } = button;
    opener?.setAttribute('aria-controls', menuId);
    const follow = () => place(menu.current, opener);
    follow();
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      opener?.removeAttribute('aria-controls');
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [button, menuId]);

  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.current?.parentElement?.contains(target)) onClose();
  });
  useEffect(() => {
    const found = menuItems(menu.current);
    (from === 'first' ? found[0] : found.at(-1))?.focus({ preventScroll: true });
  }, [from]);
  useEffect(() => {
    const close = (event: PointerEvent) => closeOutside(event);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);

  function close(): void {
    onClose();
    button.current?.focus();
  }

  function handleMenuKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Tab') onClose();
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
    <div ref={menu} id={menuId} role="menu" tabIndex={-1} className={styles.menu} onKeyDown={handleMenuKey}>
      {[...new Set(items.map(({ group }) => group))].map((group) => (
        <Group key={group ?? ''} name={group}>
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              <Item key={item.id} item={item} onChosen={close} />
            ))}
        </Group>
      ))}
    </div>
  );
}

/** Below the button, or above it where there is no room, or over it where there is none either; beside the page's flow, so that the frame of a table does not cut it off. */
function place(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (menu === null || button === null) return;
  const { offsetHeight: height, offsetWidth: width } = menu;
  const { top, bottom, right } = button.getBoundingClientRect();
  menu.style.top = `${topOf(height, { top, bottom })}px`;
  menu.style.left = `${Math.max(GAP, right - width)}px`;
}

function topOf(height: number, { top, bottom }: { top: number; bottom: number }): number {
  if (bottom + GAP + height <= window.innerHeight) return bottom + GAP;
  if (top - GAP >= height) return top - GAP - height;
  return Math.max(GAP, window.innerHeight - GAP - height);
}

/** px between a button and its menu, and between a menu and the edge of the window. */
const GAP = 4;

function Group({ name, children }: { name: string | undefined; children: ReactNode }): ReactNode {
  if (name === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is none within a menu
    <div role="group" aria-label={name}>
      <div aria-hidden="true" className={styles.group}>
        {name}
      </div>
      {children}
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
      if (!item.isOneOfMany) onChosen();
      item.onSelect();
    },
  } as const;
  if (item.checked === undefined) {
    return (
      <button {...shared} role="menuitem">
        {content}
      </button>
    );
  }
  return item.isOneOfMany ? (
    <button {...shared} role="menuitemcheckbox" aria-checked={item.checked}>
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
