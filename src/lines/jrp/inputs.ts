import type { FieldValue } from '#product/field.ts';
import { text, value } from '#product/field.ts';

/** How a unit is driven. A motor of ours is named by its frame alone: power and poles are settled with the enquiry. */
export const INPUTS: readonly FieldValue[] = [
  value('AD', '自由轴', 'Free shaft'),
  value('AM', 'IEC 电机适配器', 'Adapter for an IEC motor', text('电机由客户自备', 'The motor is yours')),
  value(
    'AQS',
    '伺服电机适配器',
    'Adapter for a servo motor',
    text('法兰随询价确认', 'Its flange is settled with the enquiry'),
  ),
  value('AH', '液压马达适配器', 'Adapter for a hydraulic motor'),
  value('motor', '带电机', 'With motor', text('功率和极数随询价确认', 'Power and poles are settled with the enquiry')),
];

/** The inputs that take a motor of an IEC frame. */
export const FRAMED_INPUTS = ['AM', 'motor'] as const;
/** The inputs that a brake can stand at. */
export const BRAKED_INPUTS = ['AH', 'motor'] as const;
