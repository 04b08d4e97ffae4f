// @tests both-databases
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';
import { readBackup } from './backup-file.ts';
import { backUpDaily, backUpIfDue } from './daily-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-daily-'));
const backups = join(folder, 'backups');
const app = await testApp({ demo: true, changes: { dataDir: folder } });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const made = () => readdirSync(backups).sort();
const HOUR = 60;

/** Files and the clock of the test live in the same time. */
function isFrom(path: string, { hoursAgo }: { hoursAgo: number }): void {
  const then = new Date(app.clock.now().getTime() - hoursAgo * 3_600_000);
  utimesSync(path, then, then);
}

beforeEach(() => {
  rmSync(backups, { recursive: true, force: true });
  mkdirSync(join(folder, 'database'), { recursive: true });
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18');
  isFrom(join(folder, 'database', 'PG_VERSION'), { hoursAgo: 25 });
});

describe.skipIf(ON_POSTGRES)('the embedded database', () => {
  test('is backed up into its folder, in the form that a restore takes', async () => {
    await backUpIfDue(app.portal);
    expect(made()).toEqual([`portal-${app.clock.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`]);
    const { tables } = await readBackup(join(backups, made()[0] ?? ''));
    expect(tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(3);
  });

  test('is backed up once a day', async () => {
    await backUpIfDue(app.portal);
    isFrom(join(backups, made()[0] ?? ''), { hoursAgo: 0 });
    app.clock.advance(23 * HOUR);
    await backUpIfDue(app.portal);
    expect(made()).toHaveLength(1);
    app.clock.advance(2 * HOUR);
    await backUpIfDue(app.portal);
    expect(made()).toHaveLength(2);
  });

  test('is left alone on its first day', async () => {
    isFrom(join(folder, 'database', 'PG_VERSION'), { hoursAgo: 23 });
    await backUpIfDue(app.portal);
    expect(readdirSync(folder)).not.toContain('backups');
  });

  test('has its last seven backups kept, and no other file taken away', async () => {
    mkdirSync(backups);
    const names = ['01', '02', '03', '04', '05', '06', '07', '08'].map(
      (day) => `portal-2025-12-${day}T08-00-00Z.backup.gz`,
    );
    // What a file is named after says nothing where the clock was wrong: the first is the newest here.
    for (const [age, name] of [...names, 'mine.backup.gz'].entries()) {
      writeFileSync(join(backups, name), '');
      isFrom(join(backups, name), { hoursAgo: 48 + age });
    }
    await backUpIfDue(app.portal);
    expect(made()).toHaveLength(8);
    expect(made()).toEqual(expect.arrayContaining(['mine.backup.gz', ...names.slice(0, 6)]));
  });

  test('is backed up though the clock was ahead when it last was', async () => {
    mkdirSync(backups);
    const ahead = join(backups, 'portal-2031-01-05T08-00-00Z.backup.gz');
    writeFileSync(ahead, '');
    isFrom(ahead, { hoursAgo: -5 * 365 * 24 });
    await backUpIfDue(app.portal);
    expect(made()).toHaveLength(2);
    isFrom(join(backups, made()[0] ?? ''), { hoursAgo: 0 });
    await backUpIfDue(app.portal);
    expect(made()).toHaveLength(2);
  });

  test('is backed up though the clock was ahead when it was made', async () => {
    isFrom(join(folder, 'database', 'PG_VERSION'), { hoursAgo: -24 });
    await backUpIfDue(app.portal);
    expect(made()).toHaveLength(1);
  });

  test('has no half of a backup kept that a killed portal left', async () => {
    mkdirSync(backups);
    const half = join(backups, 'portal-2026-01-04T08-00-00Z.backup.gz.part');
    writeFileSync(half, '');
    await backUpIfDue(app.portal);
    expect(existsSync(half)).toBe(false);
  });

  test('is backed up at the start where it is due', async () => {
    await backUpDaily(app.portal)?.stop();
    expect(made()).toHaveLength(1);
  });
});

test('PostgreSQL is left to whoever runs it', () => {
  const database = { ...app.database, engine: 'postgresql' as const };
  expect(backUpDaily({ ...app.portal, database })).toBeUndefined();
});
