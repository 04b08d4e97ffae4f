import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { Icon } from './icons.tsx';

/** What a control must carry to belong to its field. */
export interface ControlProps {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the value is refused, in one sentence. */
  error?: ReactNode;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint and an error, tied together for every way of reading. */
export function Field({ label, hint, error, required = false, children }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, required && styles.required)}>
        {label}
      </label>
      {children({
        id,
        ...(required ? { required } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <span id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && <Icon name="warning" size={14} />}
        {error}
      </span>
    </div>
  );
}
