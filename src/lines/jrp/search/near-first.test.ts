import { expect, it } from 'vitest';
import { UNITS } from '#lines/jrp/testing/shipped-units.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { RowFilters } from '#product/row-query.ts';

function found(filters: RowFilters) {
  const answer = searchCatalogue(UNITS.index, { filters, pageSize: 200 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

it('a smaller unit just beside the ratio is told as such where all that meets it is oversized (issue 13)', () => {
  const { rows, total, oversizedTotal, nearMisses, verdicts } = found({ design: 'L', outputTorque: 1500, ratio: 30 });
  expect([rows[0]?.id, oversizedTotal]).toEqual([expect.stringMatching(/^JRPL27-/), total]);
  expect(nearMisses.map(({ row }) => row.id)).toContain('JRPL15-32');
  expect(verdicts.find(({ id }) => id === 'JRPL15-32')).toMatchObject({ verdict: 'below-demand', isLighter: true });
});

it('nothing is called smaller where something of moderate size fits', () => {
  const { verdicts } = found({ outputTorque: 9000, ratio: 100 });
  expect(verdicts.filter(({ verdict, isLighter }) => verdict === 'oversized' && isLighter)).toEqual([]);
});
