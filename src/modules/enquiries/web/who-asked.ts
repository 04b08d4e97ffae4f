import type { TFunction } from 'i18next';
import type { EnquiryDto } from '#modules/enquiries/contract.ts';

/** Whose enquiry it is: the customer's, or that of a visitor of some company. */
export function whoAsked({ company, customerName, name }: EnquiryDto, t: TFunction<'enquiries'>): string {
  const whose = customerName ?? (company || t('visitor'));
  return [whose, name].filter((part) => part !== '').join(' · ');
}
