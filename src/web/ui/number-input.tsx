import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
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
  const described = classes(rest['aria-describedby'], unit !== undefined && unitId);

  function take(text: string): void {
    setDraft(text);
    onValue(readNumber(text), text);
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
        {...(isLeft && draft !== undefined && { 'aria-invalid': true })}
        className={classes(controlStyles.control, rest.className)}
        size={12}
        value={draft ?? value ?? ''}
        onChange={(event) => take(event.target.value)}
        onKeyDown={stepByKey}
        onFocus={(event) => {
          setLeft(false);
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

/** How people write thousands: 1,500.5 and 1 500,5 and 1.500,5; with one comma and no thousands it stands for the point. */
const GROUPED: readonly (readonly [RegExp, separator: RegExp])[] = [
  [/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, /,/g],
  [/^[+-]?[1-9]\d{0,2}([ '’]\d{3})+([.,]\d*)?$/, /[ '’]/g],
  [/^[+-]?[1-9]\d{0,2}(\.\d{3})+,\d*$/, /\./g],
];

/** The number a text means, as people write it; undefined if it is none. */
export function readNumber(text: string): number | undefined {
  const typed = text.normalize('NFKC').replace('−', '-').trim();
  const separator = GROUPED.find(([form]) => form.test(typed))?.[1];
  const plain = (separator === undefined ? typed : typed.replace(separator, '')).replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i.test(plain) ? Number(plain) : undefined;
}

/** Whether a text may be rewritten as the number it means, or as nothing. */
function isNumber(text: string): boolean {
  return text.trim() === '' || readNumber(text) !== undefined;
}
