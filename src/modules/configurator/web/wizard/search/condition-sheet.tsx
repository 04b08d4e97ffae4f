import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './search-form.module.css';
import { useConditionsLabel } from './use-conditions-label.ts';

/** On a phone the conditions beside the figures stand in a sheet; its button says how many are set. */
export function ConditionSheet({
  fields,
  children,
}: {
  fields: readonly FieldDescription[];
  children: ReactNode;
}): ReactNode {
  const { t } = useTranslation('configurator');
  return (
    <Sheet label={useConditionsLabel(fields)} title={t('search.conditions')}>
      {(close) => (
        <div className={styles.sheet}>
          {children}
          <Button look="primary" onClick={close}>
            {t('search.done')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
