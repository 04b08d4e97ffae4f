import { both } from '#modules/sizing/domain/core/define.ts';
import { reserveMax } from '#product/judgement/verdict.ts';
import { exceeds } from '#product/rounding.ts';
import { against, type Reason } from './reason.ts';

/** A drive that does the work, as far as it is looked at for what speaks against it all the same. */
interface Doubted {
  readonly figures: Readonly<Record<string, number>>;
  readonly isOversized: boolean;
  readonly warnings: readonly Reason[];
}

const SLIPS: readonly string[] = ['slip-starting', 'slip-ramp', 'slip-braking'];
const OVERSIZED = 'oversized';

/** Further from the speed than this, %, nobody is recommended a drive unasked (estimated; a warning from 3 % on is rule 26). */
const SPEED_MAX = 5;

/** The largest reserve over what is needed that anybody would recommend. */
const AMPLE = 2;

/** The largest factor of a drive that is recommended where so much is needed: twice that, and no more than the portal calls oversized. */
export function ampleFrom(needed: number): number {
  return Math.min(AMPLE * needed, reserveMax(needed));
}

/** Whether a drive has more reserve than anybody would recommend. */
export function isAmple(reserve: number, needed: number): boolean {
  return exceeds(reserve, ampleFrom(needed));
}

/** Why a drive that does the work is none of the best, however it ranks: it slips, is far from its speed, or far too large. */
export function doubtsOf({ figures, isOversized, warnings }: Doubted): readonly Reason[] {
  const slips = warnings.filter(({ code }) => SLIPS.includes(code));
  return [
    ...slips,
    ...(isFar(figures) ? [speedReason(figures)] : []),
    ...(isOversized ? [oversizedReason(figures)] : []),
  ];
}

/** Whether a reason is that wheels slip. */
export function isSlip({ code }: Reason): boolean {
  return SLIPS.includes(code);
}

/** Where a drive stands by its doubts, those without any first: what slips is worse than a speed, and that worse than a size. */
export function gravityOf({ figures, isOversized, warnings }: Doubted): number {
  const slips = warnings.some(({ code }) => SLIPS.includes(code));
  return (slips ? 4 : 0) + (isFar(figures) ? 2 : 0) + (isOversized ? 1 : 0);
}

/** The warnings that its doubts do not tell already. */
export function withoutDoubts({ figures, warnings, isOversized }: Doubted): readonly Reason[] {
  const told = [...SLIPS, ...(isFar(figures) ? ['speed'] : []), ...(isOversized ? [OVERSIZED] : [])];
  return warnings.filter(({ code }) => !told.includes(code));
}

function isFar({ dev_abs = 0 }: Doubted['figures']): boolean {
  return exceeds(dev_abs, SPEED_MAX);
}

function speedReason({ dev_abs: have = 0 }: Doubted['figures']): Reason {
  const text = both(`转速偏差大于 ${SPEED_MAX} %`, `The speed is more than ${SPEED_MAX} % off`);
  return { code: 'speed-off', have, need: SPEED_MAX, unit: '%', text: against(text, have, SPEED_MAX, '%') };
}

function oversizedReason({ f_B = 0, f_B_req = 0 }: Doubted['figures']): Reason {
  const need = ampleFrom(f_B_req);
  const text = against(both('选型偏大', 'Larger than need be'), f_B, need, '');
  return { code: OVERSIZED, have: f_B, need, unit: '', text };
}
