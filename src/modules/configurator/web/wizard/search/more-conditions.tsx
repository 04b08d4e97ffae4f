import type { ReactNode } from 'react';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { Fold } from '#web/ui/fold.tsx';
import styles from './search-form.module.css';
import { useConditionsLabel } from './use-conditions-label.ts';

/** Conditions few people change stand folded beside the others; the title says how many are set. */
export function MoreConditions({
  fields,
  children,
}: {
  fields: readonly FieldDescription[];
  children: ReactNode;
}): ReactNode {
  const label = useConditionsLabel(fields);
  if (fields.length === 0) return null;
  return (
    <Fold className={styles.more} title={label}>
      <div className={styles.rest}>{children}</div>
    </Fold>
  );
}
