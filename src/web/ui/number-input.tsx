import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { figureAsWritten } from '#kernel/figure-as-written.ts';
import { classes } from './classes.ts';
import controlStyles from './control.module.css';
import styles from './field.module.css';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'step'> {
  value: number | undefined;
  /** Undefined when the field is empty or holds no number yet; which of both, the text tells. */
  onValue: (value: number | undefined, text: string) => void;
  unit?: string;
  /** What an arrow key adds or takes away; without it arrow keys only move the caret. */
  step?: number;
}

/**
 * A number with its unit. Takes numbers as people write them, never turns on the wheel, does not rewrite what is being typed, and
 * keeps what is no number for the person to mend.
 */
export function NumberInput({ value, onValue, unit, step, ...rest }: NumberInputProps): ReactNode {
  const unitId = useId();
  const [draft, setDraft] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  // A number that came after it takes the place of what was no number and was left.
  const kept = isLeft && value !== undefined ? undefined : draft;
  const described = classes(rest['aria-describedby'], unit !== undefined && unitId);

  function take(text: string): void {
    setDraft(text);
    onValue(figureAsWritten(text), text);
  }

  function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (sign === undefined || step === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    const next = Number(((value ?? 0) + sign * step).toPrecision(12));
    onValue(next, String(next));
  }

  return (
    <span className={styles.number}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        aria-describedby={described || undefined}
        {...(isLeft && kept !== undefined && { 'aria-invalid': true })}
        className={classes(controlStyles.control, rest.className)}
        size={12}
        value={kept ?? value ?? ''}
        onChange={(event) => take(event.target.value)}
        onKeyDown={stepByKey}
        onFocus={(event) => {
          setLeft(false);
          setDraft(kept);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setLeft(true);
          if (draft === undefined || isNumber(draft)) setDraft(undefined);
          rest.onBlur?.(event);
        }}
      />
      {unit !== undefined && (
        <span id={unitId} className={classes(styles.unit, unit.length > 5 && styles.long)}>
          {unit}
        </span>
      )}
    </span>
  );
}

/** Whether a text may be rewritten as the number it means, or as nothing. */
function isNumber(text: string): boolean {
  return text.trim() === '' || figureAsWritten(text) !== undefined;
}
