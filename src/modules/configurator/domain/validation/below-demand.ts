import type { Check } from '#product/check.ts';
import { acceptedReason, fallsShort, REASON, reserveOf, reserveWords } from '#product/judgement/reserve.ts';
import { type ProductLine, stepOf } from '#product/line.ts';

/**
 * A drive whose fB is below what was asked for is no silent choice: it needs a reason, and below 1.0 the maker's word
 * (product decisions §11).
 */
export function belowDemand(line: Pick<ProductLine, 'rows' | 'steps' | 'otherSteps'>): Check {
  return (config) => {
    const reserve = reserveOf(config, line.rows);
    if (!fallsShort(reserve) || acceptedReason(config, line.rows) !== '') return null;
    return {
      code: reserve.verdict,
      step: stepOf(REASON, line),
      field: REASON,
      figures: reserveWords(reserve),
    };
  };
}
