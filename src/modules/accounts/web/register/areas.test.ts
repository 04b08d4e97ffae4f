import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf, loadAreas, nameOfArea, type Place, withLevel } from './areas.ts';

let provinces: readonly Place[];
beforeAll(async () => {
  provinces = await loadAreas();
});

const choose = (...codes: string[]) => {
  let area = '';
  for (const code of codes) area = withLevel(area, area === '' ? 0 : area.split(',').length, code, provinces);
  return area;
};

describe('the areas of China', () => {
  it('are complete: 34 provinces, and every area has three codes of six digits', () => {
    expect(provinces).toHaveLength(34);
    const areas = provinces.flatMap((province) =>
      (province.children ?? []).flatMap((city) => (city.children ?? []).map((district) => [province, city, district])),
    );
    expect(areas.length).toBeGreaterThan(2840);
    for (const area of areas) for (const { code } of area) expect(code).toMatch(/^\d{6}$/);
    expect(areas.every((area) => area.length === 3)).toBe(true);
  });

  it.each([
    ['a province, its city, its district', ['320000', '320500', '320506'], '320000,320500,320506'],
    ['a municipality has one city, chosen with it', ['310000', '310115'], '310000,310100,310115'],
    ['Chongqing has its counties apart', ['500000', '500200', '500229'], '500000,500200,500229'],
    ['a city without districts stands for itself', ['440000', '441900'], '440000,441900,441900'],
    ['a county under its province stands below that group', ['420000', '429000', '429004'], '420000,429000,429004'],
    ['Hong Kong is not divided further', ['810000'], '810000,810000,810000'],
    ['nor is Macao', ['820000'], '820000,820000,820000'],
    ['nor is Taiwan', ['710000'], '710000,710000,710000'],
  ])('%s', (_, codes, area) => {
    expect(choose(...codes)).toBe(area);
  });

  it('another province asks for city and district anew', () => {
    const area = withLevel('320000,320500,320506', 0, '330000', provinces);
    expect(area).toBe('330000');
    expect(choicesOf(area, provinces).map((places) => places.length)).toEqual([34, 11, 0]);
  });

  it('no choice on a level takes back what is below', () => {
    expect(withLevel('320000,320500,320506', 1, '', provinces)).toBe('320000');
    expect(withLevel('320000', 0, '', provinces)).toBe('');
  });
});

it.each([
  ['330000,330200,330203', '浙江省 宁波市 海曙区'],
  ['440000,441900,441900', '广东省 东莞市'],
  ['330000,999999,999998', '浙江省 999999 999998'],
])('the area %s is called %s', (area, name) => {
  expect(nameOfArea(area, provinces)).toBe(name);
});
