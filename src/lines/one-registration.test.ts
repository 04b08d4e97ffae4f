import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lineWordsIn } from '#testing/line-words.ts';
import { sourceFiles } from '#testing/source-files.ts';
import { LINE_CATALOGUES } from './catalogues.ts';
import { CONFIGURABLE } from './configurable.ts';
import { loadDefinitions } from './definitions.ts';
import { EXAMPLE_CODES } from './example-codes.ts';
import { LINES } from './index.ts';
import { LINE_CODES } from './line-of.ts';
import { LINE_WIRES } from './line-wires.ts';
import { loadPanels } from './panels.ts';
import { folderOf } from './part-of.ts';
import { rangeOf } from './ranges.ts';
import { LINE_SCENES } from './scenes.ts';

/** What knows lines by name all the same, and why: calls that the specification names after them. The list only shrinks. */
const STILL_NAMED: Readonly<Record<string, string>> = {
  'lines/sampled.ts': 'the specification names the look-ups of two sample catalogues (001 §7)',
  'lines/samples.ts': 'how those two are kept',
  'lines/wire-rows.ts': 'getBasicType answers rows of one line, as specified (001 §9)',
};

it('a line is named in index.ts alone, but for calls the specification names after a line', () => {
  const lists = sourceFiles().filter(({ path }) => /^lines\/[\w.-]+\.ts$/.test(path) && !path.endsWith('.test.ts'));
  const naming = lists.filter((file) => lineWordsIn(file, { codes: LINE_CODES, fields: [] }).length > 0);
  expect(naming.map(({ path }) => path).sort()).toEqual(['lines/index.ts', ...Object.keys(STILL_NAMED)].sort());
});

it('every folder of a line is registered, and every registered line has its folder', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(LINE_CODES.map(folderOf).sort());
});

it('the parts of every line that can be configured are found by their place', async () => {
  const definitions = await loadDefinitions();
  expect([...definitions.keys()]).toEqual(CONFIGURABLE);
  expect(LINE_CATALOGUES.map(({ line }) => line)).toEqual(CONFIGURABLE);
  expect([...LINE_WIRES.keys()]).toEqual(CONFIGURABLE);
  for (const { search, line } of LINE_CATALOGUES) expect(LINE_WIRES.get(line)?.rowSearch).toBe(search);
  for (const { search, line } of LINE_CATALOGUES) expect(definitions.get(line)?.rows).toBe(search);
  for (const line of CONFIGURABLE) expect(Object.keys(await loadPanels(line)), line).toContain('pictureOf');
  expect([...LINE_SCENES.keys()]).toEqual(LINE_CODES);
});

it('what pages are built with says of every line what servers say', async () => {
  const { LINE_WIRES: built } = await import('./line-wires.browser.ts');
  expect([...built]).toEqual([...LINE_WIRES]);
});

it('every line that can be configured shows a type code, and tells more of its range than its card does', () => {
  expect(CONFIGURABLE.filter((line) => !EXAMPLE_CODES.some((code) => code.startsWith(line)))).toEqual([]);
  const told = LINES.filter((line) => rangeOf(line).length > line.facts.length).map(({ code }) => code);
  expect(told).toEqual(CONFIGURABLE);
});
