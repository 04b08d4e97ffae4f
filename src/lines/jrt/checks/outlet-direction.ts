import type { Check } from '#product/check.ts';
import { HIDDEN } from '#product/field.ts';

/**
 * The outlet direction cannot be combined with a variable-frequency motor (spec 001 §5). The release forces it too; the
 * check judges what comes from outside without one.
 */
export const outletDirection: Check = ({ values }, standing) => {
  const direction = values.outletNozzlePosition ?? standing.outletNozzlePosition ?? HIDDEN;
  const isWrong = (values.inputType ?? standing.inputType) === 'JCMC' && direction !== HIDDEN;
  return isWrong ? { code: 'outlet-direction-with-inverter', step: 2, field: 'outletNozzlePosition' } : null;
};
