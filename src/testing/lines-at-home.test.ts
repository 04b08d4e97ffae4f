import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadDefinitions } from '#lines/definitions.ts';
import { LINE_CODES } from '#lines/line-of.ts';
import { lineWordsIn } from './line-words.ts';
import { sourceFiles } from './source-files.ts';

/**
 * Where codes and fields of product lines still stand outside `src/lines`: how often, and why. The list only shrinks: after
 * words were taken out of files, `LINES_AT_HOME=write npx vitest run src/testing/lines-at-home.test.ts` writes the lower
 * counts and leaves out what is empty. A file that is new in it, or has more than before, is a mistake of the file's.
 */
const LIST = new URL('./lines-at-home.json', import.meta.url);
interface Allowed {
  readonly count: number;
  readonly because: string;
}

const allowed: Readonly<Record<string, Allowed>> = JSON.parse(readFileSync(LIST, 'utf8'));
const counted = await countWords();
const all = [...counted.values()].reduce((sum, count) => sum + count, 0);
console.info(`${all} words of product lines in ${counted.size} files outside src/lines`);
if (process.env.LINES_AT_HOME === 'write') writeList();

it('what is a product line’s own stands in its folder, but for a list that only shrinks', () => {
  const listed = Object.entries(allowed).map(([path, { count }]) => [path, count]);
  expect(Object.fromEntries([...counted].sort())).toEqual(Object.fromEntries(listed));
});

it('every file of the list says why it may name a product line’s own', () => {
  expect(Object.entries(allowed).filter(([, { because }]) => because.trim() === '')).toEqual([]);
});

it('finds codes and fields, and leaves comments and words of everyday alone', () => {
  const words = { codes: ['JRX'], fields: ['motorPower', 'color'] };
  expect(lineWordsIn({ text: `const JRX = buildJrxModel(motorPower, 'color');` }, words)).toEqual([
    'JRX',
    'Jrx',
    'motorPower',
    'color',
  ]);
  expect(lineWordsIn({ text: '/** JRX */ const color = motorPowers; // motorPower' }, words)).toEqual([]);
});

/** How many words of any line each file has that is no line's and no test's. */
async function countWords(): Promise<ReadonlyMap<string, number>> {
  const lines = [...(await loadDefinitions()).values()];
  const fields = new Set(lines.flatMap(({ steps }) => steps.flatMap((step) => step.fields.map(({ id }) => id))));
  const words = { codes: LINE_CODES, fields: [...fields] };
  const files = sourceFiles().filter(({ path }) => !/^lines\/|(^|\/)testing\/|\.test\.tsx?$/.test(path));
  const found = files.map((file) => [file.path, lineWordsIn(file, words).length] as const);
  return new Map(found.filter(([, count]) => count > 0));
}

/** Writes what is left; a reason stays with its file. */
function writeList(): void {
  const left = [...counted].sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = left.map(([path, count]) => [path, { count, because: allowed[path]?.because ?? '' }] as const);
  writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
