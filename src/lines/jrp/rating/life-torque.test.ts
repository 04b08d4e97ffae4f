import { describe, expect, it } from 'vitest';
import { checkSource } from '#lines/jrp/source/check-source.ts';
import { JRP_FILES } from '#lines/jrp/source/files.ts';
import { PRINTED_LIVES } from '#lines/jrp/source/parts.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import { equivalentHours, lifeTorque, torqueOrigin } from './life-torque.ts';
import { fastestInput } from './limits.ts';

const checked = checkSource(readLineSource({ files: JRP_FILES }));
if (!checked.ok) throw new Error('What ships is sound');
const { ratings } = checked.value;

const ROW = { torques: [1000, 990, 830, 670] } as const;

describe('the torque for a life at an input speed', () => {
  it('is that of the table in every printed cell, to the digit', () => {
    const other = ratings.flatMap((rating) =>
      PRINTED_LIVES.filter((life, index) => lifeTorque(rating, life, 1450) !== rating.torques[index]),
    );
    expect([ratings.length, other]).toEqual([1049, []]);
  });

  it('is that of half the life at twice the speed', () => {
    expect(equivalentHours(5000, 1450)).toBe(5000);
    expect(lifeTorque(ROW, 10000, 725)).toBe(830);
    expect(lifeTorque(ROW, 5000, 2900)).toBe(670);
  });

  it('lies on a straight line of logarithms between two printed lives', () => {
    expect(lifeTorque(ROW, Math.sqrt(5000 * 10000), 1450)).toBeCloseTo(Math.sqrt(830 * 670), 9);
    expect(lifeTorque(ROW, Math.sqrt(2000 * 5000), 1450)).toBeCloseTo(Math.sqrt(990 * 830), 9);
  });

  it('falls beyond 10000 h by the exponent of the row, and does not where the row does not', () => {
    expect(lifeTorque(ROW, 20000, 1450)).toBeCloseTo((670 * 670) / 830, 9);
    expect(lifeTorque({ torques: [900, 900, 900, 900] }, 40000, 3000)).toBe(900);
  });

  it('never exceeds what is printed for 1000 h', () => {
    expect([lifeTorque(ROW, 1000, 50), lifeTorque(ROW, 500, 1450)]).toEqual([1000, 1000]);
  });

  it('never rises with the life or the speed, in no row', () => {
    const steps = [500, 1000, 1500, 2000, 3500, 5000, 8000, 10000, 15000, 30000];
    for (const rating of ratings) {
      const torques = steps.map((hours) => lifeTorque(rating, hours, 1450));
      expect(torques.every((torque, index) => torque <= (torques[index - 1] ?? torque) + 1e-9)).toBe(true);
    }
  });

  it.each([
    [10000, 1450, 'printed'],
    [1000, 1450, 'printed'],
    [8000, 1450, 'computed'],
    [10000, 950, 'computed'],
    [10000, 949, 'extrapolated'],
    [1000, 1451, 'extrapolated'],
  ] as const)('for %i h at %i r/min is %s', (hours, inputSpeed, origin) => {
    expect(torqueOrigin(hours, inputSpeed)).toBe(origin);
  });
});

it.each([
  ['a large single stage', '23', 1, 1500],
  ['a small single stage', '19', 1, 3000],
  ['two large stages', '23', 2, 3000],
])('%s runs to its own speed', (_title, size, stages, speed) => {
  expect(fastestInput({ size, stages })).toBe(speed);
});
