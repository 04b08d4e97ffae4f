export { ConfigurationGroups } from './configuration-groups.tsx';
export { EnquiryForm, type TypedEnquiry } from './enquiry-form.tsx';
export { openEnquiryQuery } from './enquiry-queries.ts';
