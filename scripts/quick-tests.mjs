import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testsMarked } from './marked-tests.mjs';
import { root } from './setup.mjs';

/** What makes a test dear: a portal, a database or a page in the DOM, its own or that of a helper of its module. */
const DEAR = /#testing\/(app|browser|database)\.tsx?'|@vitest-environment/;
const HELPER = /from '#(modules\/[^']+\/testing\/[^']+|testing\/[^']+)'/g;

/**
 * The test files that the quick loop leaves out: those that take long, or open a portal or a page, but for those beside what is
 * being changed.
 * @param files paths of test files, from the root
 */
export function leftOutOfQuick(files) {
  const changed = new Set(changedFolders());
  const slow = new Set(testsMarked('slow'));
  const known = new Map();
  return files.filter((file) => !changed.has(dirname(file)) && (slow.has(file) || isDear(file, known)));
}

/**
 * Whether a test file opens a portal, a database or a page, or a helper that it uses does.
 * @param file its path, from the root
 * @param known what has been found of files so far
 */
export function isDear(file, known = new Map()) {
  if (known.has(file)) return known.get(file);
  // Helpers that lead back to one another are dear by what else they use.
  known.set(file, false);
  const text = readFileSync(join(root, file), 'utf8');
  const helpers = [...text.matchAll(HELPER)].map(([, path]) => `src/${path}`);
  const dear = DEAR.test(text) || helpers.some((helper) => isDear(helper, known));
  known.set(file, dear);
  return dear;
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
