export { EnquiryForm } from './enquiry-form.tsx';
