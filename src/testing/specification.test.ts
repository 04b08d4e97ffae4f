import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** The rows of both tables, by their cells. */
const rows = ['specification.md', 'specification-000.md'].flatMap((page) =>
  readFileSync(join(ROOT, 'docs', page), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d{3}-/.test(line))
    .map((line) => {
      const cells = line.replace(/^\| | \|$/g, '').split(' | ');
      return { id: cells[0] ?? '', state: cells.at(-2) ?? '', shownBy: cells.at(-1) ?? '' };
    }),
);

describe('the tables of requirements', () => {
  test('name every requirement once', () => {
    expect(rows.length).toBeGreaterThan(380);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('give every one a state', () => {
    const STATES = /^(works( \(.+\))?|works, no test yet|later: .+|deviation: ADR \d+.*)$/;
    expect(rows.filter(({ state }) => !STATES.test(state))).toEqual([]);
  });

  test('name only test files that exist', () => {
    const named = rows.flatMap(({ id, shownBy }) =>
      [...shownBy.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => ({ id, path })),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
  });
});

function isThere(path: string): boolean {
  return ['', 'src', 'src/modules'].some((folder) => existsSync(join(ROOT, folder, path)));
}
