import { describe, expect, it } from 'vitest';
import { type ManualPage, manualIn } from './manual.ts';
import { searchManual } from './search.ts';

const PAGES: readonly ManualPage[] = [
  {
    name: 'search',
    title: 'Finding a basic type',
    nodes: [
      { tag: 'p', children: ['Choose one of many.'] },
      { tag: 'h2', id: 'factor', children: ['Service factor'] },
      { tag: 'p', children: ['Torque over torque, at least ', { tag: 'strong', children: ['fB 1.4'] }, '.'] },
      { tag: 'h2', id: 'near', children: ['Near misses'] },
      { tag: 'p', children: ['The service factor falls a little short.'] },
    ],
  },
  { name: 'privacy', title: '个人信息', nodes: [{ tag: 'p', children: ['下载我的数据，不含密码。'] }] },
];

const found = (query: string) => searchManual(PAGES, query).map(({ page, id }) => [page, id].filter(Boolean).join('#'));

describe('a search in the manual', () => {
  it.each([
    ['a word of a heading before one of the text', 'service factor', ['search#factor', 'search#near']],
    ['words in any order', 'short SERVICE', ['search#near']],
    ['words across bold print', 'least fB', ['search#factor']],
    ['a piece of Chinese', '我的数据', ['privacy']],
    ['full-width letters like plain ones', 'ｆＢ', ['search#factor']],
    ['the title of the page along with a word of the section', 'basic near', ['search#near']],
    ['a page by its title', 'finding', ['search']],
    ['nothing, where a word stands nowhere', 'service bearing', []],
    ['nothing for nothing', '  ', []],
  ])('finds %s', (_what, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('shows the text around what was found', () => {
    const long = `${'before '.repeat(30)}needle ${'after '.repeat(40)}`;
    const [hit] = searchManual([{ name: 'a', title: 'A', nodes: [{ tag: 'p', children: [long] }] }], 'needle');
    expect(hit?.excerpt).toMatch(/^…before .* needle after .*…$/);
    expect(hit?.excerpt.length).toBeLessThan(170);
  });

  it('answers in both manuals what people ask', async () => {
    const first = async (locale: 'zh-cn' | 'en', query: string) => searchManual(await manualIn(locale), query)[0];
    expect(await first('zh-cn', '忘记密码')).toMatchObject({ page: 'account', id: 'forgot' });
    expect(await first('en', 'forgotten password')).toMatchObject({ page: 'account', id: 'forgot' });
    expect(await first('zh-cn', '使用系数')).toMatchObject({ page: 'search', id: 'service-factor' });
    expect(await first('en', 'service factor')).toMatchObject({ page: 'search', id: 'service-factor' });
  });
});
