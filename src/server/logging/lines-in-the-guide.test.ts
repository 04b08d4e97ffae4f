import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectPath } from '#server/process/project-folder.ts';
import { sourceFiles } from '#testing/source-files.ts';

const LINE = /\b(?:log\.(?:info|warn|error)|warn)\((?:[^;]*?,\s*)?'([a-z][^']* [^']*)'(?:, error)?,?\s*\)/g;

test('whoever runs the portal finds every line of its log in the guide', () => {
  const guide = readFileSync(projectPath('docs', 'guide', 'operation.md'), 'utf8');
  const served = sourceFiles().filter(({ path }) =>
    /^(server|app\/server|modules\/\w+\/server)\/.*(?<!\.test)\.ts$/.test(path),
  );
  const lines = served.flatMap(({ text }) => [...text.matchAll(LINE)].map(([, line = '']) => line));
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => !guide.includes(`\`${line}\``))).toEqual([]);
});
