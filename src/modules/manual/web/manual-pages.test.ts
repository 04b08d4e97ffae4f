import { describe, expect, it } from 'vitest';
import { toManualPage } from '#scripts/manual-pages.mjs';

const page = (text: string) => toManualPage(`# A page\n\n${text}`, '/manual/en/01-a.md');

describe('a page of the manual in Markdown', () => {
  it('becomes a tree of elements and texts', () => {
    expect(page('Press `Ctrl+K` for **more**, see `JRTK47`.').nodes).toEqual([
      {
        tag: 'p',
        children: [
          'Press ',
          { tag: 'kbd', children: ['Ctrl+K'] },
          ' for ',
          { tag: 'strong', children: ['more'] },
          ', see ',
          { tag: 'code', children: ['JRTK47'] },
          '.',
        ],
      },
    ]);
  });

  it('has headings with the anchor that is written behind them', () => {
    expect(page('## Saving & more {#save}').nodes).toEqual([{ tag: 'h2', id: 'save', children: ['Saving & more'] }]);
  });

  it('leads to other pages by their files, and to pages of the portal', () => {
    const [first] = page('[a](02-other.md#there), [b](#here), [c](/account/privacy)').nodes;
    expect(JSON.stringify(first)).toMatch(/"to":"\.\/other#there".*"to":"#here".*"to":"\/account\/privacy"/);
  });

  it.each([
    ['HTML in a line', 'Some <b>bold</b>'],
    ['HTML as a block', '<script>alert(1)</script>'],
    ['a foreign address', '[x](https://example.com)'],
    ['a script as an address', '[x](javascript:alert(1))'],
    ['an address of another host', '[x](//example.com)'],
    ['a picture from elsewhere', '![x](https://example.com/x.png)'],
    ['a picture without words', '![](pictures/series.webp)'],
    ['a heading without an anchor', '## Saving'],
    ['stars that would be read', '**编辑…**名称'],
    ['code in a block', '```\nx\n```'],
  ])('is refused with %s', (_what, text) => {
    expect(() => page(text)).toThrow('/manual/en/01-a.md');
  });

  it('is refused without a title', () => {
    expect(() => toManualPage('No title', 'a.md')).toThrow('a.md does not begin with its title');
  });
});
