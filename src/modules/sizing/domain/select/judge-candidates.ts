import { both } from '#modules/sizing/domain/core/define.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import { brokenLimits } from '#modules/sizing/domain/verify/verify-drive.ts';
import { reaches } from '#product/rounding.ts';
import type { Candidate, Need } from './candidate.ts';
import { candidateFigures } from './candidate-figures.ts';
import { doubtsOf, gravityOf, isAmple, isSlip, withoutDoubts } from './doubts.ts';
import { judgedInAll } from './judged-in-all.ts';
import { decidedBy, inRank, isOffSpeed, lightestOf, type Standing, USUAL_POLES } from './order.ts';
import { against, type Reason } from './reason.ts';
import { trustedText } from './trust.ts';

export type { Reason } from './reason.ts';

/**
 * A drive as it stands: `best` is one of the three of its series, `fits` does the work and stands behind them,
 * `by-enquiry` needs a word of the maker, `lost` does not do the work.
 */
export interface JudgedCandidate extends Standing {
  readonly verdict: 'best' | 'fits' | 'by-enquiry' | 'lost';
  readonly reasons: readonly Reason[];
  /** What is to be told of one that is taken all the same. */
  readonly warnings: readonly Reason[];
}

const BEST = 3;

/**
 * Judges drives for a machine: the best of each series, three at most, in the order of the sizing, then all others, each with the
 * reason why it is none of them. Figures are unrounded: n_2, dev_pct, eta_G, M_a, f_B, f_B_load, motor_use, FRa and those of
 * the checks. Of a machine in several cases (`others` of the need) a drive is judged by the worst of each.
 */
export function judgeCandidates(candidates: readonly Candidate[], need: Need): readonly JudgedCandidate[] {
  const judged = candidates.map((candidate) => judgedInAll(need, (one) => judgeOne(candidate, one)));
  const fitting = judged.filter(({ verdict }) => verdict === 'fits');
  const lightest = lightestOf(fitting);
  const ranked = [...new Set(candidates.map(({ series }) => series))].flatMap((series) =>
    placed(
      inRank(
        fitting.filter(({ candidate }) => candidate.series === series),
        gravityOf,
      ),
      lightest,
    ),
  );
  const first = ranked.filter(({ verdict }) => verdict === 'best');
  const behind = ranked.filter(({ verdict }) => verdict !== 'best');
  const enquired = judged.filter(({ verdict }) => verdict === 'by-enquiry');
  return [...first, ...behind, ...enquired, ...judged.filter(({ verdict }) => verdict === 'lost')];
}

function placed(ranked: readonly JudgedCandidate[], lightest: number): readonly JudgedCandidate[] {
  const best = bestOf(ranked);
  return ranked.map((one) => {
    if (best.includes(one)) return { ...one, verdict: 'best', warnings: [...one.warnings, ...polesWarning(one)] };
    return { ...one, warnings: withoutDoubts(one), reasons: whyNotBest(one, best, lightest) };
  });
}

/** The first of those nothing speaks against: of four poles where one of these is near the speed, and of each size those of one number of poles. */
function bestOf(ranked: readonly JudgedCandidate[]): readonly JudgedCandidate[] {
  const best: JudgedCandidate[] = [];
  // Where every drive of a series slips the machine makes it so: that is told, and speaks against none more than another.
  const allSlip = ranked.every((one) => doubtsOf(one).some(isSlip));
  for (const one of ranked) {
    const doubts = doubtsOf(one).filter((doubt) => !allSlip || !isSlip(doubt));
    const isDoubted = doubts.length > 0 || otherPoles(one, best) !== undefined || isBehindUsual(one, best);
    if (best.length < BEST && !isDoubted) best.push(one);
  }
  return best;
}

/** Whether it has other than the usual poles, and a drive that has them and is near the speed is among the best. */
function isBehindUsual({ candidate: { poles } }: Standing, best: readonly Standing[]): boolean {
  return poles !== USUAL_POLES && best.some((one) => one.candidate.poles === USUAL_POLES && !isOffSpeed(one));
}

/** The drive of the same size and another number of poles among the best. */
function otherPoles({ candidate: { size, poles } }: Standing, best: readonly Standing[]): Standing | undefined {
  return best.find(({ candidate }) => candidate.size === size && candidate.poles !== poles);
}

function whyNotBest(one: JudgedCandidate, best: readonly JudgedCandidate[], lightest: number): readonly Reason[] {
  const doubts = doubtsOf(one);
  if (doubts.length > 0) return doubts;
  const sibling = otherPoles(one, best);
  if (sibling !== undefined) return [polesReason(one, sibling)];
  const last = best.at(-1);
  return last === undefined ? [] : [behindReason(one, last, lightest)];
}

function polesReason({ candidate: { poles: have } }: Standing, { candidate: { poles: need } }: Standing): Reason {
  const text = both(`同规格以 ${need} 极为先`, `This size stands before it with ${need} poles`);
  return { code: 'poles', have, need, unit: '', text };
}

/** Of the best, those of another number of poles say so. */
function polesWarning({ candidate: { poles } }: Standing): readonly Reason[] {
  if (poles === USUAL_POLES || poles === 0) return [];
  const text = both(`不是 4 极电机：${poles} 极`, `Not a four-pole motor: ${poles} poles`);
  return [{ code: 'poles', have: poles, need: USUAL_POLES, unit: '', text }];
}

function behindReason(one: Standing, last: Standing, lightest: number): Reason {
  const criterion = decidedBy(one, last, lightest);
  if (criterion === undefined) {
    return { code: 'alike', have: null, need: null, unit: '', text: both('与前三名相当', 'Like the best three') };
  }
  const [have, need] = [criterion.told(one), criterion.told(last)];
  return {
    code: criterion.code,
    have,
    need,
    unit: criterion.unit,
    text: against(criterion.text, have, need, criterion.unit),
  };
}

function judgeOne(candidate: Candidate, need: Need): JudgedCandidate {
  const worked = candidateFigures(candidate, need);
  const asked = typeof need.factor === 'number' ? need.factor : need.factor(candidate, worked.f_a, worked);
  const figures = asked === 'enquire' ? worked : { ...worked, f_B_req: asked };
  const told = brokenLimits(figures).map((limit) => ({ ...limit, code: limit.id }));
  const blocking = [...frameReason(candidate), ...told.filter(({ verdict }) => verdict === 'block')];
  const enquiries = [...factorReason(asked), ...told.filter(({ verdict }) => verdict === 'enquire')];
  const reasonOf = (one: Reason) => reasonBy(one, candidate);
  const { f_B = 0, f_B_req } = figures;
  const standing = { candidate, figures, isOversized: f_B_req !== undefined && isAmple(f_B, f_B_req) };
  const warnings = told.filter(({ verdict }) => verdict === 'warn' || verdict === 'info').map(reasonOf);
  const onlyLoad = loadReason(figures, blocking);
  if (onlyLoad !== undefined)
    return { ...standing, verdict: 'by-enquiry', reasons: [onlyLoad, ...enquiries.map(reasonOf)], warnings };
  if (blocking.length > 0) return { ...standing, verdict: 'lost', reasons: blocking.map(reasonOf), warnings };
  return {
    ...standing,
    verdict: enquiries.length > 0 ? 'by-enquiry' : 'fits',
    reasons: enquiries.map(reasonOf),
    warnings,
  };
}

function reasonBy({ code, have, need, unit, text }: Reason, { trust }: Candidate): Reason {
  return { code, have, need, unit, text: trustedText(code, text, trust) };
}

function frameReason({ frameFits = true }: Candidate): readonly Reason[] {
  const text = both('该减速比不能装此机座号的电机', 'The unit takes no motor of this frame at this ratio');
  return frameFits ? [] : [{ code: 'frame', have: null, need: null, unit: '', text }];
}

function factorReason(asked: number | 'enquire'): readonly Reason[] {
  const text = both('所需使用系数须询价确认', 'The service factor it needs is by enquiry');
  return asked === 'enquire' ? [{ code: 'factor-by-enquiry', have: null, need: null, unit: '', text }] : [];
}

const ONLY_LOAD = both(
  '按电机全扭矩使用系数不足，仅按实际负载足够：直接起动不可选，可询价采用变频或限扭',
  'Bears the load, but not the full torque of its motor: not on the mains; by enquiry with an inverter or a torque limit',
);

/** The one thing that stands against a drive is that its motor could overload it, which the load does not. */
function loadReason({ f_B = 0, f_B_load = 0, f_B_req }: Figures, blocking: readonly Reason[]): Reason | undefined {
  const isOnly = blocking.length === 1 && blocking[0]?.code === 'service-factor';
  if (!isOnly || f_B_req === undefined || reaches(f_B, f_B_req) || !reaches(f_B_load, f_B_req)) return undefined;
  return { code: 'only-for-the-load', have: f_B, need: f_B_req, unit: '', text: against(ONLY_LOAD, f_B, f_B_req, '') };
}
