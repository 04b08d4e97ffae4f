import { expect, test, vi } from 'vitest';
import { openPaper } from './paper.ts';
import { addTable, type Column } from './table.ts';
import { textWidth } from './text.ts';

/** Where the figures of a column end on paper. */
function endsOf(column: Omit<Column, 'heading' | 'share'>, figures: readonly string[]): readonly number[] {
  const paper = openPaper({
    brand: { name: 'Drivewright' },
    title: 'A table',
    language: 'en',
    createdAt: new Date(0),
    running: { header: '', footer: '' },
    pageLabel: () => '',
  });
  const drawn = vi.spyOn(paper.pdf, 'text');
  const columns = [
    { heading: 'Product', share: 3 },
    { heading: 'Price', share: 1, ...column },
  ];
  addTable(
    paper,
    columns,
    figures.map((figure) => ({ cells: ['Gear unit', figure] })),
  );
  const calls = drawn.mock.calls as unknown as readonly [text: string, x: number][];
  return calls
    .filter(([text]) => figures.includes(text))
    .map(([text, x]) => Math.round((x + textWidth(paper, text, { size: 8.5 })) * 10) / 10);
}

test.each([
  ['as they are', {}],
  ['that may wrap', { wrap: true, whole: true }],
])('figures %s end at the right edge of their column, whether or not they have separators', (_, more) => {
  const ends = endsOf({ align: 'right', ...more }, ['4,150.50', '648.00', '12', '1,000']);
  expect(ends).toHaveLength(4);
  expect(new Set(ends).size).toBe(1);
});

test('figures of a decimal column stand on their point', () => {
  const [whole = 0, parted = 0] = endsOf({ align: 'decimal' }, ['12', '12.5']);
  expect(whole).toBeLessThan(parted);
});
