import type { Values } from './configuration.ts';
import type { FieldDescription } from './describe.ts';
import { NOT_APPLICABLE } from './domains.ts';

/**
 * Whether a field belongs to the product as it stands: the details of a brake nobody wants so far could still be chosen,
 * but are not shown until there is a brake (spec 001 §3, visibility flags).
 */
export function appliesAsItStands(field: FieldDescription, standing: Values): boolean {
  return !field.def.modelled || standing[field.id] !== NOT_APPLICABLE;
}
