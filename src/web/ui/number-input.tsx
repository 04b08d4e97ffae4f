import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';
import controlStyles from './control.module.css';
import styles from './field.module.css';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'step'> {
  value: number | undefined;
  /** Undefined when the field is empty or holds no number yet. */
  onValue: (value: number | undefined) => void;
  unit?: string;
  /** What an arrow key adds or takes away; without it arrow keys only move the caret. */
  step?: number;
}

/** A number with its unit. Takes a comma or a point, never turns on the wheel, and does not rewrite what is being typed. */
export function NumberInput({ value, onValue, unit, step, ...rest }: NumberInputProps): ReactNode {
  const unitId = useId();
  const [draft, setDraft] = useState<string>();
  const described = classes(rest['aria-describedby'], unit !== undefined && unitId);

  function take(text: string): void {
    setDraft(text);
    onValue(readNumber(text));
  }

  function stepByKey(event: KeyboardEvent<HTMLInputElement>): void {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (sign === undefined || step === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    onValue(Number(((value ?? 0) + sign * step).toPrecision(12)));
  }

  return (
    <span className={styles.number}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        aria-describedby={described || undefined}
        className={classes(controlStyles.control, rest.className)}
        size={12}
        value={draft ?? value ?? ''}
        onChange={(event) => take(event.target.value)}
        onKeyDown={stepByKey}
        onBlur={(event) => {
          setDraft(undefined);
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

/** The number a text means, with a point or a comma before the decimals; undefined if it is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
