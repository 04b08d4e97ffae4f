export { registerEnquiries } from './enquiry-routes.ts';
