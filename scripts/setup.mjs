import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; every script works from there. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const MIN_NODE = [20, 19];
const STAMP = join(root, 'node_modules', '.installed-lock');

/** Installs the packages of the lock file when they are not there yet, or when the lock file has changed. */
export function ensureInstalled() {
  refuseOldNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  // Progress goes to the standard error: the output of some commands is read by programs.
  console.error('Installing packages (once, about half a minute) ...');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', process.stderr.fd, 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(STAMP, lock);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const old = major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]);
  if (!old) return;
  console.error(`Node.js ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a command of the project with its output shown; returns whether it succeeded. */
export function run(command, args, environment = {}) {
  return spawnSync(command, args, shown(environment)).status === 0;
}

/** The same beside what else is done; the promise tells whether it succeeded. */
export async function runBeside(command, args, environment = {}) {
  const [code] = await once(spawn(command, args, shown(environment)), 'exit');
  return code === 0;
}

function shown(environment) {
  return {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  };
}

/** The path of an installed package's command. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}
