import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ComputedFiles, computedWith } from '#server/computed-files.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { oncePerRun } from './once-per-run.ts';

/** Kept when all the rest is. */
const WHOLE = 'whole';

/** What follows from the shipped data, as a build computes it: once for the program that is tested, in the first run that wants it. */
export async function shippedComputed(): Promise<ComputedFiles> {
  const computed = computedWith(projectPath('dist', 'tested', 'main.js'));
  await oncePerRun('computed', async () => {
    if (computed.read(WHOLE) !== undefined) return;
    await promisify(execFile)(process.execPath, [projectPath('dist', 'tested', 'compute.js')]);
    computed.keep(WHOLE, true);
  });
  return computed;
}
