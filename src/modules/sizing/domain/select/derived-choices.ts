import { CONTINUOUS, dutyOf } from '#modules/sizing/domain/duty.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import { brakeFor } from './brake-of.ts';
import type { JudgedCandidate } from './judge-candidates.ts';
import type { DerivedChoices } from './sized-line.ts';

/** What a sizing says of a drive beside its row: its factor, the brake its load asks for, duty and site. */
export function derivedChoices(
  { candidate, figures: { f_B_req, M_h0 = 0, k_h } }: Pick<JudgedCandidate, 'candidate' | 'figures'>,
  { values: { T_amb }, chosen }: Pick<Sizing, 'values' | 'chosen'>,
): DerivedChoices {
  const brake = M_h0 === 0 ? undefined : brakeFor(candidate, M_h0, k_h);
  const duty = dutyOf(chosen);
  return {
    ...(f_B_req !== undefined && { factor: f_B_req }),
    ...(brake && { brake: brake.code }),
    ...(duty !== CONTINUOUS && { duty }),
    ...(T_amb !== undefined && { ambient: T_amb }),
  };
}
