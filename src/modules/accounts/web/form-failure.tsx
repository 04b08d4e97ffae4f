import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icons.tsx';
import styles from './password-form.module.css';

/** Why a form could not be sent, where that belongs to no field; read out when it appears. */
export function FormFailure({ children }: { children: ReactNode }): ReactNode {
  return (
    <div role="alert">
      {children && (
        <p className={styles.failure}>
          <Icon name="warning" size={18} />
          {children}
        </p>
      )}
    </div>
  );
}
