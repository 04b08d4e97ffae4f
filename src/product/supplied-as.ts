import type { Values } from './configuration.ts';
import type { ProductLine } from './line.ts';

/** What products are delivered as, whatever their line: a gear unit with a motor of ours, one without, or that motor alone. */
export const SUPPLIED_AS = ['geared-motor', 'gear-unit', 'motor'] as const;
export type SuppliedAs = (typeof SUPPLIED_AS)[number];

/** What a product of a line is delivered as, by what stands in it; undefined where that does not say whether a motor comes with it. */
export function suppliedAs(
  { rows: { judged }, typeCode }: Pick<ProductLine, 'rows' | 'typeCode'>,
  standing: Values,
): SuppliedAs | undefined {
  if (typeCode.ratioOf === undefined) return 'motor';
  const { codes, variable } = judged?.powered ?? {};
  if (codes === undefined || variable === undefined) return 'geared-motor';
  if (codes.length === 0) return 'gear-unit';
  const said = standing[variable];
  if (said === undefined) return undefined;
  return codes.includes(said) ? 'geared-motor' : 'gear-unit';
}

/** Whether a motor of ours is part of it. */
export function hasMotor(supplied: SuppliedAs): boolean {
  return supplied !== 'gear-unit';
}
