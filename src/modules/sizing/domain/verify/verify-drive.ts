import type { BilingualText } from '#kernel/locale.ts';
import { comparedTexts, figureText } from '#modules/sizing/domain/core/figures.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import type { FindingLevel } from '#modules/sizing/domain/core/model.ts';
import { computeSteps, runSteps, type StepResult } from '#modules/sizing/domain/core/run-steps.ts';
import { backDrivingEfficiency } from '#modules/sizing/domain/regeneration.ts';
import { exceeds, reaches } from '#product/rounding.ts';
import { type CheckDef, HOLDING } from './check-def.ts';
import { DRIVE_CHECKS } from './drive-checks.ts';
import { VERIFY_STEPS } from './verify-steps.ts';

/** How a drive is fed. */
export const SUPPLIES = ['mains', 'inverter', 'inverter-encoder'] as const;
export type Supply = (typeof SUPPLIES)[number];

/** What of a drive is no figure. */
export interface DriveKind {
  readonly supply: Supply;
  /** A worm or helical-worm unit: it loses more on the way back. */
  readonly isWorm: boolean;
  /** It stops at places, such as an indexing table. */
  readonly isIndexing?: boolean;
  /** Starts a day; above a thousand the peak counts as the load. */
  readonly startsADay?: number;
}

/** A limit as a drive keeps it. `unknown`: a figure is missing, the ids say which. */
export interface DriveCheck {
  readonly id: string;
  readonly no: number;
  readonly verdict: 'kept' | 'unknown' | FindingLevel;
  readonly have: number | null;
  readonly need: number | null;
  readonly unit: string;
  readonly missing: readonly string[];
  /** What is wrong, with figures; that of the rule where nothing is. */
  readonly text: BilingualText;
}

export interface VerifiedDrive {
  readonly figures: Figures;
  readonly steps: readonly StepResult[];
  readonly checks: readonly DriveCheck[];
}

/**
 * Checks a drive as far as figures are there (sizing notes §6): those of the machine (`values` of a sizing) and those of the
 * drive: P_N, n_M, i, eta_G, k_H, J_M, J_Z, M_B, M_amax, f_B, P_perm and so on, by the ids of the steps.
 */
export function verifyDrive(known: Figures, kind: DriveKind): VerifiedDrive {
  const { figures, steps } = runSteps(VERIFY_STEPS, startOf(known, kind));
  return { figures, steps, checks: judgeLimits(figures) };
}

/** The same without anything printed: for hundreds of drives. */
export function verifiedFigures(known: Figures, kind: DriveKind): Figures {
  return computeSteps(VERIFY_STEPS, startOf(known, kind));
}

/** All limits that can hold for a drive. */
export function judgeLimits(figures: Figures): readonly DriveCheck[] {
  return DRIVE_CHECKS.filter((def) => holds(def, figures)).map((def) => judged(def, figures));
}

/** Those of them that a drive does not keep, and nothing made for those that it does: for hundreds of drives. */
export function brokenLimits(figures: Figures): readonly DriveCheck[] {
  return DRIVE_CHECKS.filter((def) => isBroken(def, figures)).map((def) => judged(def, figures));
}

const PEAK = { usual: 1.6, often: 1, oftenFrom: 1000 } as const;
const INERTIA_MAX: Readonly<Record<Supply, number>> = { mains: 10, inverter: 20, 'inverter-encoder': 50 };

function startOf(known: Figures, { supply, isWorm, isIndexing, startsADay = 0 }: DriveKind): Figures {
  const { eta_G, n_M, a_slip } = known;
  return {
    J_Z: 0,
    sgn: 1,
    k_h: HOLDING,
    k_pk: startsADay > PEAK.oftenFrom ? PEAK.often : PEAK.usual,
    f_amax: isIndexing === true ? INERTIA_MAX.mains : INERTIA_MAX[supply],
    is_indexing: isIndexing === true ? 1 : 0,
    is_inverter: supply === 'mains' ? 0 : 1,
    ...(n_M !== undefined && { n_B: n_M }),
    ...(eta_G !== undefined && { eta_Gb: isWorm ? backDrivingEfficiency(eta_G) : eta_G }),
    ...(a_slip !== undefined && { a_brake: a_slip }),
    ...known,
  };
}

function holds({ when }: CheckDef, figures: Figures): boolean {
  return when === undefined || when(figures);
}

function isBroken(def: CheckDef, figures: Figures): boolean {
  if (!holds(def, figures)) return false;
  if (def.isAbsence === true) return true;
  const [have, need] = [figures[def.have], needed(def, figures)];
  return have !== undefined && need !== undefined && !KEPT[def.rel](have, need);
}

function needed({ need }: CheckDef, figures: Figures): number | undefined {
  return typeof need === 'number' ? need : figures[need];
}

function judged(def: CheckDef, figures: Figures): DriveCheck {
  const { id, no, unit, text } = def;
  const have = figures[def.have];
  const need = needed(def, figures);
  const said = { id, no, unit, have: have ?? null, need: need ?? null };
  if (def.isAbsence === true) return { ...said, verdict: 'block', missing: [], text };
  if (have === undefined || need === undefined) {
    const ids = [def.have, ...(typeof def.need === 'string' ? [def.need] : [])];
    return { ...said, verdict: 'unknown', missing: ids.filter((id) => figures[id] === undefined), text };
  }
  if (KEPT[def.rel](have, need)) return { ...said, verdict: 'kept', missing: [], text };
  return { ...said, verdict: def.level, missing: [], text: withFigures(def, have, need) };
}

const KEPT: Readonly<Record<CheckDef['rel'], (have: number, need: number) => boolean>> = {
  '<=': (have, need) => !exceeds(have, need),
  '>=': reaches,
  '>': exceeds,
};

const BROKEN: Readonly<Record<CheckDef['rel'], string>> = { '<=': '>', '>=': '<', '>': '≤' };

function withFigures({ rel, unit, text, written }: CheckDef, have: number, need: number): BilingualText {
  const [one, other] = written === 'reserve' ? reserveTexts(have, need) : comparedTexts(have, need);
  const figures = `${one} ${BROKEN[rel]} ${other}${unit === '' ? '' : ` ${unit}`}`;
  return { zh: `${text.zh}：${figures}`, en: `${text.en}: ${figures}` };
}

function reserveTexts(have: number, need: number): readonly [string, string] {
  return [
    figureText(have, '', have < need ? 'reserve' : 'demand'),
    figureText(need, '', have < need ? 'demand' : 'reserve'),
  ];
}
