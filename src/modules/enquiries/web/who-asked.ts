import type { TFunction } from 'i18next';
import type { EnquiryDto } from '#modules/enquiries/contract.ts';

type Asked = Pick<EnquiryDto, 'actorName' | 'askedBy' | 'company' | 'customerName' | 'name'>;

/** Whose enquiry it is: the customer's, or that of a visitor of some company, and who asked. */
export function whoAsked(enquiry: Asked, t: TFunction<'enquiries'>): string {
  const { company, customerName, name } = enquiry;
  const whose = customerName ?? (company || t('visitor'));
  return [whose, onBehalfBy(enquiry, t) ?? name].filter((part) => part !== '').join(' · ');
}

/** Who asked for a customer without being of it; undefined where the customer did. */
export function onBehalfBy({ actorName, askedBy, name }: Asked, t: TFunction<'enquiries'>): string | undefined {
  if (askedBy === null) return undefined;
  return t('onBehalf', { name: name || (actorName ?? t('erased')), of: askedBy });
}
