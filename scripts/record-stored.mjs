import { bin, ensureInstalled, run } from './setup.mjs';

// Records what the portal of a tree stores, for the tests of a later one: node scripts/record-stored.mjs [tree]
ensureInstalled();
const folder = 'src/testing/stored/recorded';
const recorded = run(bin('tsx'), ['e2e/stored/record.ts', ...process.argv.slice(2)]);
process.exit(recorded && run(bin('biome'), ['format', '--write', folder]) ? 0 : 1);
