import { useTranslation } from 'react-i18next';
import { listOfWords, useWizardView } from '#modules/configurator/web/public.ts';
import type { ToldPrice } from '#modules/prices/domain/told-price.ts';
import { rowInWords } from './row-words.ts';

/** The component under which a price tells that the list does not know the group of the customer. */
const GROUP = 'group';

/** Why a price is on request, in a sentence that names what the list lacks. */
export function useOnRequestText(): (told: Extract<ToldPrice, { kind: 'on-request' }>) => string {
  const { t } = useTranslation('prices');
  const { words } = useWizardView();
  return ({ reason, missing }) => {
    if (reason !== 'missing-rows') return t(`onRequest.${reason}`);
    const named = missing.map((row) => (row.component === GROUP ? t('onRequest.group') : rowInWords(row, words)));
    return t('onRequest.missing-rows', { list: listOfWords([...new Set(named)], words.locale) });
  };
}
