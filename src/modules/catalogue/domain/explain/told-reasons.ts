import type { BilingualText } from '#kernel/locale.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { RowReason } from '#product/row-reason.ts';
import type { Reasons, Wanted } from './explanation.ts';
import { particular } from './neighbours.ts';

interface Told {
  readonly rules: readonly { readonly id: string; readonly reason: BilingualText }[];
  readonly choices: Reasons['choices'];
}

/** Why something cannot be had, in sentences: where there is merely no such row, what the line says of the choices in its way. */
export function toldReasons(
  { rules, choices }: Told,
  wanted: Wanted | null,
  { reasons = [] }: { readonly reasons?: readonly RowReason[] },
): readonly BilingualText[] {
  const told = particular(rules);
  const isRowAlone = told.every(({ id }) => id === BASIC_TYPE);
  const own = wanted && isRowAlone ? reasons.find((one) => isOf(one, wanted, Object.keys(choices))) : undefined;
  return own ? [own.text] : told.map(({ reason }) => reason);
}

function isOf({ wanted: [variable, codes], beside }: RowReason, wanted: Wanted, involved: readonly string[]): boolean {
  const isWanted = wanted.variable === variable && codes.includes(wanted.value);
  return isWanted && involved.length > 0 && involved.every((id) => beside.includes(id));
}
