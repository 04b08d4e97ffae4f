import type { ComparisonRefusal } from '#modules/configurator/domain/validation/comparable.ts';
import { Failure, type FailureCode } from '#server/failures.ts';

/** Each reason against a comparison has its sentence. */
const CODES = {
  'comparison-too-few': 'comparison.too-few',
  'comparison-too-many': 'comparison.too-many',
  'comparison-mixed': 'comparison.mixed',
  'comparison-sample': 'comparison.sample',
} as const satisfies Record<ComparisonRefusal, FailureCode>;

/** A reason against a comparison as the portal refuses it. */
export function failureOf(refusal: ComparisonRefusal): Failure {
  return new Failure(CODES[refusal]);
}
