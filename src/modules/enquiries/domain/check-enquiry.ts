import { isOneLine, isPlainText } from '#kernel/one-line.ts';

/** What a person has typed into the enquiry form. */
export interface EnquiryDraft {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly telephone: string;
  readonly message: string;
}

export type EnquiryFault = 'missing' | 'unseen' | 'noReach' | 'badEmail' | 'badTelephone';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** A telephone number as it may be typed; an empty one is none. */
export const TELEPHONE = /^[+\d\- ]{0,20}$/;

/** What is wrong with an enquiry, by field; the server checks the same by its contract (product decisions §10). */
export function faultsOf(draft: EnquiryDraft): Partial<Record<keyof EnquiryDraft, EnquiryFault>> {
  const { name, company, email, telephone, message } = draft;
  return {
    ...(!isOneLine(name) && { name: 'unseen' as const }),
    ...(!isOneLine(company) && { company: 'unseen' as const }),
    ...(!isPlainText(message) && { message: 'unseen' as const }),
    ...(name.trim() === '' && { name: 'missing' as const }),
    ...(message.trim() === '' && { message: 'missing' as const }),
    ...(!TELEPHONE.test(telephone.trim()) && { telephone: 'badTelephone' as const }),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) && { email: 'badEmail' as const }),
    ...(email.trim() === '' && telephone.trim() === '' && { email: 'noReach' as const }),
  };
}
