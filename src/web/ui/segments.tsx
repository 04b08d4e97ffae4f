import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface SegmentsProps {
  /** What is being chosen, for screen readers. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
}

/** Two or three ways side by side, such as speed or ratio: a radio group that looks like a switch. */
export function Segments({ label, value, options, onValue }: SegmentsProps): ReactNode {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onValue(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
