import { useTranslation } from 'react-i18next';
import type { ListedBillDto } from '#modules/bills/contract.ts';

/** What a paper of the list is called: by its number, a draft by whose it is and what it is of. */
export function useBillName(): (bill: ListedBillDto) => string {
  const { t } = useTranslation('bills');
  return ({ customer, number, order, quote, shipment }) =>
    number ?? [t('unnumbered'), customer, (shipment ?? order ?? quote)?.number].filter(Boolean).join(' · ');
}
