import { ensureInstalled } from './setup.mjs';

// What only the operator of the portal may do: docs/guide/back-office.md.
ensureInstalled();
const { buildIfChanged } = await import('./build.mjs');
await buildIfChanged();
await import('../dist/server/admin.js');
