import { describe, expect, test } from 'vitest';
import { closePaper } from './close-paper.ts';
import { addGrid, type GridRow, heldHeight } from './grid.ts';
import { addHeading } from './heading.ts';
import { addLineChart, ticks } from './line-chart.ts';
import { openPaper, type Paper, type PaperOptions } from './paper.ts';
import { addParagraph } from './paragraph.ts';
import { addPicture } from './picture.ts';
import { addTable } from './table.ts';
import { drawText, textWidth } from './text.ts';

function aPaper(changes: Partial<PaperOptions> = {}): Paper {
  return openPaper({
    brand: { name: 'Drivewright' },
    title: 'Paper',
    language: 'en',
    createdAt: new Date('2026-11-21T00:00:00Z'),
    running: { header: 'Header', footer: 'Footer' },
    pageLabel: (page, total) => `${page}/${total}`,
    ...changes,
  });
}

/** What rows take on an empty page. */
function heightOf(rows: readonly GridRow[]): number {
  const paper = aPaper();
  addGrid(paper, rows);
  return paper.y - paper.top;
}

const columns = [
  { heading: { main: '产品', second: 'Product' }, share: 3, wrap: true },
  { heading: 'Ratio', share: 1, align: 'decimal' },
] as const;

describe('page breaks', () => {
  test('a heading moves on with its first rows', () => {
    const paper = aPaper();
    paper.y = paper.bottom - 70;
    addHeading(paper, 'Motor options');
    expect(paper.pages).toHaveLength(2);
    expect(paper.y).toBeGreaterThan(paper.top);
  });

  test('a heading stays where it and its first rows fit', () => {
    const paper = aPaper();
    paper.y = paper.bottom - 100;
    addHeading(paper, 'Motor options');
    expect(paper.pages).toHaveLength(1);
  });

  test.each([
    ['English', 'IP55'],
    ['both languages', { main: '接线盒位置', second: 'Terminal box position' }],
  ])('the last line of a grid takes the one before it along, in %s', (_, value) => {
    const rows = Array.from({ length: 24 }, () => ({ label: 'Protection', value }));
    const height = heightOf(rows.slice(0, 2));
    const paper = aPaper();
    paper.y = paper.bottom - 11.5 * height;
    addGrid(paper, rows);
    expect([paper.pages.length, Math.round(paper.y - paper.top)]).toEqual([2, Math.round(2 * height)]);
  });

  test('a short grid moves on whole, with its heading', () => {
    const rows = Array.from({ length: 10 }, () => ({ label: 'Protection', value: 'IP55' }));
    const paper = aPaper();
    paper.y = paper.bottom - heightOf(rows);
    addHeading(paper, 'Motor options', heldHeight(paper, rows));
    expect([paper.pages.length, paper.y < paper.top + 40]).toEqual([2, true]);
  });

  test('of a long grid the first two lines stay with the heading', () => {
    const rows = Array.from({ length: 60 }, () => ({ label: 'Protection', value: 'IP55' }));
    expect(heldHeight(aPaper(), rows)).toBeCloseTo(heightOf(rows.slice(0, 4)));
  });

  test('a long table goes on over pages, its rows whole', () => {
    const paper = aPaper();
    const rows = Array.from({ length: 90 }, (_, index) => ({ cells: [`Gear unit ${index}`, String(index / 4)] }));
    addTable(paper, columns, rows);
    expect(paper.pages).toHaveLength(3);
    expect(paper.y).toBeLessThanOrEqual(paper.bottom);
  });

  test('a long text goes on over pages', () => {
    const paper = aPaper();
    addParagraph(paper, '防腐蚀处理及防水措施。'.repeat(400));
    expect(paper.pages.length).toBeGreaterThan(1);
    expect(paper.y).toBeLessThanOrEqual(paper.bottom);
  });

  test('a picture or a chart that does not fit moves on whole', () => {
    const paper = aPaper();
    paper.y = paper.bottom - 50;
    addPicture(paper, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10"/></svg>', 100);
    expect([paper.pages.length, paper.y]).toEqual([2, paper.top + 100]);
    paper.y = paper.bottom - 50;
    const axis = { label: 'n2', min: 0, max: 100 };
    addLineChart(
      paper,
      {
        x: axis,
        y: axis,
        series: [
          {
            label: 'Ma',
            points: [
              [0, 1],
              [50, 40],
            ],
          },
        ],
      },
      150,
    );
    expect([paper.pages.length, paper.y]).toEqual([3, paper.top + 150]);
  });

  test('an empty table is its head alone', () => {
    const paper = aPaper();
    addTable(paper, columns, []);
    expect(paper.y).toBeGreaterThan(paper.top);
  });
});

describe('values', () => {
  test('take more lines when they are long', () => {
    const heightOf = (value: string) => {
      const paper = aPaper();
      addGrid(paper, [{ label: 'Encoder', value }]);
      return paper.y - paper.top;
    };
    expect(heightOf('Incremental, 1024 pulses, push-pull HTL, plastic waterproof connector')).toBeGreaterThan(
      heightOf('None') * 1.5,
    );
  });

  test('end in an ellipsis where there is room for one line only', () => {
    const paper = aPaper();
    const style = { size: 9, within: 60 };
    const width = drawText(paper, 'JRTR67-DN90L4-128.97-M1', 50, 100, style);
    expect(width).toBeLessThanOrEqual(60);
    expect(width).toBeGreaterThan(50);
    expect(drawText(paper, 'R67', 50, 120, style)).toBe(textWidth(paper, 'R67', style));
  });
});

describe('the file', () => {
  test('has the running matter of every page and the brand in its properties', async () => {
    const paper = aPaper({ brand: { name: '传动', colour: '#445566' }, uncompressed: true });
    addParagraph(paper, 'One page.');
    const text = (await closePaper(paper)).toString('latin1');
    expect(text).toContain('/Count 1');
    // #445566 as the fractions pdfkit writes.
    expect(text).toMatch(/0\.2666\d* 0\.3333\d* 0\.4 scn/);
    // 传动 in UTF-16BE.
    expect(text).toContain(Buffer.from('\ufeff传动', 'utf16le').swap16().toString('latin1'));
  });

  test('reads no file a drawing names', async () => {
    const paper = aPaper();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="package.json" width="9" height="9"/></svg>';
    addPicture(paper, svg, 50);
    expect((await closePaper(paper)).toString('latin1')).not.toContain('/Subtype /Image');
  });

  test('shows the brand as a logo where there is one', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M1 2h3v4z" fill="#123456"/></svg>';
    const file = await closePaper(aPaper({ brand: { name: 'Acme', logo }, uncompressed: true }));
    expect(file.toString('latin1')).toMatch(/0\.0705\d* 0\.2039\d* 0\.3372\d* scn/);
  });
});

test.each([
  [0, 140, [0, 50, 100]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
  [0, 2500, [0, 500, 1000, 1500, 2000, 2500]],
  [0.2, 1, [0.2, 0.4, 0.6, 0.8, 1]],
])('an axis from %s to %s has round marks', (min, max, expected) => {
  expect(ticks(min, max)).toEqual(expected);
});
