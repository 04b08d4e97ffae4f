import type { BilingualText } from '#kernel/locale.ts';
import { CONTINUOUS_DUTY } from '#lines/shared/motor/fields/duty.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import type { JrtSearch } from './configuration.ts';
import { MODULE_INPUTS } from './fields/inputs.ts';

/**
 * What the power of a row is: of a motor of ours its rating, which in another duty than S1 is not what Ma follows from; of the
 * customer's motor the power that was named, what a named torque asks for, or what the module bears at the required service
 * factor.
 */
export type PowerMeaning = 'motor' | 'rating' | 'named' | 'needed' | 'permissible';

export const POWER_LABELS: Readonly<Record<PowerMeaning, BilingualText>> = {
  motor: text('电机功率', 'Motor power'),
  rating: text('电机 S1 额定功率', 'Motor power (S1 rating)'),
  named: text('电机功率（客户自备）', 'Power of your motor'),
  needed: text('所需输入功率', 'Input power needed'),
  permissible: text('允许输入功率', 'Permissible input power'),
};

/** What the power of rows means with this input, under this duty and in this search. */
export function powerMeaning(
  { inputType, durationFactor = CONTINUOUS_DUTY }: Values,
  { motorPower, outputTorque }: Pick<JrtSearch, 'motorPower' | 'outputTorque'>,
): PowerMeaning {
  if (!MODULE_INPUTS.some((type) => type === inputType)) {
    return durationFactor === CONTINUOUS_DUTY ? 'motor' : 'rating';
  }
  if (motorPower !== null) return 'named';
  return outputTorque === null ? 'permissible' : 'needed';
}
