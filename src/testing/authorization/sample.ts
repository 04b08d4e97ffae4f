import { heedsActing } from '#kernel/acting.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { sampleOf } from '#testing/sample.ts';
import { CALLERS, type Caller } from './callers.ts';

type Named = readonly [string, Caller];

const ALL: readonly Named[] = Object.entries(CALLERS);
const isActing = ([, { actsFor }]: Named) => actsFor !== undefined;

/**
 * Who calls a route today: everyone as themselves, each with what they may reach and what not, and of those who act for a
 * customer half, or one where acting counts for nothing. On the second database, a quarter of all.
 * @param turn of the route, for each has other callers
 */
export function callersToday(route: RouteContract, turn: number): readonly Named[] {
  if (process.env.TEST_PART === 'again') return sampleOf(ALL, 4, turn);
  const acting = ALL.filter(isActing);
  return [...ALL.filter((one) => !isActing(one)), ...sampleOf(acting, heedsActing(route) ? 2 : acting.length, turn)];
}
