import type { Agreement } from './agreement.ts';

/** Whether an agreement holds on a day, not yet, or no more; in the order in which they are told. */
export const AGREEMENT_STATES = ['in-force', 'to-come', 'ended'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

type Days = Pick<Agreement, 'validFrom' | 'validTo'>;

/** The state of an agreement on a day of the provider's calendar. */
export function stateOn({ validFrom, validTo }: Days, day: string): AgreementState {
  if (validTo !== null && validTo < day) return 'ended';
  return validFrom > day ? 'to-come' : 'in-force';
}

/** The last day of an agreement that is ended on a day: the one before. Null where nothing of it is left, since it had not held a whole day. */
export function lastDayEndedOn({ validFrom }: Days, day: string): string | null {
  const before = dayBefore(day);
  return before < validFrom ? null : before;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
