import { describe, expect, test } from 'vitest';
import { bestOfEach } from './best-of-each.ts';
import type { JudgedCandidate } from './judge-candidates.ts';

function drive(series: string, mass: number, verdict: JudgedCandidate['verdict'] = 'best') {
  const candidate = {
    ...{ id: `${series}${mass}`, series, size: '67', kind: 'geared' as const, gearRatio: 20, ratedPower: 1, poles: 4 },
    ...{ ratedSpeed: 1400, gearEfficiency: 0.95, usableTorque: 100, overhungLoad: 1000, mass },
  };
  return { judged: { candidate, figures: {}, isOversized: false, verdict, reasons: [], warnings: [] } };
}
const idsOf = (drives: readonly ReturnType<typeof drive>[]) =>
  bestOfEach(drives).map(({ judged }) => judged.candidate.id);

describe('the best of each series', () => {
  test('are its first, and the best of all comes first', () => {
    expect(idsOf([drive('K', 90), drive('K', 95), drive('R', 40), drive('S', 60, 'fits')])).toEqual(['R40', 'K90']);
  });

  test('is the nearest alone where none fits', () => {
    expect(idsOf([drive('K', 90, 'by-enquiry'), drive('R', 40, 'lost')])).toEqual(['K90']);
    expect(idsOf([])).toEqual([]);
  });
});
