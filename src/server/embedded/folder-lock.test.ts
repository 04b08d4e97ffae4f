import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
const file = join(folder, 'portal.lock');
const NOBODY = '4999999';

afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

/** Makes the lock read as if written where process numbers, and perhaps the machine, are others. */
function moveHolder(changes: { pid?: string; boot?: string; space?: string; host?: string; socket?: string }): void {
  const [pid, start, boot, space, host, socket] = readFileSync(file, 'utf8').split(' ');
  const words = { pid, start, boot, space, host, socket, ...changes };
  writeFileSync(file, Object.values(words).join(' '));
}

test('a folder is taken once, and again when it was given back', async () => {
  const lock = await lockFolder(folder, folder);
  await expect(lockFolder(folder, folder)).rejects.toThrow(`in use by process ${process.pid}. Stop it first`);
  await lock.release();
  expect(readdirSync(folder)).toEqual([]);
  await (await lockFolder(folder, folder)).release();
});

test('a holder in another container is alive as long as its socket answers, whatever its number is here', async () => {
  const lock = await lockFolder(folder, folder);
  moveHolder({ pid: NOBODY, space: 'pid:[1]', host: 'portal-1' });
  await expect(lockFolder(folder, folder)).rejects.toThrow(`in use by process ${NOBODY} on portal-1. Stop it first`);
  await lock.release();
});

test('a holder in another container that was killed is followed, though a process of its number lives here', async () => {
  const lock = await lockFolder(folder, folder);
  moveHolder({ space: 'pid:[1]', host: 'portal-1', socket: 'portal.00000000' });
  const next = await lockFolder(folder, folder);
  expect(readFileSync(file, 'utf8')).toContain(hostname());
  await Promise.all([lock.release(), next.release()]);
});

test('a killed holder leaves no socket behind once it is followed', async () => {
  writeFileSync(join(folder, 'portal.deaddead'), '');
  writeFileSync(file, `${NOBODY} 1 - - ${hostname()} portal.deaddead`);
  const next = await lockFolder(folder, folder);
  expect(readdirSync(folder)).not.toContain('portal.deaddead');
  await next.release();
});

test('a holder on another machine cannot be asked: a person has to say that it has stopped', async () => {
  const lock = await lockFolder(folder, folder);
  moveHolder({ pid: NOBODY, boot: 'another', host: 'elsewhere', socket: 'portal.00000000' });
  await expect(lockFolder(folder, folder)).rejects.toThrow(`If it no longer runs, delete ${file}.`);
  await lock.release();
});

test('a lock as older portals wrote it holds while its process lives', async () => {
  const [pid, start] = await wordsOfLock();
  writeFileSync(file, `${pid} ${start}`);
  await expect(lockFolder(folder, folder)).rejects.toThrow(`in use by process ${pid}.`);
  writeFileSync(file, `${NOBODY} ${start}`);
  await (await lockFolder(folder, folder)).release();
});

async function wordsOfLock(): Promise<readonly string[]> {
  const lock = await lockFolder(folder, folder);
  const words = readFileSync(file, 'utf8').split(' ');
  await lock.release();
  return words;
}
