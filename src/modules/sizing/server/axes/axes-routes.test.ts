import { describe, expect, it } from 'vitest';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import { USUAL_LIMITS } from '#kits/sheet/sheet-limits.ts';
import { axesRoutes, MACHINES_AT_ONCE, sizingRoutes } from '#modules/sizing/contract.ts';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();
const machine = (changes: object = {}) => ({
  application: 'travelling_drive',
  inputs: { ...exampleOf('TRAV-1').inputs, ...changes },
});
const drivesOf = (machines: readonly object[]) => app.send(axesRoutes.drives, { body: { machines } as never });

describe('the drives of several machines', () => {
  it('are the best of each series, as those of the machine alone, the best of all first', async () => {
    const { rows } = (await drivesOf([machine(), machine({ v: 0.25 })])).json().result;
    expect(rows).toHaveLength(2);
    const { candidates } = await app.call(sizingRoutes.evaluate, { body: machine() as never });
    const series = [...new Set(candidates.filter(({ verdict }) => verdict === 'best').map((one) => one.series))];
    const firsts = series.map((name) => candidates.find((one) => one.series === name)?.id);
    const found: { id: string; verdict: string }[] = rows[0].drives;
    expect(found.map(({ id }) => id).toSorted()).toEqual(firsts.toSorted());
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(['best']));
    expect(rows[1].drives[0].id).not.toBe(found[0]?.id);
  });

  it('are none while too little is known', async () => {
    expect((await drivesOf([{ application: 'hoist' }])).json().result).toEqual({ rows: [{ drives: [] }] });
  });

  it('are refused for a machine that cannot be, and for too many at once', async () => {
    expect((await drivesOf([machine({ v: 99 })])).json().error.code).toBe('sizing.refused');
    expect((await drivesOf(Array(MACHINES_AT_ONCE + 1).fill(machine()))).statusCode).toBe(400);
  });
});

describe('the table as a file', () => {
  const text = 'name\tm_0\tm_L\tv\tcolour\n=1+1\t1500\t1500\t0.5\tred\nB\t1500\t1500\tfast\tblue';
  const file = (body: object = {}, locale = 'en') =>
    app.http.inject({
      method: 'POST',
      url: '/api/v1/sizing/axes/file',
      headers: { 'accept-language': locale },
      payload: { application: 'travelling_drive', text, format: 'csv', drives: ['K67', ''], ...body },
    });

  it('has all that came, letter by letter, and the results behind it', async () => {
    const { rawPayload, headers } = await file({ format: 'xlsx' });
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      'Sizing of several axes Travelling drive.xlsx',
    );
    const rows = [];
    for await (const { cells } of readSheet(new Uint8Array(rawPayload), USUAL_LIMITS)) rows.push(cells);
    const [head, one, two] = rows;
    expect(head?.slice(0, 6)).toEqual(['name', 'm_0', 'm_L', 'v', 'colour', 'Output torque of the gear unit M_2 [Nm]']);
    expect(one?.slice(0, 5)).toEqual(['=1+1', '1500', '1500', '0.5', 'red']);
    expect(one?.[5]).toBeCloseTo(30.19, 1);
    expect(one?.[9]).toBe('K67');
    expect(two?.slice(0, 5)).toEqual(['B', '1500', '1500', 'fast', 'blue']);
    expect(two?.at(-1)).toBe('Not possible: v “fast”: It is no figure');
  });

  it('as CSV opens in spreadsheets, computes nothing, and speaks the language of whoever asks', async () => {
    const { payload, headers } = await file({}, 'zh-CN');
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(payload.startsWith('\uFEFF"name"')).toBe(true);
    expect(payload).toContain('"\'=1+1"');
    expect(payload).toContain('推荐驱动');
    expect(payload).toContain('不可行：v“fast”：不是数值');
  });

  it('is refused with words where it is no table', async () => {
    const answer = await file({ text: 'nothing' });
    expect([answer.statusCode, answer.json().description]).toEqual([400, expect.stringMatching(/names no input/)]);
    expect((await file({ application: 'time_machine' })).statusCode).toBe(404);
  });
});
