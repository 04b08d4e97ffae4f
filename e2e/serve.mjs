import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// The portals of the browser tests, one on each port that is named, all started at once; says `ready` when all of them are.
const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Told to stop is the whole group: the portals end, and this after them.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);

const portals = process.argv.slice(2).map(start);
const ended = Promise.all(portals.map(({ end }) => end));
await Promise.all(portals.map(({ port }) => whenReady(port)));
console.log('ready');
await ended;

function start(port) {
  const env = { ...process.env, PORT: port, DATA_DIR: join(folder, port) };
  const portal = spawn(process.execPath, ['e2e/portal.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const end = once(portal, 'exit').then(([code]) => {
    if (code !== 0) process.exit(1);
  });
  return { port, end };
}

async function whenReady(port) {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) await pause(100);
}
