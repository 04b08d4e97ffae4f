import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * The test files whose first lines bear a mark, such as `// @tests both-databases, slow`:
 * `both-databases` runs on PostgreSQL and on the embedded database, as what depends on how the database is reached, waits, breaks or
 * stops does, and the routes of each module once; `both-databases-long` does so in the long run alone; `slow` is left out
 * of the quick loop, and `alone` shares its modules with no other file.
 */
export function testsMarked(mark) {
  return testFiles().filter((file) => marksOf(file).includes(mark));
}

/** The test files that have a page of their own: their first line names its environment. */
export function testsInPages() {
  return testFiles().filter((file) => topOf(file).startsWith('// @vitest-environment'));
}

/** All test files of the sources. */
export function testFiles() {
  return readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
}

function marksOf(file) {
  const [, marks = ''] = /^\/\/ @tests (.*)/m.exec(topOf(file)) ?? [];
  return marks.split(/,\s*/);
}

/** Its first two lines. */
function topOf(file) {
  const descriptor = openSync(join(root, file));
  const start = Buffer.alloc(200);
  readSync(descriptor, start);
  closeSync(descriptor);
  return start.toString('utf8').split('\n', 2).join('\n');
}
