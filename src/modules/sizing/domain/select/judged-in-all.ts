import type { BilingualText } from '#kernel/locale.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { atText } from '#modules/sizing/domain/worst/worst-case.ts';
import type { Need } from './candidate.ts';
import type { JudgedCandidate } from './judge-candidates.ts';
import type { Reason } from './reason.ts';

/** A drive in one case of its machine. */
interface JudgedAt {
  readonly judged: JudgedCandidate;
  readonly at: string | undefined;
}

const WORSE: readonly JudgedCandidate['verdict'][] = ['best', 'fits', 'by-enquiry', 'lost'];

/**
 * A drive in every case of its machine: it stands as in the worst of them, each limit by the case that breaks it most, which
 * its reason names. Where there is one case, that alone is judged.
 */
export function judgedInAll(need: Need, judge: (need: Need) => JudgedCandidate): JudgedCandidate {
  const first = judge(need);
  if (need.others === undefined || need.others.length === 0) return first;
  const all = [need, ...need.others].map((one, place) => ({ judged: place === 0 ? first : judge(one), at: one.at }));
  const worst = Math.max(...all.map(({ judged }) => WORSE.indexOf(judged.verdict)));
  const verdict = WORSE[worst] ?? first.verdict;
  const reasons = worstOf(
    all.filter(({ judged }) => judged.verdict === verdict),
    'reasons',
    all.length,
  );
  const warnings = worstOf(all, 'warnings', all.length);
  return {
    ...first,
    figures: worstFigures(all),
    isOversized: all.every(({ judged }) => judged.isOversized),
    verdict,
    reasons,
    warnings: warnings.filter(({ code }) => !reasons.some((reason) => reason.code === code)),
  };
}

/** Of each limit that is broken the reason that is furthest from it; where it holds for some cases alone, with that case. */
function worstOf(all: readonly JudgedAt[], of: 'reasons' | 'warnings', cases: number): readonly Reason[] {
  const told = all.flatMap(({ judged, at }) => judged[of].map((reason) => ({ reason, at })));
  const codes = [...new Set(told.map(({ reason }) => reason.code))];
  return codes.flatMap((code) => {
    const own = told.filter(({ reason }) => reason.code === code);
    const [worst] = own.toSorted((one, other) => gapOf(other.reason) - gapOf(one.reason));
    if (worst === undefined) return [];
    const isAlways = own.length === cases && own.every(({ reason }) => reason.have === worst.reason.have);
    return [isAlways || worst.at === undefined ? worst.reason : withCase(worst.reason, worst.at)];
  });
}

function withCase({ text, ...reason }: Reason, at: string): Reason {
  const told: BilingualText = atText(text, at);
  return { ...reason, text: told };
}

/** How far a figure is beyond its limit, as a share of it. */
function gapOf({ have, need }: Reason): number {
  if (have === null || need === null) return 0;
  return Math.abs(have - need) / Math.max(Math.abs(need), Number.MIN_VALUE);
}

const LEAST: readonly string[] = ['f_B', 'f_B_load'];
const MOST: readonly string[] = ['f_B_req', 'motor_use'];

/** The figures of the first case, with the least reserve and the most that is asked of all. */
function worstFigures(all: readonly JudgedAt[]): Figures {
  const among = (ids: readonly string[], pick: (...values: number[]) => number) =>
    ids.flatMap((id) => {
      const values = all.flatMap(({ judged: { figures } }) => figures[id] ?? []);
      return values.length === 0 ? [] : [[id, pick(...values)] as const];
    });
  return {
    ...all[0]?.judged.figures,
    ...Object.fromEntries([...among(LEAST, Math.min), ...among(MOST, Math.max)]),
  };
}
