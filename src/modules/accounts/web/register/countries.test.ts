import { describe, expect, it } from 'vitest';
import { countriesIn, countriesLike, countryNamed } from './countries.ts';

const chinese = countriesIn('zh-CN');
const english = countriesIn('en');

describe('the countries and regions', () => {
  it('are those of ISO 3166-1, each once and named, China first', () => {
    expect(chinese).toHaveLength(249);
    expect(new Set(chinese.map(({ code }) => code)).size).toBe(249);
    expect(chinese.every(({ code, name }) => name !== '' && name !== code)).toBe(true);
    expect([chinese[0], english[0]].map((country) => country?.name)).toEqual(['中国', 'China']);
    expect(english[1]?.name).toBe('Afghanistan');
  });

  it.each(['德国', 'Germany', 'germ', 'DE'])('are found by %s in either language', (text) => {
    expect(countriesLike(text, chinese)[0]?.code).toBe('DE');
    expect(countriesLike(text, english)[0]?.code).toBe('DE');
  });

  it('are all there before anything is typed, and none for nonsense', () => {
    expect(countriesLike(' ', chinese)).toBe(chinese);
    expect(countriesLike('xyzzy', chinese)).toEqual([]);
  });

  it('are named exactly or not at all', () => {
    expect(countryNamed(' 中国 ', chinese)?.code).toBe('CN');
    expect(countryNamed('中', chinese)).toBeUndefined();
  });
});
