import { describe, expect, it } from 'vitest';
import { shippedWorms, shippedWormsWith } from '#testing/builders/shipped-worms.ts';
import { checkSource } from './check-source.ts';
import type { WormFile } from './worm-source.ts';

type Case = [what: string, file: WormFile, line: number, cells: Record<string, string>, code: string];

/** Line 12 of worm_units.csv is 030 with i = 7.5; line 2 of the other files their first record. */
const BROKEN: readonly Case[] = [
  ['a torque that is no number', 'wormUnits', 12, { m2_max_nm_at_1400: '8x' }, 'cell.not-a-number'],
  ['a missing ratio', 'wormUnits', 12, { ratio: '' }, 'cell.missing'],
  ['a ratio listed twice', 'wormUnits', 13, { ratio: '7.5' }, 'worm.duplicate'],
  ['a ratio below the one before', 'wormUnits', 13, { ratio: '4' }, 'worm.not-ascending'],
  ['a printed speed that is not 1400 / i', 'wormUnits', 12, { output_speed_rpm_at_1400: '190' }, 'worm.speed-mismatch'],
  ['the torque of another size', 'wormUnits', 12, { m2_max_nm_at_1400: '160' }, 'worm.torque-off-size'],
  ['an efficiency above one', 'wormUnits', 12, { efficiency_at_1400: '1.1' }, 'worm.efficiency-impossible'],
  ['an efficiency that rises with the ratio', 'wormUnits', 19, { efficiency_at_1400: '0.9' }, 'worm.efficiency-rising'],
  ['a radial load off the law of its size', 'wormUnits', 12, { fr2_n: '900' }, 'worm.radial-load-off-law'],
  ['a unit without housing and load', 'wormUnits', 12, { size: '035' }, 'worm.part-missing'],
  ['feet that are not those of the housing', 'wormUnits', 12, { foot_pattern_b_mm: '22' }, 'worm.feet-mismatch'],
  ['a cell of a ratio nobody makes', 'otherSpeeds', 2, { ratio: '12' }, 'speed.ratio-missing'],
  ['a cell listed twice', 'otherSpeeds', 3, { ratio: '7.5' }, 'speed.duplicate'],
  ['a cell whose speed is not n1 / i', 'otherSpeeds', 2, { n2_rpm: '300' }, 'speed.speed-mismatch'],
  ['more torque at more speed', 'otherSpeeds', 2, { m2_max_nm: '14' }, 'speed.torque-rising'],
  ['a start of a ratio nobody makes', 'startingEfficiency', 2, { ratio: '12' }, 'start.ratio-missing'],
  ['a start listed twice', 'startingEfficiency', 3, { ratio: '5' }, 'start.duplicate'],
  ['an unknown class of self-locking', 'startingEfficiency', 2, { self_locking_class: 'always' }, 'cell.unknown-code'],
  ['an input flange beyond the ratios', 'inputFlanges', 2, { ratio_max: '100' }, 'flange.ratio-outside-unit'],
  ['a worm bore no motor shaft fits', 'inputFlanges', 2, { worm_bore_d_h8_mm: '10' }, 'flange.bore-mismatch'],
  ['an unknown form of flange', 'inputFlanges', 2, { flange_form: 'B6' }, 'cell.unknown-code'],
  ['an input flange of a missing unit', 'inputFlanges', 2, { size: '035' }, 'part.unit-missing'],
  ['an input flange listed twice', 'inputFlanges', 4, { flange_form: 'B5' }, 'part.duplicate'],
  ['a double worm of an unlisted pair', 'doubleWorms', 2, { size_2: '050' }, 'double.assembly-missing'],
  ['a double worm listed twice', 'doubleWorms', 4, { ratio_2: '30' }, 'double.duplicate'],
  ['a double ratio that is no product', 'doubleWorms', 2, { ratio: '400' }, 'double.ratio-mismatch'],
  ['a double worm of a missing ratio', 'doubleWorms', 2, { ratio_1: '12' }, 'double.unit-missing'],
  ['a first unit overloaded', 'doubleWorms', 2, { m2_max_nm: '660' }, 'double.first-unit-overloaded'],
  ['an unknown limit', 'doubleWorms', 2, { limited_by: 'unit 3' }, 'cell.unknown-code'],
  ['a bore of a missing unit', 'hollowBores', 2, { size: '035' }, 'part.unit-missing'],
  ['a bore listed twice', 'hollowBores', 5, { bore_mm: '18' }, 'part.duplicate'],
  ['an unknown housing', 'housings', 2, { housing_material: 'wood' }, 'cell.unknown-code'],
  ['an unknown plug-in shaft', 'outputShafts', 2, { code: 'XS' }, 'cell.unknown-code'],
  ['an output flange listed twice', 'outputFlanges', 3, { size: '030' }, 'part.duplicate'],
  ['a torque arm listed twice', 'torqueArms', 3, { size: '025' }, 'part.duplicate'],
  ['an oil filling listed twice', 'lubrication', 3, { position: 'B3' }, 'part.duplicate'],
  ['a solid shaft listed twice', 'solidShafts', 3, { size: '030' }, 'part.duplicate'],
  ['a clearance listed twice', 'axisHeights', 3, { size: '025' }, 'part.duplicate'],
  ['a load law listed twice', 'radialLoads', 3, { size: '025' }, 'part.duplicate'],
  ['a pair without mass', 'doubleUnits', 2, { unit_mass_kg: '' }, 'cell.missing'],
  ['an unknown motor frame', 'motors', 62, { frame: 'X9' }, 'motor.frame-unknown'],
  ['a motor faster than its field', 'motors', 62, { rated_speed_rpm: '3600' }, 'motor.speed-not-below-synchronous'],
  ['a motor torque that is not 9550 P / n', 'motors', 62, { rated_torque_nm: '1' }, 'motor.torque-mismatch'],
  ['a motor listed twice', 'motors', 62, { power_kw: '200', poles: '8' }, 'motor.duplicate'],
  ['a duty type listed twice', 'dutyTypes', 3, { duration_or_cdf: '30 min' }, 'duty.duplicate'],
];

describe('checking the data of the worm units on the way in', () => {
  it('finds nothing wrong with the shipped files', () => {
    expect(checkSource(shippedWorms())).toMatchObject({ ok: true });
  });

  it.each(BROKEN)('refuses %s and names its line', (_, name, line, cells, code) => {
    const result = checkSource(shippedWormsWith(name, line, cells));
    const { file } = shippedWorms()[name];
    const found = result.ok ? [] : result.refusal.filter((at) => at.file === file && at.code === code);
    expect(found.map((at) => at.line)).toEqual(expect.arrayContaining([expect.any(Number)]));
    expect(found.some((at) => at.line === line) || code.endsWith('duplicate')).toBe(true);
  });

  it('leaves behind the input flanges nobody has selected from', () => {
    const checked = checkSource(shippedWorms());
    const flanges = checked.ok ? checked.value.inputFlanges : [];
    const offers = (size: string, frame: string, form: string) =>
      flanges.some((flange) => flange.size === size && flange.frame === frame && flange.form === form);
    expect([offers('040', '56', 'B5'), offers('040', '56', 'B14'), offers('090', '112', 'B14')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
