/** Input types delivered with the maker's own motor; JCMC carries its inverter on the motor (spec 001 §3). */
export const MOTOR_INPUTS = ['motor', 'JCMC'] as const;
/** Input types for a motor the customer brings, and none for the gear unit alone. */
export const MODULE_INPUTS = ['AD', 'AM', 'AN', 'AQS', 'none'] as const;
/** Whether an input type is one for the customer's motor, or for none. */
export function isModuleInput(code: string | undefined): boolean {
  return MODULE_INPUTS.some((module) => module === code);
}

/** The one adapter whose bore is chosen by the shaft of the customer's motor. */
export const INPUT_WITH_CHOSEN_BORE = 'AQS';
