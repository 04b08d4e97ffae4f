import { describe, expect, test } from 'vitest';
import { judgeTorque, type TorqueFigures, torqueCheck, torqueReserve, torqueSentence } from './torque-check.ts';

function aCheck(factor: number, required: number): TorqueFigures {
  const governedBy = { zh: '齿轮承载能力', en: 'Gears' };
  return { torque: 100, permissible: 100 * factor, factor, required, governedBy };
}

describe('the service factor of a drive', () => {
  test.each([
    ['fits when above the required one', 1.65, 1.4, 'fits', 17],
    ['fits when it equals the required one', 1.4, 1.4, 'fits', 0],
    ['is a near miss below the required one', 1.39, 1.4, 'near', -1],
    ['is a near miss at 0.8', 0.8, 1.0, 'near', -20],
    ['is too small below 0.8', 0.79, 1.0, 'overloaded', -21],
  ] as const)('%s', (_title, actual, required, verdict, reserve) => {
    const check = aCheck(actual, required);
    expect([judgeTorque(check), torqueReserve(check)]).toEqual([verdict, reserve]);
  });

  test('loses no whole per cent of reserve to binary fractions', () => {
    expect(torqueReserve(aCheck(1.54, 1.4))).toBe(10);
  });

  test.each([
    [1.65, '满足要求：使用系数 1.65 ≥ 1.40，裕量 17%', 'Fits: service factor 1.65 ≥ 1.40, reserve 17%'],
    [
      1.2,
      '略低于要求：使用系数 1.20 < 1.40，相差 15%，请与我们核对工况',
      'Near miss: service factor 1.20 < 1.40, short by 15%; please check the duty with us',
    ],
    [
      0.7,
      '不满足要求：使用系数 0.70 < 1.40，相差 50%，请选用更大机座号',
      'Overloaded: service factor 0.70 < 1.40, short by 50%; choose a larger size',
    ],
  ])('of %s is said in both languages with its numbers', (actual, zh, en) => {
    expect(torqueSentence(aCheck(actual, 1.4))).toEqual({ zh, en });
  });
});

test('a torque check names what governs and both torques below its verdict', () => {
  const { verdict, gauge, rows } = torqueCheck(aCheck(1.65, 1.4));
  expect([verdict, gauge]).toEqual(['fits', { symbol: 'fB', value: 1.65, required: 1.4 }]);
  expect(rows.map(({ label, value }) => [label.en, value])).toEqual([
    ['Output torque', '100'],
    ['Permissible output torque', '165'],
    ['Governed by', { zh: '齿轮承载能力', en: 'Gears' }],
  ]);
});
