import { describe, expect, it } from 'vitest';
import { readChapter } from './read-chapter.ts';

describe('a chapter of Markdown', () => {
  it('is read as its title and blocks, strong words apart', () => {
    const text = [
      '# Oil & grease',
      'Mind **hot** oil.',
      '## Level',
      '1. Switch off\n2. Look',
      '> **Note** Wait.',
      '| a | b |\n|---|---|\n| 1 | < 2 |',
      '{{oil-quantities}}',
    ].join('\n\n');
    expect(readChapter(text, 'x')).toEqual({
      title: 'Oil & grease',
      blocks: [
        { kind: 'paragraph', runs: [{ text: 'Mind ' }, { text: 'hot', isStrong: true }, { text: ' oil.' }] },
        { kind: 'heading', text: 'Level' },
        { kind: 'list', isNumbered: true, items: [[{ text: 'Switch off' }], [{ text: 'Look' }]] },
        { kind: 'note', runs: [{ text: 'Note', isStrong: true }, { text: ' Wait.' }] },
        { kind: 'table', columns: ['a', 'b'], rows: [['1', '< 2']] },
        { kind: 'figures', name: 'oil-quantities' },
      ],
    });
  });

  it.each([
    ['without a title', 'Oil'],
    ['with a heading too deep', '# A\n\n### B'],
    ['with a link', '# A\n\n[b](c)'],
    ['with HTML', '# A\n\n<b>c</b>'],
    ['with a list in a list', '# A\n\n- b\n  - c'],
    ['with stars that stay', '# A\n\n中**（文）**字'],
    ['with a picture', '# A\n\n![b](c.png)'],
  ])('%s is refused', (_what, text) => {
    expect(() => readChapter(text, 'x')).toThrow(/x/);
  });
});
