import type { FieldId, Values } from './configuration.ts';
import { HIDDEN } from './field.ts';
import type { ProductLine } from './line.ts';

/** By variable, the codes with which the mass of a row is that of the product; what has another is heavier, and nobody knows by how much. */
export type WeighedAs = Readonly<Record<FieldId, readonly string[]>>;

/** Whether the mass of its row is that of a product as it is built. */
export function isMassWhole({ weighedAs = {} }: Pick<ProductLine, 'weighedAs'>, standing: Values): boolean {
  return Object.entries(weighedAs).every(([variable, codes]) => {
    const { [variable]: code = HIDDEN } = standing;
    return code === HIDDEN || codes.includes(code);
  });
}
