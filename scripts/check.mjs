import { bin, ensureInstalled, run } from './setup.mjs';
import { checkTypes } from './types.mjs';

// The quick loop: format and lint, types, and the tests on the embedded database. Under a minute.
ensureInstalled();
const passed = run(bin('biome'), ['check', '.']) && checkTypes() && run(bin('vitest'), ['run']);
process.exit(passed ? 0 : 1);
