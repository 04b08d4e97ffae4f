import { bin, ensureInstalled, run } from './setup.mjs';

// Checks, exports and orders product releases: docs/guide/release.md.
ensureInstalled();
process.exit(run(bin('tsx'), ['src/modules/catalogue/server/release-command.ts', ...process.argv.slice(2)]) ? 0 : 1);
