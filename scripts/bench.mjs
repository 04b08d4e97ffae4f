import { bin, ensureInstalled, run } from './setup.mjs';

// Speed and weight as ratios against a floor or a peer in the same run. One name runs one bench: npm run bench -- search
ensureInstalled();
const { buildIfChanged } = await import('./build.mjs');
await buildIfChanged();
process.exit(run(bin('tsx'), ['bench/run.ts', ...process.argv.slice(2)]) ? 0 : 1);
