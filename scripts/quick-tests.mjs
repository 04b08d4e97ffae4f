import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

/** What makes a test dear: a portal with its database, or a page in the DOM. */
const DEAR = /#testing\/(app|browser)\.tsx?'|@vitest-environment/;

/**
 * The test files that the quick loop leaves out: those that open a portal or a page, but for those beside what is being changed.
 * @param files paths of test files, from the root
 */
export function leftOutOfQuick(files) {
  const changed = new Set(changedFolders());
  return files.filter((file) => !changed.has(dirname(file)) && DEAR.test(readFileSync(join(root, file), 'utf8')));
}

/** The folders with files that are changed and not committed; none where there is no repository. */
function changedFolders() {
  try {
    const lines = execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: root, encoding: 'utf8' }).split('\n');
    return lines.filter(Boolean).map((line) => dirname(line.slice(3).split(' -> ').at(-1) ?? ''));
  } catch {
    return [];
  }
}
