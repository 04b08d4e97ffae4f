export { isWithin, scopeOf } from './scope.ts';
export { seedDemoCustomers } from './seed-demo-customers.ts';
