export { eventOfReceipt, receiveEnquiry } from './receive-enquiry.ts';
