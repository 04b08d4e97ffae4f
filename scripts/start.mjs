import { ensureInstalled } from './setup.mjs';

// Everything a fresh machine needs, then the portal in this very process, so that signals reach it.
ensureInstalled();
const { buildIfChanged } = await import('./build.mjs');
await buildIfChanged();
await import('../dist/server/main.js');
