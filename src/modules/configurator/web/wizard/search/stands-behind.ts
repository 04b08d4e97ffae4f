import type { RowPage } from '#modules/catalogue/contract.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';

/** How many rows found stand behind those that fit. */
export function behindOf({ oversizedTotal, frameTooSmallTotal }: RowPage): number {
  return oversizedTotal + frameTooSmallTotal;
}

/** Whether a row is larger than it need be, or its adapter's frame too small for the motor it takes. */
export function standsBehind(judged: FoundRow['judged']): boolean {
  return judged?.verdict === 'oversized' || judged?.framePower !== undefined;
}
