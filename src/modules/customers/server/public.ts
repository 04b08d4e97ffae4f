export { managersOf } from './managers-of.ts';
export { isWithin } from './scope.ts';
