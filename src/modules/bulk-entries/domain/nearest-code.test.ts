import { expect, test } from 'vitest';
import { nearestCode } from './nearest-code.ts';

test.each([
  ['JRTR67-DN90L2-TFF-i28.83-M1', [{ code: 'word', part: 'TFF', nearest: 'TF' }], 'JRTR67-DN90L2-TF-I28.83-M1'],
  [
    'jrtr67-dn90x2-tff-i31/x',
    [
      { code: 'input', part: 'DN90X2', nearest: 'DN90L2' },
      { code: 'word', part: 'TFF', nearest: 'TF' },
      { code: 'other-ratio', ratio: { asked: 31, taken: 28.83 } },
    ],
    'JRTR67-DN90L2-TF-I28.83/X',
  ],
  [
    'JRTR67-DN90L2-TFF-QQ',
    [
      { code: 'word', part: 'TFF', nearest: 'TF' },
      { code: 'word', part: 'QQ' },
    ],
    'JRTR67-DN90L2-TF-QQ',
  ],
  ['JRTR67-DN400L2-i28.83', [{ code: 'input', part: 'DN400L2', nearest: 'DN90L2' }], 'JRTR67-DN90L2-I28.83'],
] as const)('of %s is what stands against it written as the nearest', (code, problems, nearest) => {
  expect(nearestCode(code, problems)).toBe(nearest);
});

test.each([
  [[]],
  [[{ code: 'word', part: 'QQ' }]],
  [[{ code: 'word', part: 'TFF', nearest: 'TF' }, { code: 'ratio-missing' }]],
] as const)('there is none where something has no nearest', (problems) => {
  expect(nearestCode('JRTR67-DN90L2-TFF', problems)).toBeUndefined();
});
