import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { ControlProps } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './choice-list.module.css';

/** One value of a choice, as it is listed. */
export interface ChoiceView {
  readonly code: string;
  readonly label: string;
  readonly isExcluded: boolean;
  /** How many basic types it would leave, as it is shown. */
  readonly count?: string | undefined;
  /** Count and state in words, for those who do not see them. */
  readonly said: string;
}

export interface ChoiceListProps {
  control: ControlProps;
  /** Names the list of values. */
  name: string;
  /** The code that stands; empty while none does. */
  value: string;
  options: readonly ChoiceView[];
  /** Picks a value; also an excluded one, which the wizard answers in its own way. */
  onPick: (code: string) => void;
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A pause that ends what was typed to find a value. */
const TYPING_MS = 600;

/**
 * One of a list, with what each value would leave beside it. The platform's own list can neither show that nor keep an
 * excluded value in reach. Arrow keys and letters move, Enter or Space picks, Esc and Tab close and change nothing.
 */
export function ChoiceList({ control, name, value, options, onPick }: ChoiceListProps): ReactNode {
  const id = useId();
  const [active, setActive] = useState<number>();
  const typing = useTyping();
  const isOpen = active !== undefined;
  const standing = options.find(({ code }) => code === value);
  const optionId = (at: number) => `${id}-${at}`;

  function open(): void {
    setActive(
      Math.max(
        0,
        options.findIndex(({ code }) => code === value),
      ),
    );
  }

  function pick(code: string): void {
    setActive(undefined);
    onPick(code);
  }

  function find(key: string): boolean {
    if (key.length > 1) return false;
    const text = typing.add(key);
    const from = text.length > 1 ? (active ?? 0) : (active ?? -1) + 1;
    const order = options.map((_, index) => (from + index) % options.length);
    const found = order.find((index) => options[index]?.label.toLowerCase().startsWith(text));
    if (found !== undefined) setActive(found);
    else if (active === undefined) open();
    return true;
  }

  /** Answers whether the key was meant for the list. */
  function takeKey(key: string, at: number): boolean {
    const move = MOVES[key];
    if (move) setActive(move(at, options.length));
    else if (key === 'Escape') setActive(undefined);
    else if (isPick(key)) pick(options[at]?.code ?? '');
    else return find(key);
    return true;
  }

  function takeFirstKey(key: string): boolean {
    if (!isPick(key) && !MOVES[key]) return find(key);
    open();
    return true;
  }

  function isPick(key: string): boolean {
    return key === 'Enter' || (key === ' ' && !typing.isGoing());
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = active === undefined ? takeFirstKey(event.key) : takeKey(event.key, active);
    if (isTaken) event.preventDefault();
  }

  return (
    <span className={styles.frame}>
      <button
        {...{ id: control.id, 'aria-describedby': control['aria-describedby'] }}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        className={styles.control}
        title={standing?.label}
        onClick={() => (isOpen ? setActive(undefined) : open())}
        onKeyDown={handleKey}
        onBlur={() => setActive(undefined)}
      >
        <span className={styles.value}>{standing?.label}</span>
        <Icon name="down" size={16} />
      </button>
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={name} className={styles.list}>
          {options.map((option, at) => (
            <ChoiceItem
              key={option.code}
              id={optionId(at)}
              option={option}
              isStanding={option === standing}
              isActive={at === active}
              onPick={pick}
            />
          ))}
        </div>
      )}
    </span>
  );
}

interface ChoiceItemProps {
  id: string;
  option: ChoiceView;
  isStanding: boolean;
  isActive: boolean;
  onPick: (code: string) => void;
}

function ChoiceItem({ id, option, isStanding, isActive, onPick }: ChoiceItemProps): ReactNode {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the combobox, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={isStanding}
      aria-disabled={option.isExcluded || undefined}
      className={classes(styles.item, isActive && styles.active, option.isExcluded && styles.excluded)}
      // Pressing an option must not take the focus from the combobox, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(option.code)}
    >
      <span className={styles.sign}>{isStanding && <Icon name="check" size={14} />}</span>
      <span className={styles.label}>{option.label}</span>
      <span className={styles.count} aria-hidden="true">
        {option.count}
        {option.isExcluded && option.count === undefined && <Icon name="refused" size={14} />}
      </span>
      {option.said !== '' && <VisuallyHidden>{option.said}</VisuallyHidden>}
    </div>
  );
}

/** Letters typed in quick succession are one text. */
function useTyping() {
  const typed = useRef({ text: '', at: 0 });
  const isGoing = () => performance.now() - typed.current.at < TYPING_MS && typed.current.text !== '';
  return {
    isGoing,
    add(key: string): string {
      const text = `${isGoing() ? typed.current.text : ''}${key.toLowerCase()}`;
      typed.current = { text, at: performance.now() };
      return text;
    },
  };
}
