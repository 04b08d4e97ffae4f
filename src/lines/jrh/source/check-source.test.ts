import { describe, expect, it } from 'vitest';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { LineSource } from '#product/source.ts';
import { checkSource } from './check-source.ts';
import { INDUSTRIAL_FILES } from './read-source.ts';

const SHIPPED = readLineSource({ files: INDUSTRIAL_FILES });

type Part = keyof typeof INDUSTRIAL_FILES;

/** The shipped files with cells of one line changed. */
function broken(part: Part, line: number, cells: Readonly<Record<string, string>>): LineSource {
  const file = SHIPPED[part];
  if (file === undefined) throw new Error(`The line has ${part}`);
  const records = file.records.map((record) =>
    record.line === line ? { ...record, cells: { ...record.cells, ...cells } } : record,
  );
  return { ...SHIPPED, [part]: { ...file, records } };
}

describe('the import of the industrial units', () => {
  it('takes what ships', () => {
    const checked = checkSource(SHIPPED);
    expect(checked.ok ? [] : checked.refusal).toEqual([]);
  });

  it.each<[title: string, Part, line: number, cells: Record<string, string>, code: string]>([
    ['torque that rises with speed', 'ratings', 600, { t2_nm_n1_300: '1' }, 'rating.torque-rises-with-speed'],
    ['torque above that of its unit', 'ratings', 600, { t2_nm_n1_300: '900000' }, 'rating.above-unit'],
    ['a fan that cools less than none', 'ratings', 2, { pth_kw_900: '90' }, 'rating.fan-below-natural'],
    ['an efficiency of 1', 'ratings', 600, { efficiency_rule: '1' }, 'rating.efficiency-impossible'],
    ['an efficiency of 0.9', 'ratings', 600, { efficiency_rule: '0.9' }, 'rating.efficiency-impossible'],
    ['a ratio listed twice', 'ratings', 3, { ratio: '3.21' }, 'rating.duplicate'],
    ['a rating of no unit', 'ratings', 3, { size: '99' }, 'rating.without-unit'],
    ['a torque that is no number', 'ratings', 3, { t2_nm_n1_900: 'x' }, 'cell.not-a-number'],
    ['a unit of an unknown type', 'units', 9, { type: 'Z9' }, 'unit.unknown-type'],
    ['stages other than its name', 'units', 9, { stages: '2' }, 'unit.stages-mismatch'],
    ['a larger size that carries less', 'units', 9, { t2_max_nm: '10' }, 'unit.not-stronger-than-smaller'],
    ['a unit listed twice', 'units', 9, { size: '05' }, 'unit.duplicate'],
    ['a length that is not m1 + 2 n1', 'dimensions', 10, { length_a_mm: '1' }, 'dimensions.length-mismatch'],
    ['an end that is not n1 + n2', 'dimensions', 10, { output_to_end_e2_mm: '1' }, 'dimensions.output-mismatch'],
    ['a sheet listed twice', 'dimensions', 10, { size: '04' }, 'dimensions.duplicate'],
    ['a band the wrong way round', 'inputShafts', 3, { nominal_ratio_min: '99' }, 'input-shaft.band-inverted'],
    [
      'a size said to be measured that has no sheet',
      'units',
      16,
      { dimensions_known: 'yes' },
      'unit.without-dimensions',
    ],
    ['a measured size without input shaft', 'units', 16, { dimensions_known: 'yes' }, 'unit.without-input-shaft'],
    ['more power where it is hotter', 'thermalFactors', 4, { f4_duty_100: '1.02' }, 'thermal-factor.not-falling'],
    ['less power in shorter duty', 'thermalFactors', 4, { f4_duty_40: '1.2' }, 'thermal-factor.not-falling'],
    [
      'a factor that falls with the hours',
      'machineFactors',
      3,
      { f1_over_10_h_per_day: '1' },
      'machine-factor.not-rising',
    ],
  ])('refuses %s with file and line', (_title, part, line, cells, code) => {
    const checked = checkSource(broken(part, line, cells));
    if (checked.ok) throw new Error('It was taken');
    expect(checked.refusal.map((problem) => [problem.file, problem.line, problem.code])).toContainEqual([
      INDUSTRIAL_FILES[part],
      line,
      code,
    ]);
  });
});
