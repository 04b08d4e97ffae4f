import { bin, run } from './setup.mjs';

/** One compiler configuration per slot: what a slot must not use does not exist there. */
const TYPE_CONFIGURATIONS = ['domain', 'server', 'web', 'test'];

/** Type-checks every slot; returns whether all are clean. */
export function checkTypes() {
  return TYPE_CONFIGURATIONS.map((slot) =>
    run(bin('tsc'), ['-p', `tsconfig.${slot}.json`, ...remembering(slot)]),
  ).every(Boolean);
}

/** What was found is remembered, so that the next check looks at what changed alone. */
function remembering(slot) {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${slot}.tsbuildinfo`];
}
