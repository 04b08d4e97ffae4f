import { describe, expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { shippedCatalogue, shippedIndex } from '#testing/builders/shipped-catalogue.ts';
import { searchCatalogue } from './search.ts';

interface Demand {
  readonly gearboxModel: string;
  readonly motorPower: number;
  readonly outputSpeed: number;
}

const FACTOR = 1.4;
/** Above this factor a drive is larger than it need be (product decisions §11). */
const LARGEST = 3;

const USUAL = [...listBasicTypes(shippedCatalogue())].filter(
  (row) =>
    row.route === 'motor' && row.inputType === 'motor' && row.frequency === '50Hz' && row.efficiencyClass === 'DN',
);

/** The proof beside the search: every drive of four poles that meets the demand within a tolerance. */
function ofFourPoles({ gearboxModel, motorPower, outputSpeed }: Demand, tolerance: number): readonly BasicType[] {
  return USUAL.filter(
    (row) =>
      row.gearboxModel === gearboxModel &&
      row.motorPower === motorPower &&
      row.motorPoles === 4 &&
      Math.abs(row.outputSpeed / outputSpeed - 1) <= tolerance + 1e-9 &&
      row.serviceFactor >= FACTOR - 1e-9 &&
      row.serviceFactor <= LARGEST + 1e-9,
  );
}

function search({ gearboxModel, motorPower, outputSpeed }: Demand, tolerance?: number) {
  const filters = { gearboxModel, motorPower, outputSpeed, inputType: 'motor', serviceFactor: FACTOR };
  const found = searchCatalogue(shippedIndex(), { filters, ...(tolerance && { tolerance }) });
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value;
}

const DEMANDS = ['R', 'F', 'K'].flatMap((gearboxModel) =>
  [
    [0.37, 35],
    [0.75, 60],
    [1.1, 28],
    [1.5, 50],
    [2.2, 90],
    [3, 22],
    [4, 45],
    [5.5, 30],
    [7.5, 120],
    [11, 70],
  ].map(([motorPower = 0, outputSpeed = 0]): Demand => ({ gearboxModel, motorPower, outputSpeed })),
);

describe('the motor everybody sells is not hidden by the tolerance (issue 12)', () => {
  it.each(DEMANDS)('$motorPower kW $outputSpeed r/min $gearboxModel fB 1.4', (demand) => {
    const { total, rows, relax } = search(demand);
    const [fitting, wider] = [ofFourPoles(demand, 0.03), ofFourPoles(demand, 0.05)];
    const isOffered = relax?.fourPoles !== undefined;
    expect(isOffered).toBe(total > 0 && fitting.length === 0 && wider.length > 0);
    if (isOffered) {
      expect(relax).toMatchObject({ field: 'tolerance', value: 0.05, tolerance: 0.03 });
      expect(wider.map(({ id }) => id)).toContain(relax.fourPoles?.id);
      const { total: all, oversizedTotal, frameTooSmallTotal } = search(demand, 0.05);
      expect(relax.rowsGained).toBe(all - oversizedTotal - frameTooSmallTotal);
    } else if (total === 0 && wider.length > 0) expect(relax).toMatchObject({ field: 'tolerance', value: 0.05 });
    else if (fitting.length > 0) expect(rows.length).toBeGreaterThan(0);
  });

  it('happens: the demands above meet it', () => {
    expect(DEMANDS.filter((demand) => search(demand).relax?.fourPoles).length).toBeGreaterThan(2);
  });

  it.each([
    [{ gearboxModel: 'F', motorPower: 4, outputSpeed: 45 }, '77'],
    [{ gearboxModel: 'K', motorPower: 1.1, outputSpeed: 28 }, undefined],
  ])('%o: a drive of two poles leads, and the next tolerance has four', (demand, size) => {
    const { rows, relax } = search(demand);
    expect(rows[0]?.motorPoles).not.toBe(4);
    expect(relax?.fourPoles).toMatchObject({ motorPoles: 4, ...(size && { reduceUnitSize: size }) });
  });

  it('is not offered to who asks for two poles, nor where the search is as wide as it goes', () => {
    const asked = { gearboxModel: 'F', motorPower: 4, outputSpeed: 45, inputType: 'motor', serviceFactor: FACTOR };
    const found = searchCatalogue(shippedIndex(), { filters: { ...asked, motorPoles: 2 } });
    expect(found.ok && found.value.relax?.fourPoles).toBeFalsy();
    expect(search({ gearboxModel: 'F', motorPower: 4, outputSpeed: 45 }, 0.1).relax).toBeUndefined();
  });
});
