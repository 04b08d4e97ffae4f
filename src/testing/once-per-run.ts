import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOfRun } from './run.ts';

/** Does a piece of work once in the run, in the process that asks first; the others wait for it, and fail as it failed. */
export async function oncePerRun(name: string, work: () => Promise<void>): Promise<void> {
  const outcome = join(folderOfRun(), `${name}.outcome`);
  if (isFirst(name)) tell(outcome, await failureOf(work));
  while (!existsSync(outcome)) await pause(50);
  const failure = readFileSync(outcome, 'utf8');
  if (failure !== '') throw new Error(`${name}: ${failure}`);
}

function isFirst(name: string): boolean {
  try {
    closeSync(openSync(join(folderOfRun(), `${name}.begun`), 'wx'));
    return true;
  } catch {
    return false;
  }
}

async function failureOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Renamed into place, so that nobody reads half of it. */
function tell(outcome: string, text: string): void {
  writeFileSync(`${outcome}.part`, text);
  renameSync(`${outcome}.part`, outcome);
}
