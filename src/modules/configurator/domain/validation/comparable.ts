/** A saved configuration as far as comparing it is concerned. */
export interface Comparable {
  /** JRT or JRW. */
  readonly category: string;
  /** `Y` if it was picked from the sample catalogue. */
  readonly sampleSelectionFlag: 'Y' | 'N';
}

export type ComparisonRefusal = 'comparison-too-few' | 'comparison-too-many' | 'comparison-mixed' | 'comparison-sample';

/** How many products can be compared (spec 001 §9). */
export const COMPARISON_LIMITS = { min: 2, max: 5 } as const;

/** Why products cannot be compared: 2 to 5 of one kind, none from the sample catalogue; null if they can (spec 001 §5). */
export function comparisonRefusal(lines: readonly Comparable[]): ComparisonRefusal | null {
  if (lines.length < COMPARISON_LIMITS.min) return 'comparison-too-few';
  if (lines.length > COMPARISON_LIMITS.max) return 'comparison-too-many';
  if (lines.some(({ sampleSelectionFlag }) => sampleSelectionFlag === 'Y')) return 'comparison-sample';
  return new Set(lines.map(({ category }) => category)).size > 1 ? 'comparison-mixed' : null;
}
