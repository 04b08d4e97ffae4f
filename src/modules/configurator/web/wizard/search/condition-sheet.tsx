import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './search-form.module.css';

/** On a phone the conditions beside the figures stand in a sheet; its button says how many are set. */
export function ConditionSheet({
  fields,
  children,
}: {
  fields: readonly FieldDescription[];
  children: ReactNode;
}): ReactNode {
  const { t } = useTranslation('configurator');
  const { config } = useWizardView();
  const count = fields.filter(({ id }) => id in config.values || typeof config.search[id] === 'number').length;
  return (
    <Sheet
      label={count > 0 ? t('search.conditionsSet', { count }) : t('search.conditions')}
      title={t('search.conditions')}
    >
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
