export { isWithin } from './scope.ts';
