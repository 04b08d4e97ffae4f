import { bin, run } from './setup.mjs';

/** One compiler configuration per slot: what a slot must not use does not exist there. */
export const TYPE_CONFIGURATIONS = ['domain', 'server', 'web', 'test'];

/** Type-checks every slot; returns whether all are clean. */
export function checkTypes() {
  return TYPE_CONFIGURATIONS.map((slot) => run(bin('tsc'), ['-p', `tsconfig.${slot}.json`])).every(Boolean);
}
