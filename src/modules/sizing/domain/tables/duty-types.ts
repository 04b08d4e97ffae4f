import type { DutyRow } from '#modules/sizing/domain/duty.ts';

/** Duty types of IEC 60034-1 as releases name them, with how much more than its rating a motor gives (estimated); null by enquiry. */
export const DUTY_TYPES: readonly DutyRow[] = [
  { code: 'S1-100%', powerFactor: 1 },
  { code: 'S2-60min', powerFactor: 1.1 },
  { code: 'S2-30min', powerFactor: 1.2 },
  { code: 'S2-10min', powerFactor: 1.4 },
  { code: 'S3-60%', powerFactor: 1.1 },
  { code: 'S3-40%', powerFactor: 1.15 },
  { code: 'S3-25%', powerFactor: 1.3 },
  { code: 'S3-15%', powerFactor: 1.4 },
  { code: 'S4', powerFactor: null },
  { code: 'S5', powerFactor: null },
  { code: 'S6-60%', powerFactor: 1.15 },
  { code: 'S6-40%', powerFactor: 1.3 },
  { code: 'S6-25%', powerFactor: 1.4 },
  { code: 'S7', powerFactor: null },
  { code: 'S8', powerFactor: null },
  { code: 'S9', powerFactor: null },
  { code: 'S10', powerFactor: null },
];
