// @tests slow
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedCatalogue, shippedSource } from '#testing/builders/shipped-catalogue.ts';
import type { BasicType } from './basic-type.ts';
import { findBasicType, listBasicTypes } from './list-basic-types.ts';

let rows: readonly BasicType[] = [];

beforeAll(() => {
  rows = [...listBasicTypes(shippedCatalogue())];
});

/** The first rows that break a law, so that a failure names them. */
function breaking(law: (row: BasicType) => boolean): readonly string[] {
  return rows
    .filter((row) => !law(row))
    .slice(0, 3)
    .map((row) => row.id);
}

const near = (figure: number, expected: number) => Math.abs(figure - expected) <= 0.005 * Math.abs(expected);

interface Cells {
  readonly [column: string]: string;
}

/** Cells of the reference files by what names a line: the laws are checked against print, not against the code. */
function linesBy(name: 'gearUnits' | 'ratios' | 'motors' | 'inputAdapters', keyOf: (cells: Cells) => string) {
  return new Map(shippedSource()[name].records.map(({ cells }) => [keyOf(cells), cells]));
}

const ratioKey = (row: BasicType) => `${row.gearboxModel}${row.reduceUnitSize} ${row.stages} ${row.ratio}`;

describe('every basic type of the catalogue', () => {
  const ratios = linesBy('ratios', (cells) => `${cells.series}${cells.size} ${cells.stages} ${Number(cells.ratio)}`);
  const motors = linesBy('motors', (cells) => `${Number(cells.power_kw)} ${cells.poles}`);
  const modules = linesBy('inputAdapters', (cells) => `${cells.series}${cells.size} ${cells.code}`);
  const cell = (lines: ReadonlyMap<string, Cells>, key: string, column: string) => lines.get(key)?.[column] ?? '';
  const printed = (row: BasicType, column: string) => Number(cell(ratios, ratioKey(row), column));

  it('has a catalogue worth the name', () => {
    expect(rows.length).toBeGreaterThan(200_000);
    expect(new Set(rows.map((row) => row.gearboxModel))).toEqual(new Set(['R', 'F', 'K', 'S']));
  });

  it('has an id of its own that is safe in an address', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(breaking((row) => /^[A-Za-z0-9._-]+$/.test(row.id))).toEqual([]);
  });

  it('stands at a ratio listed for its unit', () => {
    expect(breaking((row) => ratios.has(ratioKey(row)))).toEqual([]);
  });

  it('turns at the speed of its input divided by the ratio', () => {
    expect(breaking((row) => near(row.outputSpeed, row.inputSpeed / row.ratio))).toEqual([]);
  });

  it('runs at the listed motor speed, at 60 Hz with the slip in r/min kept', () => {
    const speed = (row: BasicType) => {
      const listed = Number(cell(motors, `${row.motorPower} ${row.motorPoles}`, 'rated_speed_rpm'));
      const slip = 6000 / (row.motorPoles ?? 0) - listed;
      return row.frequency === '60Hz' ? 7200 / (row.motorPoles ?? 0) - slip : listed;
    };
    expect(breaking((row) => row.route === 'module' || near(row.inputSpeed, speed(row)))).toEqual([]);
  });

  it('gives the torque its power makes at that speed and gear efficiency', () => {
    const torque = (row: BasicType) => (9550 * row.motorPower * printed(row, 'efficiency')) / row.outputSpeed;
    expect(breaking((row) => near(row.outputTorque, torque(row)))).toEqual([]);
  });

  it('has fB = usable torque / Ma, at least 0.8', () => {
    expect(breaking((row) => near(row.serviceFactor, row.usableTorque / row.outputTorque))).toEqual([]);
    expect(breaking((row) => row.serviceFactor >= 0.8)).toEqual([]);
  });

  it('never carries more than the gears of its ratio, less above 1500 r/min synchronous', () => {
    const factor = (row: BasicType) => {
      const synchronous = (row.frequency === '60Hz' ? 7200 : 6000) / (row.motorPoles ?? 4);
      return synchronous > 1500 ? (1500 / synchronous) ** 0.3 : 1;
    };
    const usable = (row: BasicType) => printed(row, 'ma_max_nm') * factor(row);
    expect(breaking((row) => row.route === 'module' || near(row.usableTorque, usable(row)))).toEqual([]);
    expect(breaking((row) => row.usableTorque <= printed(row, 'ma_max_nm') * 1.000001)).toEqual([]);
  });

  it('bears the printed overhung load', () => {
    expect(breaking((row) => row.overhungLoad === printed(row, 'fra_max_n'))).toEqual([]);
  });

  it('has a motor whose frame is listed for the ratio, 132S and 132M under 132S/M', () => {
    const listed = (row: BasicType) => {
      const frame = row.motorFrame?.replace(/[SML]\d?$/, '').replace(/^132$/, '132S/M');
      return cell(ratios, ratioKey(row), 'ma_limit_by_iec_frame_nm')
        .split(/[:;]/)
        .includes(frame ?? '');
    };
    expect(breaking((row) => row.route === 'module' || listed(row))).toEqual([]);
  });

  it('has no motor of 0.06 or 0.09 kW and none without a figure in its efficiency class', () => {
    const column = { DE: 'efficiency_ie2_pct', DN: 'efficiency_ie3_pct', DU: 'efficiency_ie4_pct' };
    const hasFigure = (row: BasicType) =>
      row.efficiencyClass !== null &&
      cell(motors, `${row.motorPower} ${row.motorPoles}`, column[row.efficiencyClass]) !== '';
    expect(breaking((row) => row.route === 'module' || (row.motorPower >= 0.12 && hasFigure(row)))).toEqual([]);
  });

  it('has no frame above 200 faster than 1800 r/min', () => {
    const tooFast = (row: BasicType) => Number.parseInt(row.motorFrame ?? '0', 10) > 200 && row.inputSpeed > 1800;
    expect(breaking((row) => row.route === 'module' || !tooFast(row))).toEqual([]);
  });

  it('on an IEC adapter carries no more than the listed limit of the frame', () => {
    const limit = (row: BasicType) => {
      const entries = cell(ratios, ratioKey(row), 'ma_limit_by_iec_frame_nm').split(';');
      const entry = entries.find((text) => text.startsWith(`${row.motorFrame}:`));
      return Math.min(Number(entry?.split(':')[1]), printed(row, 'ma_max_nm'));
    };
    expect(breaking((row) => row.inputType !== 'AM' || near(row.usableTorque, limit(row)))).toEqual([]);
  });

  it('on a NEMA adapter lies within the printed ratio range of the adapter and its torque limit', () => {
    const within = (row: BasicType) => {
      const of = (column: string) =>
        Number(cell(modules, `${row.gearboxModel}${row.reduceUnitSize} ${row.inputModule}`, column));
      const isInRange = row.ratio >= of('ratio_min') && row.ratio <= of('ratio_max');
      return isInRange && row.usableTorque <= of('ma_limit_max_nm') && row.inputSpeed === 1750;
    };
    expect(breaking((row) => row.inputType !== 'AN' || within(row))).toEqual([]);
  });

  it('on a solid input shaft takes a power within the range of that shaft', () => {
    const within = (row: BasicType) => {
      const range = cell(modules, `${row.gearboxModel}${row.reduceUnitSize} ${row.inputModule}`, 'power_range_4p_kw');
      const [min = 0, max = min] = range.split('-').map(Number);
      return row.motorPower >= min * 0.999999 && row.motorPower <= max * 1.000001;
    };
    expect(breaking((row) => row.inputType !== 'AD' || within(row))).toEqual([]);
  });

  it('without a motor of ours shows what it bears at fB = 1', () => {
    expect(breaking((row) => row.route === 'motor' || near(row.serviceFactor, 1))).toEqual([]);
  });

  it('leaves out the unit whose dimensions are unknown, and the single-stage series', () => {
    expect(rows.some((row) => row.gearboxModel === 'R' && row.reduceUnitSize === '127')).toBe(false);
    expect(rows.every((row) => row.stages > 1)).toBe(true);
  });

  it('keeps the inverter on the motor to 4-pole motors of 0.37 to 7.5 kW in class DN', () => {
    const inverter = rows.filter((row) => row.inputType === 'JCMC');
    const powers = inverter.map((row) => row.motorPower);
    expect([Math.min(...new Set(powers)), Math.max(...new Set(powers))]).toEqual([0.37, 7.5]);
    expect(new Set(inverter.map((row) => `${row.motorPoles} ${row.efficiencyClass}`))).toEqual(new Set(['4 DN']));
  });

  it.each([
    ['R', 128.97],
    ['F', 109.04],
    ['K', 108.03],
    ['S', 106.75],
  ])('includes the specified sample %s67 with ratio %f', (model, ratio) => {
    const samples = rows.filter(
      (row) => row.gearboxModel === model && row.reduceUnitSize === '67' && row.ratio === ratio,
    );
    expect(new Set(samples.map((row) => row.inputType))).toContain('motor');
    expect(new Set(samples.map((row) => row.inputType))).toContain('AM');
  });

  it('is found again by its id', () => {
    const table = shippedCatalogue();
    for (let index = 0; index < rows.length; index += 9973) {
      const row = rows[index];
      expect(findBasicType(table, row?.id ?? '')).toEqual(row);
    }
    expect(findBasicType(table, 'R67-3-128.97-DN90L4-99-50')).toBeUndefined();
    expect(findBasicType(table, '')).toBeUndefined();
  });
});
