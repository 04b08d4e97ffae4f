import { onPostgres } from './postgres.mjs';
import { bin, ensureInstalled, run } from './setup.mjs';

// The long proofs whole, of which `npm test` takes a sample (testing/extent.ts), what touches the database on both of them, and every
// journey in both languages with the pictures of every page. For the night, and before a release.
ensureInstalled();
const long = { TEST_PART: 'long' };
const postgres = await onPostgres();
const passed = [
  run(bin('vitest'), ['run'], { ...long, ...postgres }),
  postgres === undefined || run(bin('vitest'), ['run'], { TEST_PART: 'again-long' }),
  run(process.execPath, ['scripts/build.mjs']) && run(bin('playwright'), ['test', '--reporter=line'], long),
].every(Boolean);
process.exit(passed ? 0 : 1);
