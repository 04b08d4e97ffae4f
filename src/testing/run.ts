import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabases, ON_POSTGRES } from './postgres.ts';

/** Before the tests: a name and a folder that all processes of the run share; after them nothing of it is left. */
export function setup(): () => Promise<void> {
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  mkdirSync(folderOfRun());
  return async () => {
    rmSync(folderOfRun(), { recursive: true, force: true });
    if (ON_POSTGRES) await dropDatabases(`test_${process.env.TEST_RUN}_`);
  };
}

/** The folder of the run. */
export function folderOfRun(): string {
  return join(tmpdir(), `portal-tests-${process.env.TEST_RUN}`);
}
