import { bin, ensureInstalled, run } from './setup.mjs';
import { checkTypes } from './types.mjs';

// The quick loop, about a minute: format and lint, types, and the tests on the embedded database but for those that kill
// processes or sweep over everything, which are left to `npm test`.
ensureInstalled();
const passed = run(bin('biome'), ['check', '.']) && checkTypes() && run(bin('vitest'), ['run'], { QUICK: '1' });
process.exit(passed ? 0 : 1);
