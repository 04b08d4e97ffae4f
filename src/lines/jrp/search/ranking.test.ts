import { describe, expect, it } from 'vitest';
import { UNITS } from '#lines/jrp/testing/shipped-units.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { RowFilters } from '#product/row-query.ts';

function found(filters: RowFilters) {
  const answer = searchCatalogue(UNITS.index, { filters, pageSize: 200 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

describe('planetary units that bear what is asked', () => {
  it('stand the smallest first, of one size in line before at a right angle, whichever ratio lies closest', () => {
    const { rows, picks } = found({ outputTorque: 9000, ratio: 100 });
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual(['JRPL24-104.32', 'JRPK24-100.84']);
    expect(picks.map(({ pick }) => pick)).toEqual(['recommended', 'most-efficient']);
  });

  it('have the larger ones behind, and say that they are oversized', () => {
    const { rows, oversizedTotal, verdicts } = found({ outputTorque: 9000, ratio: 100 });
    const larger = verdicts.filter(({ verdict }) => verdict === 'oversized').map(({ id }) => id);
    expect(oversizedTotal).toBe(larger.length);
    expect(rows.slice(-larger.length).map(({ id }) => id)).toEqual(larger);
    expect(larger).toContain('JRPL41-100.05');
  });

  it('have fewer stages before more of one size', () => {
    const { rows } = found({ design: 'K', reduceUnitSize: '29', outputTorque: 20000, ratio: 101 });
    const stages = rows.map((row) => Reflect.get(row, 'stages'));
    expect(stages).toEqual(stages.toSorted());
    expect(new Set(stages).size).toBeGreaterThan(1);
  });

  it('are not judged by a torque nobody asked for', () => {
    const { picks, verdicts, oversizedTotal } = found({ ratio: 100 });
    expect([picks, oversizedTotal, verdicts.some(({ verdict }) => verdict === 'oversized')]).toEqual([[], 0, false]);
  });
});
