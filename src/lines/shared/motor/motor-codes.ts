export const MOTOR_FREQUENCIES = ['50Hz', '60Hz'] as const;
export type MotorFrequency = (typeof MOTOR_FREQUENCIES)[number];

/** DN = IE3 (default), DE = IE2, DU = IE4. */
export const EFFICIENCY_CLASSES = ['DN', 'DE', 'DU'] as const;
export type EfficiencyClass = (typeof EFFICIENCY_CLASSES)[number];

/** How a class is written where there is room for its IE code. */
export const CLASS_NAMES: Readonly<Record<EfficiencyClass, string>> = {
  DN: 'DN (IE3)',
  DE: 'DE (IE2)',
  DU: 'DU (IE4)',
};
