import { NONE } from '#product/field.ts';
import type { WeighedAs } from '#product/weighed-as.ts';

const NO = 'no';

/** What is no more to the listed mass of a motor: the source has it without brake, encoder, other fan, rain cover and second shaft end (ADR 45). */
export const MOTOR_WEIGHED_AS: WeighedAs = {
  brakes: [NONE],
  encoder: [NONE],
  coolingMethod: ['IC411'],
  'otherMotorOptions.C': [NO],
  'otherMotorOptions.2WE': [NO],
};
