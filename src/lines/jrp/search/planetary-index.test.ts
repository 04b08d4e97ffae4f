import { describe, expect, it } from 'vitest';
import { motorFrames } from '#lines/jrp/rating/motor-frames.ts';
import type { PlanetaryRow } from '#lines/jrp/rating/planetary-row.ts';
import { isPlanetaryRow } from '#lines/jrp/rating/planetary-row.ts';
import { checkSource } from '#lines/jrp/source/check-source.ts';
import { JRP_FILES } from '#lines/jrp/source/files.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { RowFilters } from '#product/row-query.ts';
import { planetaryIndex } from './planetary-index.ts';

const checked = checkSource(readLineSource({ files: JRP_FILES }));
if (!checked.ok) throw new Error('What ships is sound');
const index = planetaryIndex(checked.value.ratings, motorFrames(checked.value.motors));

const found = (filters: RowFilters): readonly PlanetaryRow[] => {
  const result = searchCatalogue(index, { filters, pageSize: 200 });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.rows as readonly PlanetaryRow[];
};
const aUnit = (id: string, filters: RowFilters = {}): PlanetaryRow => {
  const row = index.find(id, filters);
  if (row === undefined) throw new Error(`There is no ${id}`);
  return row;
};

describe('the search of planetary units', () => {
  it('finds units by their output speed at the input speed that is asked (issue 13)', () => {
    const rows = found({ outputSpeed: 9.2, outputTorque: 8000 });
    expect(rows.length).toBeGreaterThan(3);
    for (const { outputSpeed } of rows) expect(Math.abs(outputSpeed / 9.2 - 1)).toBeLessThanOrEqual(0.0501);
    const slower = found({ outputSpeed: 9.2, inputSpeed: 960, outputTorque: 8000 });
    expect(slower.map(({ ratio }) => Math.abs(960 / 9.2 / ratio - 1) <= 0.0501)).not.toContain(false);
    expect(slower[0]?.ratio).not.toBe(rows[0]?.ratio);
  });

  it('has every rating once', () => {
    expect(index.rowCount).toBe(1049);
  });

  it('reads a unit as the table prints it where nothing is asked', () => {
    const row = aUnit('JRPL23-158.18');
    expect(row).toMatchObject({ usableTorque: 10800, peakTorque: 25600, efficiency: 0.87, overhungLoad: 95000 });
    expect(row.inputPower).toBeCloseTo((10800 * 1450) / 158.18 / 9550 / 0.87, 9);
    expect(row.origin).toBe('printed');
  });

  it('reads it for the life and speed that are asked, and keeps the radial loads of the table', () => {
    const printed = aUnit('JRPL11-3.78', { lifetime: '5000' });
    expect([printed.usableTorque, printed.origin]).toEqual([780, 'printed']);
    const slow = aUnit('JRPL11-3.78', { inputSpeed: 1000 });
    expect(slow.usableTorque).toBeGreaterThan(630);
    expect(slow.usableTorque).toBeLessThan(780);
    expect([slow.origin, slow.overhungLoad, slow.outputSpeed]).toEqual(['computed', 9600, 1000 / 3.78]);
    expect(aUnit('JRPL11-3.78', { inputSpeed: 500 }).origin).toBe('extrapolated');
  });

  it('works no input power out of a service factor without a torque', () => {
    const rated = aUnit('JRPL23-158.18').inputPower;
    expect(aUnit('JRPL23-158.18', { serviceFactor: 20 }).inputPower).toBe(rated);
    expect(aUnit('JRPL23-158.18', { serviceFactor: 20, outputTorque: 5400 }).inputPower).toBeCloseTo(rated / 2, 9);
  });

  it('finds only what bears the torque at the factor required', () => {
    const rows = found({ outputTorque: 10000, serviceFactor: 1.25, ratio: 158 });
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.usableTorque).toBeGreaterThanOrEqual(12500 * 0.99);
      expect(row.serviceFactor).toBeCloseTo(row.usableTorque / 10000, 9);
      expect(Math.abs(row.ratio / 158 - 1)).toBeLessThanOrEqual(0.05);
    }
  });

  it('needs a larger unit for a longer life', () => {
    const smallest = (lifetime: string) =>
      Math.min(
        ...found({ outputTorque: 700, ratio: 3.78, design: 'L', lifetime }).map((row) => Number(row.reduceUnitSize)),
      );
    expect([smallest('1000'), smallest('10000')]).toEqual([11, 12]);
  });

  it('leaves out what runs no such speed: large single stages above 1500 r/min, all above 3000', () => {
    const large = { design: 'L', reduceUnitSize: '23', stages: 1 };
    expect([found({ ...large, inputSpeed: 1500 }).length, found({ ...large, inputSpeed: 1501 }).length]).toEqual([
      4, 0,
    ]);
    expect([found({ inputSpeed: 3000 }).length > 0, found({ inputSpeed: 3001 }).length]).toEqual([true, 0]);
  });

  it('finds nothing below 50 r/min, and advises the speed of the table', () => {
    expect(found({ inputSpeed: 50 }).length).toBeGreaterThan(0);
    for (const inputSpeed of [49, 0.0001, 3001]) {
      const answer = searchCatalogue(index, { filters: { inputSpeed } });
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      expect([answer.value.total, answer.value.relax]).toMatchObject([0, { field: 'inputSpeed', value: 1450 }]);
    }
  });

  it('leaves out what bears no such peak, without tolerance', () => {
    const unit = { design: 'L', reduceUnitSize: '23', exactRatio: '158.18' };
    expect([found({ ...unit, peakTorque: 25600 }).length, found({ ...unit, peakTorque: 25601 }).length]).toEqual([
      1, 0,
    ]);
  });

  it('counts for its options what a search finds at the speed and the torque that are asked', () => {
    const asked = { inputSpeed: 960, outputTorque: 9000, ratio: 158 };
    const counts = index.countCells(asked);
    if (!counts.ok) throw new Error('The figures are sound');
    const borne = found(asked).filter(({ serviceFactor }) => serviceFactor >= 1.25);
    expect([counts.value.reduce((sum, count) => sum + count, 0), borne.length > 5]).toEqual([borne.length, true]);
  });

  it.each([
    ['no torque, any frame', {}, '56-315'],
    ['8 kW, from the frame on whose motors give it', { outputTorque: 7300 }, '160-315'],
    ['the same torque at half the speed, a smaller one', { outputTorque: 7300, inputSpeed: 725 }, '132-315'],
    ['more than any listed motor gives, none', { outputTorque: 250_000 }, 'none'],
  ])('names the motor frames for %s (issue 13)', (_, load, frames) => {
    expect(aUnit('JRPL23-158.18', load).motorFrames).toBe(frames);
  });

  it('stores rows that are read back as such, and nothing else', () => {
    const row = aUnit('JRPL11-3.78');
    expect(isPlanetaryRow(JSON.parse(JSON.stringify({ ...row, inputOverhungLoad: null })))).toBe(true);
    expect([isPlanetaryRow({ ...row, ratio: null }), isPlanetaryRow(null)]).toEqual([false, false]);
  });
});
