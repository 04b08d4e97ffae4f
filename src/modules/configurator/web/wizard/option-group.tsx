import { type KeyboardEvent, type ReactNode, useId, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './option-group.module.css';

export type OptionState = 'chosen' | 'implied' | 'default' | 'available' | 'excluded';

/** One option as the wizard shows it. */
export interface OptionView {
  readonly code: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** What a later module says of it. */
  readonly extraNote?: string | undefined;
  readonly swatch?: string | undefined;
  readonly picture?: ReactNode;
  readonly state: OptionState;
  /** The state in words, for people who do not see its look. */
  readonly stateText: string;
}

export interface OptionGroupProps {
  /** Names the field to whoever wants to bring the focus here. */
  field: string;
  legend: string;
  /** One of the options, or any number of them. */
  many?: boolean;
  unit?: string | undefined;
  /** What has to be known to choose. */
  hint?: string | undefined;
  /** Said beside the name: that the field must be answered, or was filled in. */
  mark?: ReactNode;
  options: readonly OptionView[];
  /**
   * Chooses an option; also an excluded or an already chosen one, which the wizard answers in its own way. Where it is
   * taken, `show` shows it so before the rest is worked out.
   */
  onChoose: (code: string, show: () => void) => void;
  children?: ReactNode;
}

/** Beyond so many options, those that do not fit are folded away, still one click off. */
const MANY_OPTIONS = 9;

const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The options of one field. Arrow keys move, Enter or Space chooses, so that moving through a group changes nothing.
 * An excluded option stays in reach: it is marked, and choosing it tells why and what it would take.
 */
export function OptionGroup(props: OptionGroupProps): ReactNode {
  const { field, legend, many = false, unit, hint, mark, onChoose, children } = props;
  const [pressed, press] = useOptimistic<string | null>(null);
  const options = pressed === null ? props.options : withPressed(props.options, pressed, many);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const folds = options.length > MANY_OPTIONS && options.some(({ state }) => state === 'excluded');
  const shown = folds && !isUnfolded ? options.filter(({ state }) => state !== 'excluded') : options;
  const [visited, setVisited] = useState<string>();
  const start = shown.find(({ code }) => code === visited) ?? shown.find(({ state }) => isOn(state)) ?? shown[0];
  const notes = shown.some((option) => option.note !== undefined);
  const pictures = shown.some((option) => option.picture !== undefined);

  function handleKey(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons.at((at + move + buttons.length) % buttons.length)?.focus();
  }

  // A radio group of buttons: with native radios an arrow key would already choose.
  const frame = {
    role: many ? 'group' : 'radiogroup',
    'aria-labelledby': id,
    onKeyDown: handleKey,
    ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }),
  };
  return (
    <section className={styles.group} aria-labelledby={id} data-field={field}>
      <div className={styles.head}>
        <p id={id} className={styles.legend}>
          {legend} {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </p>
        {mark}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div
        ref={list}
        className={classes(styles.options, pictures ? styles.pictures : notes && styles.columns)}
        {...frame}
      >
        {shown.map((option) => (
          <Option
            key={option.code}
            option={option}
            many={many}
            tabbable={many || option === start}
            onChoose={(code) => onChoose(code, () => press(code))}
            onVisit={setVisited}
          />
        ))}
      </div>
      {folds && (
        <FoldButton
          isUnfolded={isUnfolded}
          count={options.filter(({ state }) => state === 'excluded').length}
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      )}
      {children}
    </section>
  );
}

interface FoldButtonProps {
  isUnfolded: boolean;
  count: number;
  onToggle: () => void;
}

function FoldButton({ isUnfolded, count, onToggle }: FoldButtonProps): ReactNode {
  const { t } = useTranslation('configurator');
  return (
    <Button look="quiet" compact className={styles.fold ?? ''} aria-expanded={isUnfolded} onClick={onToggle}>
      <Icon name={isUnfolded ? 'down' : 'right'} size={14} />
      {t('option.folded', { count })}
    </Button>
  );
}

interface OptionProps {
  option: OptionView;
  many: boolean;
  tabbable: boolean;
  onChoose: (code: string) => void;
  onVisit: (code: string) => void;
}

function Option({ option, many, tabbable, onChoose, onVisit }: OptionProps): ReactNode {
  const { extraNote } = option;
  const said = [option.note, option.stateText].filter(Boolean).join(' · ');
  const answer = { role: many ? 'checkbox' : 'radio', 'aria-checked': isOn(option.state) };
  return (
    <button
      type="button"
      {...answer}
      aria-disabled={option.state === 'excluded' || undefined}
      tabIndex={tabbable ? 0 : -1}
      className={classes(styles.option, styles[option.state], option.picture !== undefined && styles.pictured)}
      onClick={() => onChoose(option.code)}
      onFocus={() => onVisit(option.code)}
    >
      {option.picture !== undefined && <span className={styles.picture}>{option.picture}</span>}
      <span className={styles.words}>
        <span className={styles.name}>
          {option.swatch !== undefined && <span className={styles.swatch} style={{ background: option.swatch }} />}
          {option.label}
        </span>
        {(said !== '' || extraNote !== undefined) && (
          <span className={styles.note}>
            {said}
            {said !== '' && extraNote !== undefined && ' · '}
            {extraNote !== undefined && <span className={styles.extra}>{extraNote}</span>}
          </span>
        )}
      </span>
      <OptionMark state={option.state} />
    </button>
  );
}

function OptionMark({ state }: { state: OptionState }): ReactNode {
  if (state === 'available') return null;
  return (
    <span className={styles.mark} aria-hidden="true">
      <Icon name={state === 'excluded' ? 'refused' : 'check'} size={14} />
    </span>
  );
}

/** The options as they stand with one more pressed: of one answer it is the only one, of many it changes sides. */
function withPressed(options: readonly OptionView[], pressed: string, many: boolean): readonly OptionView[] {
  return options.map((option): OptionView => {
    const wasPicked = option.state === 'chosen' || option.state === 'default';
    if (option.code === pressed) return { ...option, state: many && wasPicked ? 'available' : 'chosen', stateText: '' };
    return many || !isOn(option.state) ? option : { ...option, state: 'available', stateText: '' };
  });
}

function isOn(state: OptionState): boolean {
  return state === 'chosen' || state === 'implied' || state === 'default';
}
