import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icons.tsx';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  compact?: boolean;
  /** Work is under way: the button keeps its focus, says so, and ignores a second press. */
  busy?: boolean;
}

/** A button with a word on it; `type` is `button` unless told otherwise. */
export function Button({ look = 'plain', compact = false, busy = false, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(look, compact), busy && styles.busy, rest.className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : rest.onClick}
    />
  );
}

/** The same look for a link that acts like a button. */
export function buttonClass(look: ButtonLook, compact = false): string {
  return classes(styles.button, styles[look], compact && styles.compact);
}

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What it does: the name for screen readers and the tooltip. */
  label: string;
  compact?: boolean;
}

/** A button that shows only an icon, and always has a name. */
export function IconButton({ icon, label, compact = false, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(styles.button, styles.icon, compact && styles.compact, rest.className)}
    >
      <Icon name={icon} />
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}
