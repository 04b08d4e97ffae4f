// @tests slow
import { describe, expect, it } from 'vitest';
import { shippedSource, shippedSourceWith } from '#testing/builders/shipped-catalogue.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { checkSource } from './check-source.ts';

/** Line 265 of ratios.csv is R77 with i = 81.80; line 62 of motors.csv in the middle of the list. */
type Case = [what: string, file: keyof CatalogueSource, line: number, cells: Record<string, string>, code: string];

const BROKEN: readonly Case[] = [
  ['a torque that is no number', 'ratios', 265, { ma_max_nm: '8x' }, 'cell.not-a-number'],
  ['a torque written as NaN', 'ratios', 265, { ma_max_nm: 'NaN' }, 'cell.not-a-number'],
  ['a negative overhung load', 'ratios', 265, { fra_max_n: '-5' }, 'cell.negative'],
  ['a missing ratio', 'ratios', 265, { ratio: '' }, 'cell.missing'],
  ['an unknown gear type', 'ratios', 265, { series: 'Q' }, 'cell.unknown-code'],
  ['a size without unit', 'ratios', 265, { size: '66' }, 'ratio.unit-missing'],
  ['a ratio out of the unit’s range', 'ratios', 265, { ratio: '999.00' }, 'ratio.outside-unit-range'],
  ['a stage count the unit lacks', 'ratios', 265, { stages: '1' }, 'ratio.outside-unit-range'],
  ['a ratio below the one before', 'ratios', 265, { ratio: '5.31' }, 'ratio.not-ascending'],
  ['a printed speed that is not 1400 / i', 'ratios', 265, { output_speed_rpm_at_1400: '900' }, 'ratio.speed-mismatch'],
  ['more torque than the unit has', 'ratios', 265, { ma_max_nm: '900' }, 'ratio.torque-above-unit'],
  ['more overhung load than the unit has', 'ratios', 265, { fra_max_n: '99999' }, 'ratio.overhung-load-above-unit'],
  ['an unknown frame', 'ratios', 265, { ma_limit_by_iec_frame_nm: '77:100' }, 'ratio.frame-unknown'],
  ['a frame outside the ratio’s range', 'ratios', 265, { iec_frame_max: '63' }, 'ratio.frame-outside-range'],
  [
    'a frame limit above the gears',
    'ratios',
    265,
    { ma_limit_by_iec_frame_nm: '63:100;71:5000' },
    'ratio.limit-above-torque',
  ],
  ['a limit that is no number', 'ratios', 265, { ma_limit_by_iec_frame_nm: '63' }, 'cell.not-a-number'],
  ['an efficiency above one', 'ratios', 265, { efficiency: '1.2' }, 'ratio.efficiency-impossible'],
  ['a motor faster than its field', 'motors', 62, { rated_speed_rpm: '3600' }, 'motor.speed-not-below-synchronous'],
  ['a motor torque that is not 9550 P / n', 'motors', 62, { rated_torque_nm: '1' }, 'motor.torque-mismatch'],
  ['an unknown motor frame', 'motors', 62, { frame: 'X9' }, 'motor.frame-unknown'],
  ['a motor listed twice', 'motors', 62, { power_kw: '200', poles: '8' }, 'motor.duplicate'],
  ['an efficiency of 100 %', 'motors', 62, { efficiency_ie3_pct: '100' }, 'motor.efficiency-impossible'],
  ['a motor without mass', 'motors', 62, { mass_kg: '' }, 'cell.missing'],
  ['an unknown kind of module', 'inputAdapters', 2, { input_type: 'AX' }, 'cell.unknown-code'],
  ['a module of a missing unit', 'inputAdapters', 2, { size: '66' }, 'module.unit-missing'],
  ['a module frame nobody knows', 'inputAdapters', 2, { frame: '65' }, 'module.frame-unknown'],
  ['a module frame no ratio lists', 'inputAdapters', 2, { frame: '280' }, 'module.frame-not-listed'],
  ['a module listed twice', 'inputAdapters', 2, { code: 'AM71' }, 'module.duplicate'],
  [
    'a module beyond the ratios of its unit',
    'inputAdapters',
    2,
    { ratio_max: '500' },
    'module.ratio-outside-unit-range',
  ],
  ['a module limit above its unit', 'inputAdapters', 2, { ma_limit_max_nm: '500' }, 'module.limit-above-unit'],
  ['a range of the unit turned round', 'gearUnits', 2, { ratio_min_2st: '19' }, 'unit.range-inverted'],
  ['a unit listed twice', 'gearUnits', 3, { size: '07' }, 'unit.duplicate'],
  ['a duty factor that is no number', 'dutyTypes', 2, { motor_power_factor: 'one' }, 'cell.not-a-number'],
  ['a duty type listed twice', 'dutyTypes', 3, { duration_or_cdf: '30 min' }, 'duty.duplicate'],
];

describe('checking reference data on the way in', () => {
  it('finds nothing wrong with the shipped files', () => {
    expect(checkSource(shippedSource())).toMatchObject({ ok: true });
  });

  it.each(BROKEN)('refuses %s and names its line', (_, name, line, cells, code) => {
    const result = checkSource(shippedSourceWith(name, line, cells));
    const { file } = shippedSource()[name];
    const codes = result.ok ? [] : result.refusal.filter((at) => at.file === file).map((at) => at.code);
    expect(codes).toContain(code);
    if (result.ok) return;
    const atLine = result.refusal.find((problem) => problem.code === code);
    expect(atLine).toMatchObject({ file, line: expect.any(Number) });
    expect(
      result.refusal.some((problem) => problem.line === line && problem.file === file) || code.endsWith('duplicate'),
    ).toBe(true);
  });

  it('refuses a solid shaft without its power range', () => {
    const line = shippedSource().inputAdapters.records.find(({ cells }) => cells.input_type === 'AD')?.line ?? 0;
    const result = checkSource(shippedSourceWith('inputAdapters', line, { power_range_4p_kw: '' }));
    expect(result).toEqual({
      ok: false,
      refusal: [expect.objectContaining({ code: 'module.power-range-missing', file: 'input_adapters.csv', line })],
    });
  });

  it('lists every problem, in the order of the files', () => {
    const broken = shippedSourceWith('ratios', 265, { ma_max_nm: '900', efficiency: '1.2', fra_max_n: '-5' });
    const result = checkSource(broken);
    expect(result.ok ? 0 : result.refusal.length).toBe(3);
  });
});
