import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPages } from './build-pages.mjs';
import { buildServer } from './build-server.mjs';
import { ensureInstalled, root } from './setup.mjs';

const STAMP = join(root, 'dist', '.built-from');
const INPUTS = [
  'src',
  'scripts',
  'database/seeds',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const RESULTS = ['dist/web/index.html', 'dist/page-addresses.json', 'dist/server/main.js'];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  await buildIfChanged();
}

/** Builds pages and server into dist, unless they were already built from exactly these files. */
export async function buildIfChanged() {
  const digest = digestOfInputs();
  const built = RESULTS.every((file) => existsSync(join(root, file)));
  if (built && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  console.log('Building (once per version, up to a minute) ...');
  rmSync(STAMP, { force: true });
  await buildPages();
  await buildServer();
  computeShipped();
  writeFileSync(STAMP, digest);
}

/** Puts beside the portal what follows from its data, so that no start computes it. */
function computeShipped() {
  execFileSync(process.execPath, [join(root, 'dist', 'server', 'compute.js')], { stdio: 'inherit' });
}

function digestOfInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesBelow(join(root, input)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Every file of a folder that can end up in the build, in a fixed order; a file stands for itself. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
