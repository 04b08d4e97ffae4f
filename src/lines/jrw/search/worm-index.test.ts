import { describe, expect, it } from 'vitest';
import { JRW_ROW_SEARCH } from '#lines/jrw/columns.ts';
import { wormPairs } from '#lines/jrw/rows/list-worm-rows.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { rowCells } from '#product/column.ts';
import type { RowFilters } from '#product/row-query.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { wormIndex } from './worm-index.ts';

const parts = shippedParts();
const index = wormIndex(wormPairs(parts), parts.duties);

function search(filters: RowFilters) {
  const found = searchCatalogue(index, { filters });
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value;
}

describe('the search of the worm units', () => {
  it('looks for motors of ours at 50 Hz in class DN, where nothing is said', () => {
    const { rows, total } = search({ motorPower: 0.55, outputSpeed: 47 });
    expect(total).toBeGreaterThan(3);
    expect(new Set(rows.map(({ inputType }) => inputType))).toEqual(new Set(['motor']));
    expect(new Set(rows.map(({ efficiencyClass, motorFrequency }) => `${efficiencyClass} ${motorFrequency}`))).toEqual(
      new Set(['DN 50Hz']),
    );
  });

  it('shows rows apart where they are cards: two that differ in their flange alone are two', () => {
    const { rows } = search({ motorPower: 0.18, outputSpeed: 46 });
    const cards = rows.map((row) => {
      const cells = rowCells(JRW_ROW_SEARCH, row);
      return (JRW_ROW_SEARCH.card ?? [])
        .flat()
        .map((id) => cells[id])
        .join(' ');
    });
    expect(cards.length).toBeGreaterThan(1);
    expect(new Set(cards).size).toBe(cards.length);
  });

  it.each([[{ inputSpeed: 1000 }], [{ inputType: 'motor', inputSpeed: 1000 }]])(
    'refuses an input speed with a motor of ours: %j',
    (filters) => {
      expect(searchCatalogue(index, { filters })).toMatchObject({
        ok: false,
        refusal: { code: 'search.not-applicable', field: 'inputSpeed' },
      });
    },
  );

  it.each([[{ inputType: 'AM' }], [{ inputModule: 'AD' }]])('takes one for %j', (filters) => {
    expect(searchCatalogue(index, { filters: { ...filters, inputSpeed: 1000 } }).ok).toBe(true);
  });

  it('finds the smallest motors, which are in no class', () => {
    const { rows } = search({ motorPower: 0.06, efficiencyClass: 'AC' });
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ motorFrame }) => motorFrame))).toEqual(new Set(['56M1']));
  });

  it('puts what is fit and light first', () => {
    const { picks, rows } = search({ motorPower: 0.55, motorPoles: 4, outputSpeed: 47, serviceFactor: 1.2 });
    expect(picks[0]?.row.id).toBe(rows[0]?.id);
    expect(rows[0]).toMatchObject({ reduceUnitSize: '063', ratio: 30 });
  });

  it('shows what nearly bears enough apart', () => {
    const { nearMisses } = search({ motorPower: 0.55, outputSpeed: 47, reduceUnitSize: '050' });
    expect(nearMisses.length).toBeGreaterThan(0);
    expect(nearMisses.every(({ row }) => row.serviceFactor >= 0.8 && row.serviceFactor < 1)).toBe(true);
  });

  it('counts a short duty as more power', () => {
    const continuous = search({ reduceUnitSize: '063', motorPower: 0.75, ratio: 15 }).rows[0];
    const short = search({ reduceUnitSize: '063', motorPower: 0.75, ratio: 15, durationFactor: 'S2-60min' }).rows[0];
    expect(short!.outputTorque / continuous!.outputTorque).toBeCloseTo(1.1, 9);
  });

  it('asks the maker about duties without a factor and about explosion protection', () => {
    expect(search({ motorPower: 0.75, durationFactor: 'S4', motorType: 'EX' }).enquire).toEqual([
      'durationFactor',
      'motorType',
    ]);
  });

  it('reads a unit for the customer’s motor at its speed', () => {
    const at = (inputSpeed: number) =>
      search({ inputType: 'AM', reduceUnitSize: '063', ratio: 15, inputSpeed }).rows.find(({ id }) =>
        id.endsWith('AM80-B5'),
      );
    expect([at(900)?.usableTorque, at(1400)?.usableTorque, at(2800)?.usableTorque]).toEqual(
      [...parts.speeds, ...parts.ratios.map((ratio) => ({ ...ratio, inputSpeed: 1400 }))]
        .filter(({ size, ratio }) => size === '063' && ratio === 15)
        .sort((one, other) => one.inputSpeed - other.inputSpeed)
        .map(({ torque }) => torque),
    );
    expect(at(1400)?.outputSpeed).toBe(1400 / 15);
  });

  it('offers a pair at no speed but that of 4-pole motors', () => {
    const pairsAt = (inputSpeed: number) => search({ inputType: 'AM', gearboxModel: 'WW', inputSpeed }).total;
    expect(pairsAt(1400)).toBeGreaterThan(100);
    expect([pairsAt(900), pairsAt(2800)]).toEqual([0, 0]);
  });

  it('loads a unit by the torque or the power of the customer', () => {
    const byTorque = search({ inputType: 'AM', reduceUnitSize: '063', ratio: 15, outputTorque: 100 }).rows[0];
    expect(byTorque).toMatchObject({ outputTorque: 100 });
    const byPower = search({ inputType: 'AM', reduceUnitSize: '063', ratio: 15, motorPower: 1 }).rows[0];
    expect(byPower?.motorPower).toBeCloseTo(1, 9);
  });

  it('finds a row again by its id, under the same load', () => {
    const [row] = search({ inputType: 'AM', reduceUnitSize: '063', ratio: 15, outputTorque: 100 }).rows;
    expect(index.find(row!.id, { outputTorque: 100 })).toEqual(row);
  });
});
