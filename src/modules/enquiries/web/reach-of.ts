import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';

/** How an answer reaches the sender of an enquiry: by mail, by a call that is up to whoever answers, or not at all. */
export function reachOf({
  answeredByMail,
  telephone,
}: Pick<OpenEnquiryDto, 'answeredByMail' | 'telephone'>): 'mail' | 'telephone' | 'none' {
  if (answeredByMail) return 'mail';
  return telephone === '' ? 'none' : 'telephone';
}
