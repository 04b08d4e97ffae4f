// A worker thread does not inherit tsx's loader on every Node 20; this registers it before the TypeScript source loads.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
