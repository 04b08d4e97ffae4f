import { describe, expect, test } from 'vitest';
import { judgeReserve } from '#product/judgement/reserve.ts';
import { type TorqueFigures, toBeConfirmed, torqueCheck, torqueSentence } from './torque-check.ts';

function aCheck(factor: number, asked: number, reason = ''): TorqueFigures {
  const governedBy = { zh: '齿轮承载能力', en: 'Gear unit' };
  const reserve = judgeReserve(factor, asked);
  if (reserve === undefined) throw new Error('Something was asked for');
  return { torque: '100', permissible: String(100 * factor), reserve, reason, governedBy };
}

describe('the service factor of a drive', () => {
  test.each([
    ['fits when it equals the required one', 1.4, 'fits'],
    ['is no praise many times above it (issue 13)', 3.01, 'oversized'],
    ['is a near miss below it', 1.39, 'near'],
    ['is a near miss at 1.0', 1, 'near'],
    ['is too small below 1.0', 0.99, 'overloaded'],
  ] as const)('%s', (_title, factor, verdict) => {
    expect(torqueCheck(aCheck(factor, 1.4)).verdict).toBe(verdict);
  });

  test.each([
    [
      1.65,
      '',
      '满足要求：使用系数 1.65 ≥ 1.40，裕量 17%',
      'Meets the requirement: service factor 1.65 ≥ 1.40, reserve 17 %',
    ],
    [
      1.54,
      '',
      '满足要求：使用系数 1.54 ≥ 1.40，裕量 10%',
      'Meets the requirement: service factor 1.54 ≥ 1.40, reserve 10 %',
    ],
    [
      9.8,
      '',
      '满足要求，但规格偏大：使用系数 9.80 ≥ 1.40，为要求的 7.0 倍',
      'Meets the requirement, larger than needed: service factor 9.80 ≥ 1.40, 7.0 times the one required',
    ],
    [1.4, '', '满足要求：使用系数 1.40 ≥ 1.40', 'Meets the requirement: service factor 1.40 ≥ 1.40'],
    [
      1.2,
      'S3 duty',
      '低于要求：1.20 < 1.40（−15%），接受原因：S3 duty',
      'Below requirement: 1.20 < 1.40 (−15 %), accepted: S3 duty',
    ],
    [
      1.2,
      '短时运行，很少满载',
      '低于要求：1.20 < 1.40（−15%），接受原因：短时运行，很少满载',
      'Below requirement: 1.20 < 1.40 (−15 %), accepted: Short duty, seldom at full load',
    ],
    [1.2, '', '低于要求：1.20 < 1.40（−15%），尚未确认', 'Below requirement: 1.20 < 1.40 (−15 %), not acknowledged'],
    [
      0.84,
      '',
      '低于要求：0.84 < 1.40（−40%），须经询价确认',
      'Below requirement: 0.84 < 1.40 (−40 %), by enquiry only',
    ],
  ])('of %s is said in both languages with its numbers and the reason “%s”', (actual, reason, zh, en) => {
    expect(torqueSentence(aCheck(actual, 1.4, reason))).toEqual({ zh, en });
  });
});

test('a factor that a line calls otherwise is called so in heading and verdict', () => {
  const named = { zh: '工况系数', en: 'machine factor f1' };
  const { heading, sentence } = torqueCheck({ ...aCheck(1.65, 1.4), symbol: 'f1', named });
  expect([heading.en, sentence]).toEqual([
    'Torque and machine factor f1 check',
    {
      zh: '满足要求：工况系数 1.65 ≥ 1.40，裕量 17%',
      en: 'Meets the requirement: machine factor f1 1.65 ≥ 1.40, reserve 17 %',
    },
  ]);
});

test('a torque check names what governs and both torques below its verdict', () => {
  const { verdict, gauge, rows } = torqueCheck(aCheck(1.65, 1.4));
  expect([verdict, gauge]).toEqual(['fits', { symbol: 'fB', value: 1.65, required: 1.4 }]);
  expect(rows.map(({ label, value }) => [label.en, value])).toEqual([
    ['Output torque', '100'],
    ['Permissible output torque', '165'],
    ['Limited by', { zh: '齿轮承载能力', en: 'Gear unit' }],
  ]);
});

test('figures that nobody has confirmed are never said to meet a requirement (issue 12)', () => {
  const { verdict, sentence } = toBeConfirmed(torqueCheck(aCheck(1.59, 1.3)));
  expect([verdict, sentence]).toEqual([
    'open',
    {
      zh: '待厂家确认：使用系数 1.59 ≥ 1.30，裕量 22%',
      en: 'To be confirmed by the maker: service factor 1.59 ≥ 1.30, reserve 22 %',
    },
  ]);
  expect(toBeConfirmed(torqueCheck(aCheck(9.8, 1.4))).verdict).toBe('open');
  const weak = torqueCheck(aCheck(1.2, 1.4));
  expect(toBeConfirmed(weak)).toEqual(weak);
});
