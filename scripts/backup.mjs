import { ensureInstalled } from './setup.mjs';

// Backs the database up and restores it: docs/guide/operation.md.
ensureInstalled();
const { buildIfChanged } = await import('./build.mjs');
await buildIfChanged();
await import('../dist/server/backup.js');
