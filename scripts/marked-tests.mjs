import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * The test files whose first line bears a mark, such as `// @tests both-databases, slow`:
 * `both-databases` runs on PostgreSQL and on the embedded database, `slow` is left out of the quick loop.
 */
export function testsMarked(mark) {
  return testFiles().filter((file) => marksOf(file).includes(mark));
}

/** The test files that have a page of their own: their first line names its environment. */
export function testsInPages() {
  return testFiles().filter((file) => firstLineOf(file).startsWith('// @vitest-environment'));
}

function testFiles() {
  return readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
}

function marksOf(file) {
  const [, marks = ''] = /^\/\/ @tests (.*)/.exec(firstLineOf(file)) ?? [];
  return marks.split(/,\s*/);
}

function firstLineOf(file) {
  const descriptor = openSync(join(root, file));
  const start = Buffer.alloc(200);
  readSync(descriptor, start);
  closeSync(descriptor);
  return start.toString('utf8').split('\n', 1)[0];
}
