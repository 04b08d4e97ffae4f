import { describe, expect, it } from 'vitest';
import type { Block } from '#kits/markdown/blocks.ts';
import { piecesOfBlocks } from './block-pieces.ts';
import { printBooklet } from './booklet.ts';
import { flow, type Piece } from './flow.ts';
import { openPaper, type Paper, type PaperOptions } from './paper.ts';
import { richLines } from './rich-text.ts';

const OPTIONS: PaperOptions = {
  brand: { name: 'Acme' },
  title: 'x',
  language: 'en',
  createdAt: new Date(0),
  running: { header: '', footer: '' },
  pageLabel: () => '',
};

function aPaper(): Paper {
  return openPaper(OPTIONS);
}

describe('a booklet', () => {
  it('is the same bytes for the same words, whatever was printed before, and others for others', async () => {
    const booklet = (title: string) => ({
      title,
      subtitle: '使用说明书',
      lead: '',
      contents: '目录',
      chapters: [{ title: '安全', blocks: [] }],
      figures: {},
    });
    const first = await printBooklet(booklet('A'), OPTIONS);
    const other = await printBooklet(booklet('B'), OPTIONS);
    expect((await printBooklet(booklet('A'), OPTIONS)).equals(first)).toBe(true);
    expect(other.equals(first)).toBe(false);
  });

  it('leads from its contents to each chapter', async () => {
    const chapters = [1, 2].map((number) => ({ title: `Chapter ${number}`, blocks: [] }));
    const booklet = { title: 'A', subtitle: '', lead: '', contents: 'Contents', chapters, figures: {} };
    const text = (await printBooklet(booklet, { ...OPTIONS, uncompressed: true })).toString('latin1');
    expect(text.match(/\/Subtype \/Link/g)).toHaveLength(2);
    for (const name of ['chapter-1', 'chapter-2']) expect(text).toContain(`/D (${name})`);
  });
});

describe('pieces that flow over pages', () => {
  const block = (paper: Paper, placed: number[], height: number, isHeld = false): Piece => ({
    height,
    space: 0,
    isHeld,
    draw() {
      placed.push(paper.pages.length);
      paper.y += height;
    },
  });

  it('take what is held to the next one to its page', () => {
    const [paper, placed] = [aPaper(), [] as number[]];
    const room = paper.bottom - paper.top;
    flow(paper, [block(paper, placed, room - 50), block(paper, placed, 20, true), block(paper, placed, 40)]);
    expect(placed).toEqual([1, 2, 2]);
  });

  it('stay on a page that has the room', () => {
    const [paper, placed] = [aPaper(), [] as number[]];
    const room = paper.bottom - paper.top;
    flow(paper, [block(paper, placed, room - 60), block(paper, placed, 20, true), block(paper, placed, 40)]);
    expect(placed).toEqual([1, 1, 1]);
  });
});

describe('what is held together', () => {
  const words = [{ text: 'words' }];
  const held = (blocks: readonly Block[]) =>
    piecesOfBlocks(aPaper(), blocks, '1', {}).map(({ isHeld }) => isHeld ?? false);
  const list: Block = { kind: 'list', isNumbered: false, items: [words, words, words, words] };

  it('is a heading with its text, and what leads on to a list with its first two items', () => {
    expect(held([{ kind: 'heading', text: 'a' }, { kind: 'paragraph', runs: words }, list])).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it('is a warning with what it warns of', () => {
    expect(held([{ kind: 'heading', text: 'a' }, list, { kind: 'note', runs: words }]).at(-2)).toBe(true);
  });

  it('is all that a chapter says with its first section', () => {
    expect(held([{ kind: 'paragraph', runs: words }, { kind: 'heading', text: 'a' }, list])[0]).toBe(true);
  });

  it('is refused of figures that are not there', () => {
    expect(() => held([{ kind: 'figures', name: 'oil' }])).toThrow('oil');
  });
});

describe('lines of text in two weights', () => {
  const linesOf = (spans: Parameters<typeof richLines>[1], width: number) =>
    richLines(aPaper(), spans, width, { size: 10 }).map((line) => line.map(({ text }) => text).join(''));

  it('break between words of either weight', () => {
    expect(linesOf([{ text: 'The ' }, { text: 'level plug', weight: 'bold' }, { text: ' decides' }], 66)).toEqual([
      'The level',
      'plug decides',
    ]);
  });

  it('never begin with what closes the words before', () => {
    for (let width = 20; width < 120; width += 5)
      for (const line of linesOf(
        [{ text: '以油位塞为' }, { text: '准', weight: 'bold' }, { text: '，其他不算。' }],
        width,
      ))
        expect(line).not.toMatch(/^[，。]/);
  });
});
