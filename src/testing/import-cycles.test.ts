import { describe, expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { sourceFiles } from './source-files.ts';

const IN_THE_BROWSER = /^(web|app\/web|modules\/[\w-]+\/(web|domain|contract\.ts)|kernel|lines|product)(\/|$)/;

describe('files that import each other in a circle', () => {
  test('are not there in what the browser runs', () => {
    const files = sourceFiles().filter(({ path }) => IN_THE_BROWSER.test(path) && !/\.test\.tsx?$/.test(path));
    expect(files.length).toBeGreaterThan(300);
    expect(importCycles(files).map((circle) => circle.join(' → '))).toEqual([]);
  });

  test.each([
    ['two files', { 'web/a.ts': "import { b } from './b.ts';", 'web/b.ts': "import { a } from '#web/a.ts';" }, 1],
    [
      'three, one by passing on',
      {
        'web/a.ts': "import {\n  type X,\n  b,\n} from './b.ts';",
        'web/b.ts': "export { c } from './c/c.ts';",
        'web/c/c.ts': "import '#web/a.ts';",
      },
      1,
    ],
    ['types alone', { 'web/a.ts': "import { b } from './b.ts';", 'web/b.ts': "import type { A } from './a.ts';" }, 0],
    [
      'types in braces',
      { 'web/a.ts': "import { b } from './b.ts';", 'web/b.ts': "import { type A } from './a.ts';" },
      0,
    ],
    ['a file fetched late', { 'web/a.ts': "import { b } from './b.ts';", 'web/b.ts': "void import('./a.ts');" }, 0],
    [
      'two ways to one file',
      { 'web/a.ts': "import './b.ts';\nimport './c.ts';", 'web/b.ts': "import './c.ts';", 'web/c.ts': '' },
      0,
    ],
  ])('are found: %s', (_what, texts, count) => {
    const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
    expect(importCycles(files)).toHaveLength(count);
  });
});
