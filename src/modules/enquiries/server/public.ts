export { registerEnquiries } from './enquiry-routes.ts';
export { enquiriesOfPerson, sweepEnquiries } from './personal-records.ts';
