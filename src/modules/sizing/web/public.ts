export { SizedBy } from './sized/sized-by.tsx';
