// @tests slow
import { describe, expect, it } from 'vitest';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { engineFacts } from './engine-facts.ts';

const table = shippedCatalogue();
const facts = engineFacts(table);

describe('what the release takes from the catalogue', () => {
  it('has every combination of the basic types once, and no other', () => {
    const inRows = new Set<string>();
    for (const row of listBasicTypes(table)) {
      const motor =
        row.route === 'motor' ? [row.motorPower, row.motorPoles, row.motorFrame, row.frequency] : ['-', '-', '-', '-'];
      inRows.add([row.gearboxModel, row.reduceUnitSize, row.inputType, row.inputModule ?? '-', ...motor].join('|'));
    }
    const inFacts = facts.rows.map((fact) =>
      [
        ...[fact.gearboxModel, fact.reduceUnitSize, fact.inputType, fact.inputModule],
        ...[fact.motorPower, fact.motorPoles, fact.motorSize, fact.motorFrequency],
      ].join('|'),
    );
    expect(inFacts.length).toBe(inRows.size);
    expect(new Set(inFacts)).toEqual(inRows);
  });

  it('has every motor in every class it is made in', () => {
    expect(facts.motors).toContainEqual({
      motorPower: '1.5',
      motorPoles: '4',
      motorSize: '90L',
      efficiencyClass: 'DN',
    });
    expect(new Set(facts.motors.map((motor) => motor.efficiencyClass))).toEqual(new Set(['DN', 'DE', 'DU']));
    expect(new Set(facts.motors.map((motor) => JSON.stringify(motor))).size).toBe(facts.motors.length);
  });

  it('has a unit for every combination, with the shafts and flanges printed for it', () => {
    const named = new Set(facts.rows.map((row) => row.gearboxModel + row.reduceUnitSize));
    expect(new Set(facts.units.map((unit) => unit.gearboxModel + unit.reduceUnitSize))).toEqual(named);
    const s67 = facts.units.find((unit) => unit.gearboxModel === 'S' && unit.reduceUnitSize === '67');
    expect(s67).toMatchObject({ solidShaft: { diameter: 35, length: 70 }, hollowBoresKeyed: [40, 45] });
    expect(s67?.hollowBoresShrinkDisc).toEqual([40]);
  });

  it('has the dimensions of every module on its unit', () => {
    const used = facts.rows.filter((row) => row.inputModule !== '-');
    expect(facts.modules.length).toBe(used.length);
    expect(facts.modules.find(({ inputModule }) => inputModule === 'AQS140/1')).toMatchObject({
      centeringDiameter: 110,
      holeCircleDiameter: 165,
      bore: { min: 19, max: 32 },
    });
  });

  it('reads height and stator length of every frame', () => {
    expect(facts.frames).toContainEqual({ motorSize: '132S1', frameNumber: 132, statorLength: 'S' });
    expect(new Set(facts.frames.map((frame) => frame.motorSize))).toEqual(
      new Set(facts.rows.map((row) => row.motorSize).filter((size) => size !== '-')),
    );
  });
});
