import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import controlStyles from './control.module.css';
import styles from './field.module.css';
import { Icon } from './icons.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  value: string;
  options: readonly SelectOption[];
  onValue: (value: string) => void;
  /** The text while nothing is chosen. */
  placeholder?: string;
}

/** One of a list; the platform's own control, with its keyboard and its picker on a phone. */
export function Select({ value, options, onValue, placeholder, ...rest }: SelectProps): ReactNode {
  return (
    <span className={styles.select}>
      <select
        // A long choice is cut off where the field is narrow.
        title={options.find((option) => option.value === value)?.label}
        {...rest}
        className={classes(controlStyles.control, rest.className)}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
}
