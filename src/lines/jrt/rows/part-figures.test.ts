// @tests slow
import { describe, expect, it } from 'vitest';
import { readMotors } from '#lines/shared/motor/source/read-motors.ts';
import { shippedCatalogue, shippedSource } from '#testing/builders/shipped-catalogue.ts';
import type { BasicType } from './basic-type.ts';
import { listBasicTypes } from './list-basic-types.ts';
import { partFigures } from './part-figures.ts';

function aRow(isMeant: (row: BasicType) => boolean): BasicType {
  for (const row of listBasicTypes(shippedCatalogue())) if (isMeant(row)) return row;
  throw new Error('The catalogue has no such row');
}

const figuresOf = (isMeant: (row: BasicType) => boolean) => partFigures(shippedCatalogue(), aRow(isMeant));

describe('what the source knows of the parts of a row', () => {
  it('is the nameplate of its motor, with the efficiency of its class, and the oil of its unit', () => {
    const figures = figuresOf(
      ({ gearboxModel, reduceUnitSize, motorFrame, motorPoles, motorPower, efficiencyClass, inputType }) =>
        `${gearboxModel}${reduceUnitSize} ${motorFrame} ${motorPoles} ${motorPower} ${efficiencyClass} ${inputType}` ===
        'K67 90L 4 1.5 DN motor',
    );
    // motors.csv and gear_units.csv, as printed there.
    expect(figures).toMatchObject({ 'motor.efficiency': 85.3, 'oil.M1': 1.1, 'oil.M4': 3.45 });
    expect(figures['motor.ratedCurrent']).toBeCloseTo(
      1500 / (Math.sqrt(3) * 400 * 0.853 * (figures['motor.powerFactor'] ?? 0)),
      0,
    );
    expect(Object.keys(figures).filter((name) => name.startsWith('motor.'))).toHaveLength(7);
  });

  it('is no electrical figure that was only estimated', () => {
    const motors = readMotors(shippedSource().motors, []);
    const estimated = motors.find(({ power, poles }) => power === 0.12 && poles === 2);
    expect(estimated?.nameplate).toMatchObject({ ratedCurrent: null, startingCurrent: null, inertia: 0.00017 });
  });

  it('is no motor where the customer brings one, and no oil where nobody wrote it down', () => {
    const figures = figuresOf(
      ({ inputType, gearboxModel, reduceUnitSize }) => inputType === 'AM' && gearboxModel + reduceUnitSize === 'K19',
    );
    expect(Object.keys(figures).filter((name) => /^(motor|oil)\./.test(name))).toEqual([]);
  });
});
