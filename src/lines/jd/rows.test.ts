import { describe, expect, it } from 'vitest';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { isMotorRow } from './row.ts';
import { aMotor, MOTORS } from './testing/shipped-motors.ts';

const ids = (query: Parameters<typeof searchCatalogue>[1]) => {
  const found = searchCatalogue(MOTORS.index, query);
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value.rows.map(({ id }) => id);
};

describe('the motors of JD', () => {
  it('are every motor with a class, in each of its classes, at both frequencies', () => {
    expect(MOTORS.counts()).toEqual({ all: { DN: 216, DE: 216, DU: 216, all: 648 } });
  });

  it('have speed and torque of their frequency, and an efficiency where a source says it', () => {
    expect(aMotor('JD-DN90L4-50')).toMatchObject({
      motorPower: 1.5,
      motorPoles: 4,
      motorSize: '90L',
      shaftDiameter: 24,
    });
    const [at50, at60] = [aMotor('JD-DN132S4-50'), aMotor('JD-DN132S4-60')];
    expect(at60.motorSpeed).toBe(at50.motorSpeed + 300);
    for (const row of [at50, at60]) expect(row.ratedTorque).toBeCloseTo((9550 * 5.5) / row.motorSpeed);
    expect([at50.efficiency, at60.efficiency]).toEqual([expect.closeTo(0.896, 2), null]);
  });

  it('are stored and read back as rows, and nothing else is', () => {
    const row = aMotor('JD-DN132S4-60');
    expect([isMotorRow(JSON.parse(JSON.stringify(row))), isMotorRow({ ...row, mass: null }), isMotorRow(null)]).toEqual(
      [true, false, false],
    );
  });

  it.each([
    ['in class DN at 50 Hz where nothing is said', { motorPower: 1.5, motorPoles: 4 }, ['JD-DN90L4-50']],
    [
      'by power and poles',
      { motorPower: 1.5, motorPoles: 4, efficiencyClass: 'DN', motorFrequency: '50Hz' },
      ['JD-DN90L4-50'],
    ],
    ['by frame and class', { motorSize: '132S1', efficiencyClass: 'DU', motorFrequency: '50Hz' }, ['JD-DU132S12-50']],
    [
      'by power and a speed within 5 %',
      { motorPower: 4, motorSpeed: 1000, efficiencyClass: 'DN', motorFrequency: '50Hz' },
      ['JD-DN132M16-50'],
    ],
  ])('are found %s', (_title, filters, expected) => {
    expect(ids({ filters })).toEqual(expected);
  });
});
