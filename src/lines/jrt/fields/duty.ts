import type { Expr } from '#engine/public.ts';
import { allOf, is, isNot } from '#product/expressions.ts';
import { MOTOR_INPUTS } from './inputs.ts';

/** The duty a motor is rated for. */
export const CONTINUOUS_DUTY = 'S1-100%';

/** A motor of ours in another duty: its class and its rated data are declared for S1 (reference rule 97). */
export const OTHER_THAN_CONTINUOUS: Expr = allOf(
  is('inputType', ...MOTOR_INPUTS),
  isNot('durationFactor', CONTINUOUS_DUTY),
);
