import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './control.module.css';

/** One line of text. */
export function TextInput(props: ComponentProps<'input'>): ReactNode {
  return <input type="text" {...props} className={classes(styles.control, props.className)} />;
}

/** Several lines of text. */
export function TextArea(props: ComponentProps<'textarea'>): ReactNode {
  return <textarea rows={3} {...props} className={classes(styles.control, props.className)} />;
}
