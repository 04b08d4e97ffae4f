/** Inputs with a motor of ours. */
export const WORM_MOTOR_INPUTS = ['motor', 'JCMC'] as const;
/** Inputs for a motor of the customer, or none. */
export const WORM_MODULE_INPUTS = ['AM', 'AD', 'none'] as const;

/** Whether a unit comes without a motor of ours. */
export function isWormModule(inputType: string | undefined): boolean {
  return WORM_MODULE_INPUTS.some((type) => type === inputType);
}
