import { bin, ensureInstalled, run } from './setup.mjs';
import { checkTypes } from './types.mjs';

// The quick loop: format and lint, types, and the tests on the embedded database, in about a minute. What kills processes
// or sweeps over every route and every kind of product is left to `npm test`.
const LEFT_OUT = [
  'src/server/kill.test.ts',
  'src/server/start.test.ts',
  'src/server/hostile.test.ts',
  'src/modules/configurator/domain/shipped-release.test.ts',
];

ensureInstalled();
const tests = ['run', ...LEFT_OUT.flatMap((file) => ['--exclude', file])];
const passed = run(bin('biome'), ['check', '.']) && checkTypes() && run(bin('vitest'), tests);
process.exit(passed ? 0 : 1);
