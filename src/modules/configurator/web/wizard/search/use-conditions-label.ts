import { useTranslation } from 'react-i18next';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';

/** What conditions that are out of sight are called, with how many of them are set. */
export function useConditionsLabel(fields: readonly FieldDescription[]): string {
  const { t } = useTranslation('configurator');
  const { config } = useWizardView();
  const count = fields.filter(({ id }) => id in config.values || typeof config.search[id] === 'number').length;
  return count > 0 ? t('search.conditionsSet', { count }) : t('search.conditions');
}
