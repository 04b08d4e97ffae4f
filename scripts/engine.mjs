import { bin, ensureInstalled, run } from './setup.mjs';

// Questions to a model file: npm run engine -- --help. Nothing but the answer goes to the standard output.
ensureInstalled();
process.exit(run(bin('tsx'), ['src/engine/command/main.ts', ...process.argv.slice(2)]) ? 0 : 1);
