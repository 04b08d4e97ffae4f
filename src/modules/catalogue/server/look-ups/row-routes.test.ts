import { describe, expect, it } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();
const params = { line: 'JRT' };

const ask = (url: string, language = 'en') =>
  app.http.inject({ method: 'GET', url: `/api/v1/lines/${url}`, headers: { 'accept-language': language } });

describe('the rows of a line', () => {
  it('are those of getBasicType, by the columns of the line, in the same order and with the same cursor', async () => {
    const query = { gearboxModel: 'K', ratio: '20', pageSize: '5', sort: 'mass:asc', serviceFactor: '1.4' } as const;
    const specified = await app.call(catalogueRoutes.getBasicType, { query });
    const found = await app.call(catalogueRoutes.rows, { params, query });
    expect(found.rows).toEqual(specified.rows);
    expect([found.oversizedTotal, found.verdicts]).toEqual([specified.oversizedTotal, specified.verdicts]);
    expect(found.picks).toEqual(specified.picks);
    expect([found.total, found.next, found.nearMisses]).toEqual([
      specified.total,
      specified.next,
      specified.nearMisses,
    ]);
    const next = await app.call(catalogueRoutes.rows, { params, query: { ...query, cursor: found.next ?? '' } });
    expect(next.rows[0]?.id).not.toBe(found.rows[0]?.id);
    expect(next.rows).toHaveLength(5);
  });

  it('have every column that a row has a cell for, unrounded, and an id', async () => {
    const { rows } = await app.call(catalogueRoutes.rows, { params, query: { pageSize: '1' } });
    const [row = { id: '' }] = rows;
    const known: readonly string[] = JRT_ROW_SEARCH.columns.map(({ id }) => id);
    expect(Object.keys(row).filter((key) => key !== 'id' && !known.includes(key))).toEqual([]);
    expect(row).toMatchObject({
      id: expect.any(String),
      outputTorque: expect.any(Number),
      outputSpeed: expect.any(Number),
      overhungLoad: expect.any(Number),
      mass: expect.any(Number),
      serviceFactor: expect.any(Number),
      motorFrequency: '50Hz',
    });
    expect(Number.isInteger(Number(row.outputTorque) * 1000)).toBe(false);
  });

  it.each(CONFIGURABLE)('of %s are sent as they are written, and that is what the contract declares', async (line) => {
    const { result } = (await ask(`${line}/rows?pageSize=200`)).json();
    expect(catalogueRoutes.rows.result.parse(result)).toEqual(result);
  });

  it('are all there, also those of which a figure is in doubt and left blank', async () => {
    const found = await app.call(catalogueRoutes.rows, { params: { line: 'JRP' }, query: {} });
    const current = await app.call(catalogueRoutes.currentRelease, { params: { family: 'JRP' } });
    expect(found.total).toBe(current.basicTypes);
  });

  it('are counted for every value of a column, as the search of basic types counts them', async () => {
    const query = { gearboxModel: 'K', ratio: '20' } as const;
    const counted = await app.call(catalogueRoutes.rowCounts, { params, query });
    expect(counted).toEqual(await app.call(catalogueRoutes.basicTypeCounts, { query }));
  });

  it.each([
    ['JRT', 'gearboxModel=K&ratio=20', 'speedOrRatio=ratio'],
    ['JRW', 'gearboxModel=W&ratio=20', 'powerOrTorque=motorPower'],
    ['JRP', 'design=L', 'motorPower='],
    ['JRP', 'design=L', 'inputType='],
  ])('of %s by %s are the same beside what narrows nothing: %s', async (line, query, more) => {
    const [plain, other] = [await ask(`${line}/rows?${query}`), await ask(`${line}/rows?${query}&${more}`)];
    expect([other.statusCode, other.json().result?.total]).toEqual([200, plain.json().result?.total]);
    expect(plain.json().result?.total).toBeGreaterThan(0);
  });

  it.each([
    ['JRP', 'inputType', 'AM'],
    ['JRP', 'inputType', 'AD'],
  ])('of %s are those that can be built with a choice beside them: %s=%s', async (line, field, code) => {
    const byField = await ask(`${line}/rows?${field}=${code}`);
    const byGiven = await ask(`${line}/rows?given=${field}:${code}`);
    expect([byField.statusCode, byField.json().result?.total]).toEqual([200, byGiven.json().result?.total]);
    expect((await ask(`${line}/rows?${field}=nothing`)).statusCode).toBe(400);
  });

  it.each([
    ['pageSize=0', 'pageSize'],
    ['pageSize=201', 'pageSize'],
    ['pageSize=five', 'pageSize'],
  ])('come 1 to 200 at a time: %s is refused', async (query, name) => {
    const answer = await ask(`JRT/rows?${query}`);
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, `query.${name}`]);
  });
});

describe('what is asked wrongly is refused in a sentence of the language asked for', () => {
  it.each([
    ['JRT/rows?colour=red', 'JRT has no such parameter. It has: transmitTypes, gearboxModel', 'JRT 没有这个参数'],
    ['JRT/rows?ratio=twenty', 'twenty is not a number above zero', 'twenty 不是大于零的数值'],
    ['JRT/rows?ratioMin=30&ratioMax=20', '30-20 is an empty range', '30-20 范围无效'],
    ['JRT/rows?gearboxModel=Q', 'Q does not occur here', '没有 Q 这个值'],
    [
      'JRT/rows?sort=colour:asc',
      'Rows cannot be sorted by colour:asc. They can by: gearboxModel',
      '不能按 colour:asc 排序',
    ],
    ['JRT/rows?given=x', 'x does not occur here', '没有 x 这个值'],
    ['JRT/rows?cursor=nonsense', 'This cursor cannot be read', '无法读取此翻页标记'],
    ['JRT/rows?delta=0.5', '0.5 is more than the tolerance allows', '0.5 超出允许的偏差'],
    ['JRT/rows/counts?colour=red', 'JRT has no such parameter', 'JRT 没有这个参数'],
  ])('%s', async (url, english, chinese) => {
    const answers = [await ask(url), await ask(url, 'zh-cn')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect(answers.map((answer) => answer.json().description)).toEqual([
      expect.stringContaining(english),
      expect.stringContaining(chinese),
    ]);
  });

  it.each(['JRT/rows', 'JRT/rows/counts'])('%s knows no parameter that is hidden from a schema', async (path) => {
    const answer = await ask(`${path}?__proto__=1`);
    expect([answer.statusCode, answer.json().error.issues?.[0]?.path]).toEqual([400, 'query.__proto__']);
  });

  it.each(['NONE', 'JC', 'jrt'])('a line that cannot be configured is not found: %s', async (line) => {
    const answer = await ask(`${line}/rows`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      description: `There is no product line ${line} that can be configured. There are: ${CONFIGURABLE.join(', ')}`,
      error: { code: 'line.unknown' },
    });
  });
});

it('the API description names the parameters of the lines with their units', async () => {
  const { paths } = (await app.http.inject('/api/openapi.json')).json();
  const { parameters } = paths['/api/v1/lines/{line}/rows'].get;
  const described = new Map(parameters.map((one: { name: string; schema: object }) => [one.name, one.schema]));
  expect(described.get('line')).toMatchObject({ description: CONFIGURABLE.join(', ') });
  expect(described.get('outputSpeedMin')).toMatchObject({
    description: expect.stringContaining('JRT: a number, r/min; JRW: a number, r/min'),
  });
  expect(described.get('gearboxModel')).toMatchObject({ description: 'JRT: R, F, K, S; JRW: W, WW' });
  expect([...described.keys()]).toEqual(expect.arrayContaining(['pageSize', 'cursor', 'sort', 'delta', 'given']));
});
