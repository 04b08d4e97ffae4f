import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

/** Where the portal stands that tests run as a process of its own. */
export const TESTED = join(root, 'dist', 'tested');

/** The server and its threads (embedded database, release check, heavy work), each one file; installed packages stay where they are. */
export async function buildServer(outdir = join(root, 'dist', 'server')) {
  // What another program computed does no harm, and what this one did need not be computed anew.
  for (const name of existsSync(outdir) ? readdirSync(outdir) : [])
    if (name !== 'computed') rmSync(join(outdir, name), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/app/server/main.ts',
      admin: 'src/app/server/admin-command.ts',
      compute: 'src/app/server/compute-command.ts',
      backup: 'src/server/backup/backup-command.ts',
      'embedded/worker': 'src/server/embedded/worker.ts',
      'examine/worker': 'src/modules/catalogue/server/examine-worker.ts',
      'jobs/worker': 'src/server/jobs/worker.ts',
      ...jobEntries(),
    },
    outdir,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  writeAscii(outdir);
}

/** Texts are escaped already, comments are not: one sign beyond ASCII makes a running program hold its text twice as large. */
function writeAscii(folder) {
  const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/[^\0-\x7f]/g, escaped));
  }
}

/** The work of every job of a module, `src/modules/<module>/server/<name>-job.ts`, beside the thread that does it. */
function jobEntries() {
  const modules = join(root, 'src', 'modules');
  const files = readdirSync(modules, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, module, name] = /^([\w-]+)\/server\/(.*-job)\.ts$/.exec(file) ?? [];
      return module === undefined ? [] : [[`jobs/${module}/${name}`, join(modules, file)]];
    }),
  );
}
