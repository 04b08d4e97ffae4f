import type { ReactNode } from 'react';
import styles from './orders-page.module.css';

interface FilterChipsProps<Value extends string> {
  label: string;
  /** What is pressed; undefined where nothing narrows the list. */
  value: Value | undefined;
  options: readonly { readonly value: Value; readonly label: string }[];
  onValue: (value: Value | undefined) => void;
}

/** A few ways to narrow a list, of which one can be pressed; pressed again it narrows the list no more. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>): ReactNode {
  const { label, onValue, options, value } = props;
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onValue(option.value === value ? undefined : option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
