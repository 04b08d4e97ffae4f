import { bin, ensureInstalled, run } from './setup.mjs';

// Makes the pictures of the operation manual and of the guide anew, of the portal as it is, in both languages.
ensureInstalled();
const { buildIfChanged } = await import('./build.mjs');
await buildIfChanged();
const specs = ['e2e/manual-pictures.spec.ts', 'e2e/guide-pictures.spec.ts'];
process.exit(run(bin('playwright'), ['test', '--workers=1', ...specs], { GUIDE_PICTURES: '1' }) ? 0 : 1);
