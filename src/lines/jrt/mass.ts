import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';
import type { InputType } from './rows/basic-type.ts';

const WITH_MOTOR = text('质量（约，不含选件）', 'Mass, approx., without options');
const WITH_SMALLEST_ADAPTER = text('质量（约，配最小 IEC 适配器）', 'Mass, approx., with smallest IEC adapter');
/** What takes the place of the adapter has no mass of its own in the source. */
const AS_WITH_SMALLEST_ADAPTER = text('质量（约，按最小 IEC 适配器计）', 'Mass, approx., as with smallest IEC adapter');

/**
 * What the mass of a row holds. The source prints units with their smallest IEC adapter and motors without options; of
 * larger adapters, input shafts, brakes and fans it has no mass, so none is made up (ADR 45).
 */
const MASS_LABELS: Readonly<Record<InputType, BilingualText>> = {
  motor: WITH_MOTOR,
  JCMC: text('质量（约，不含变频器和选件）', 'Mass, approx., without inverter and options'),
  AD: AS_WITH_SMALLEST_ADAPTER,
  AM: WITH_SMALLEST_ADAPTER,
  AN: AS_WITH_SMALLEST_ADAPTER,
  AQS: AS_WITH_SMALLEST_ADAPTER,
  none: text('质量（约，仅减速机）', 'Mass, approx., gear unit only'),
};

/** What the mass of a row with this input is called, with what it holds. */
export function massLabel(inputType: InputType): BilingualText {
  return MASS_LABELS[inputType];
}
