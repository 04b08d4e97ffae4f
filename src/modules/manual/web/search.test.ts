import { describe, expect, it } from 'vitest';
import en from '#modules/manual/locales/en.json' with { type: 'json' };
import zhCn from '#modules/manual/locales/zh-cn.json' with { type: 'json' };
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
    ['a question in Chinese by its words', '怎样下载我的数据？', ['privacy']],
    ['no Chinese by single letters', '码头不在此', []],
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
    expect(await first('zh-cn', '忘记密码怎么办')).toMatchObject({ page: 'account', id: 'forgot', words: '忘记密码' });
    expect(await first('zh-cn', '如何修改密码？')).toMatchObject({ page: 'account', id: 'change' });
    expect(await first('zh-cn', '如何询价？')).toMatchObject({ page: 'quotes', id: 'request' });
    expect(await first('en', 'requesting a quote')).toMatchObject({ page: 'quotes', id: 'request' });
    expect(await first('en', 'price on request')).toMatchObject({ page: 'prices', id: 'on-request' });
  });

  it.each(['zh-cn', 'en'] as const)('finds every word its field suggests in the manual in %s', async (locale) => {
    const { search } = { 'zh-cn': zhCn, en }[locale];
    const words = search.placeholder.replace(/^.*[：:]\s*/, '').split(/[、,]\s*/);
    const pages = await manualIn(locale);
    expect(words.filter((word) => searchManual(pages, word).length === 0)).toEqual([]);
  });
});
