export { managersOf } from './managers-of.ts';
export { isWithin } from './scope.ts';
export { lookedAfterBy, staffOfCustomer } from './staff-of-customer.ts';
