import { describe, expect, it } from 'vitest';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { LineSource } from '#product/source.ts';
import { checkSource } from './check-source.ts';
import { JRP_FILES } from './files.ts';

const SHIPPED = readLineSource({ files: JRP_FILES });

type Part = keyof typeof JRP_FILES;

/** The shipped files with cells of one line changed. */
function broken(part: Part, line: number, cells: Readonly<Record<string, string>>): LineSource {
  const file = SHIPPED[part];
  if (file === undefined) throw new Error(`JRP has ${part}`);
  const records = file.records.map((record) =>
    record.line === line ? { ...record, cells: { ...record.cells, ...cells } } : record,
  );
  return { ...SHIPPED, [part]: { ...file, records } };
}

describe('the import of JRP', () => {
  it('takes what ships: 671 ratings in line, 378 with a bevel stage', () => {
    const checked = checkSource(SHIPPED);
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusal.slice(0, 5)));
    const { ratings } = checked.value;
    expect(['L', 'K'].map((design) => ratings.filter((rating) => rating.design === design).length)).toEqual([671, 378]);
    expect(ratings.filter(({ radialLoads }) => radialLoads.input === null)).toHaveLength(71);
  });

  it.each<[title: string, Part, line: number, cells: Record<string, string>, code: string]>([
    ['more torque for 10000 h than for 5000 h', 'ratings', 2, { t2_nm_10000h: '781' }, 'rating.torque-rises-with-life'],
    ['more torque for 5000 h than for 2000 h', 'ratings', 3, { t2_nm_5000h: '1001' }, 'rating.torque-rises-with-life'],
    ['more torque for 2000 h than for 1000 h', 'ratings', 4, { t2_nm_2000h: '1100' }, 'rating.torque-rises-with-life'],
    ['more torque for 1000 h than at the peak', 'ratings', 2, { t2_peak_nm: '999' }, 'rating.torque-rises-with-life'],
    ['an output speed that is not n1 / i', 'ratings', 2, { n2_rpm_at_1450: '380' }, 'rating.speed-mismatch'],
    ['a power that is not M n2 / (9550 η)', 'ratings', 2, { p1_kw_10000h: '29' }, 'rating.power-mismatch'],
    ['an efficiency above 0.985 per stage', 'ratings', 2, { efficiency: '0.99' }, 'rating.efficiency-impossible'],
    ['a ratio of a size listed twice', 'ratings', 3, { ratio: '3.78' }, 'rating.duplicate'],
    ['a design nobody builds', 'ratings', 2, { design: 'M' }, 'rating.design-unknown'],
    ['a bevel unit of one stage', 'ratings', 2, { design: 'K' }, 'rating.stages-unknown'],
    ['a torque that is no number', 'ratings', 5, { t2_nm_1000h: '1O00' }, 'cell.not-a-number'],
    ['a rating without peak torque', 'ratings', 5, { t2_peak_nm: '' }, 'cell.missing'],
    ['a motor at synchronous speed', 'motors', 62, { rated_speed_rpm: '3000' }, 'motor.speed-not-below-synchronous'],
  ])('refuses %s with file and line', (_title, part, line, cells, code) => {
    const checked = checkSource(broken(part, line, cells));
    if (checked.ok) throw new Error('It was taken');
    expect(checked.refusal.map((problem) => [problem.file, problem.line, problem.code])).toContainEqual([
      JRP_FILES[part],
      line,
      code,
    ]);
  });

  it('leaves a radial load in doubt open', () => {
    expect(checkSource(broken('ratings', 2, { fr1_n: '', fr2_n: '' }))).toMatchObject({ ok: true });
  });
});
