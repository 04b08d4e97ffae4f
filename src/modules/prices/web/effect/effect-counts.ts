import type { PriceEffectDto } from '#modules/prices/contract.ts';
import { EFFECT_OUTCOMES, type EffectOutcome, PRICED_LINE_KINDS } from '#modules/prices/domain/price-effect.ts';

/** How many lines of every kind have an outcome. */
export function countOf({ counts }: Pick<PriceEffectDto, 'counts'>, outcome: EffectOutcome): number {
  return PRICED_LINE_KINDS.reduce((sum, kind) => sum + counts[kind][outcome], 0);
}

/** How many lines were gone through. */
export function linesOf(report: Pick<PriceEffectDto, 'counts'>): number {
  return EFFECT_OUTCOMES.reduce((sum, outcome) => sum + countOf(report, outcome), 0);
}
