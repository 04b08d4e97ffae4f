import { expect, it } from 'vitest';
import { type GridRow, heldHeight } from './grid.ts';
import { openPaper } from './paper.ts';

const ROWS: readonly GridRow[] = Array.from({ length: 12 }, (_, row) => ({ label: `Length ${row}`, value: '110' }));

it.each([
  [false, 'wholly', ROWS.length],
  [true, 'with its first two lines, and flows on to the next page,', 4],
])('where close is %s, a short grid stays %s with its heading', (isDense, _, held) => {
  const paper = openPaper({
    brand: { name: 'Drivewright' },
    title: 'A grid',
    language: 'en',
    createdAt: new Date(0),
    running: { header: '', footer: '' },
    pageLabel: () => '',
  });
  paper.isDense = isDense;
  expect(heldHeight(paper, ROWS)).toBe(heldHeight(paper, ROWS.slice(0, held)));
  expect(heldHeight(paper, ROWS)).toBeGreaterThan(heldHeight(paper, ROWS.slice(0, 2)));
});
