export { registerCustomers } from './customer-routes.ts';
export { assignmentsOfPerson } from './personal-records.ts';
export { isWithin, scopeOf } from './scope.ts';
export { seedDemoCustomers } from './seed-demo-customers.ts';
