import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './setup.mjs';

// Everything a fresh machine needs, then the portal in this very process, so that signals reach it. What builds it takes
// hundreds of megabytes, and gives them back by ending.
ensureInstalled();
const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
await import('../dist/server/main.js');
