import { onPostgres } from './postgres.mjs';
import { bin, ensureInstalled, run } from './setup.mjs';
import { checkTypes } from './types.mjs';

// The quick loop, about a minute: format and lint, types, and the tests that need neither a portal nor a page nor long, with all
// that stand beside what is being changed (scripts/quick-tests.mjs). The others are left to `npm test`.
ensureInstalled();
const passed = run(bin('biome'), ['check', '.']) && checkTypes() && (await quickTests());
process.exit(passed ? 0 : 1);

async function quickTests() {
  return run(bin('vitest'), ['run'], { TEST_PART: 'quick', ...(await onPostgres()) });
}
