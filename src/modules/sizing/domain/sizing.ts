import type { BilingualText } from '#kernel/locale.ts';
import type { UnitSystem } from '#product/unit-system.ts';
import { applicationOf } from './applications/applications.ts';
import { COMMON_INPUTS, COMMON_JUDGES, COMMON_STEPS, COMMON_WORDS } from './common.ts';
import { type FigureKind, figureText } from './core/figures.ts';
import type { Figures } from './core/formula.ts';
import type { Application, Finding, InputDef, InputValue, StepDef, Words } from './core/model.ts';
import { symbolOf } from './core/printed.ts';
import { holds, type ReadInputs, readInputs, type TypedInputs } from './core/read-inputs.ts';
import { computeSteps, runSteps, type StepResult } from './core/run-steps.ts';
import { inOrder } from './core/step-order.ts';
import { fromBase, inBase, type Quantity, unitIn } from './core/units.ts';
import { dutyOf, judgeDuty } from './duty.ts';
import { judgeFedBack } from './fed-back.ts';
import { judgeSite, siteOf } from './site.ts';
import { WORK_WORDS, workInputs } from './work-inputs.ts';

/** What is asked of a sizing. Figures without a unit are in the base unit of their input. */
export interface SizingQuery {
  readonly application: string;
  readonly inputs: TypedInputs;
  /** Measured values by step, which stand instead of what would be computed. */
  readonly given?: Readonly<Record<string, number | Quantity>>;
  /** Second values of inputs, for `worstCase`: a machine is also computed with these. */
  readonly pairs?: Readonly<Record<string, number | Quantity>>;
  /** How results are shown; nothing is computed in it, and what was typed stays as it was typed. */
  readonly unit?: UnitSystem;
}

/** A step with its value as the system of units shows it. */
export interface SizingStep extends StepResult {
  readonly shown: { readonly text: string; readonly unit: string } | null;
}

/**
 * What a caller gets, the same in browser and server:
 * - `values`: every figure that is known, unrounded, by the ids of `examples.csv` and in the base units of the formulas;
 * - `steps`: in the order they are computed, each with formula, numbers, result, source and confidence; what was given is
 *   marked, and what lacks an input says which;
 * - `checks`: what is to be told of inputs and machine; `block` of an input means that it was not used;
 * - `missing`: the inputs that are empty, have no default and are needed.
 * Drives for it come from `judgeCandidates` in `select/judge-candidates.ts`, the checks of one drive from `verifyDrive` in
 * `verify/verify-drive.ts`; both take `values`.
 */
export interface Sizing {
  readonly values: Figures;
  readonly chosen: Readonly<Record<string, InputValue>>;
  readonly steps: readonly SizingStep[];
  readonly checks: readonly Finding[];
  readonly missing: readonly string[];
}

/** The figures a drive is looked for by, in the order they are told. */
export const KEY_FIGURES = ['M_m', 'n_m', 'M_2', 'n_2', 'P_st', 'P_max'];

/** Computes a machine as far as its inputs reach; undefined for an application nobody knows. */
export function evaluateSizing(query: SizingQuery): Sizing | undefined {
  const application = applicationOf(query.application);
  if (application === undefined) return undefined;
  const { unit = 'si' } = query;
  const { read, start, defs, measured } = begun(application, query);
  const { figures, steps } = runSteps(defs, start, measured.figures, (input) => nameIn(application, input));
  const isNeeded = (input: string) => steps.some(({ missing }) => missing.includes(input));
  return {
    values: figures,
    chosen: read.chosen,
    steps: steps.map((step) => ({ ...step, shown: shownStep(step, defs, unit) })),
    checks: [...read.findings, ...measured.findings, ...toldOf(application, figures, read.chosen)],
    missing: read.missing.filter((input) => start[input] === undefined && isNeeded(input)),
  };
}

/** What of a machine is computed alone, and nothing printed: for one of many cases of it. */
export function computeMachine(application: Application, query: SizingQuery): Pick<Sizing, 'values' | 'checks'> {
  const { read, start, defs, measured } = begun(application, query);
  const values = computeSteps(inOrder(defs), start, measured.figures);
  return { values, checks: toldOf(application, values, read.chosen) };
}

function begun(application: Application, { inputs, given = {} }: SizingQuery) {
  const read = readInputs(inputsOf(application), inputs, (input) => nameIn(application, input));
  const defs = stepsOf(application, read.chosen);
  return { read, start: startOf(application, read), defs, measured: givenIn(defs, given) };
}

function toldOf({ judges }: Application, figures: Figures, chosen: Sizing['chosen']): readonly Finding[] {
  const told = [...judges, ...COMMON_JUDGES].flatMap((judge) => judge({ ...figures }) ?? []);
  return [
    ...told,
    ...judgeFedBack(figures, chosen.supply),
    ...judgeSite(siteOf(figures)),
    ...judgeDuty(dutyOf(chosen)),
  ];
}

/** The figures before the first step: typed ones and defaults, those of lists, and what follows from others. */
function startOf({ figuresOf, assumed }: Application, { figures, chosen }: ReadInputs): Figures {
  const known = { ...figures, ...figuresOf?.(chosen) };
  return { ...assumed?.(known, chosen), ...known };
}

/** All inputs of an application: its own first, one of them may stand for a common one. */
export function inputsOf(application: Application): readonly InputDef[] {
  const { inputs } = application;
  const own = new Set(inputs.map(({ id }) => id));
  const computed = new Set(application.steps.map(({ id }) => id));
  const work = workInputs(application).filter(({ id }) => !computed.has(id));
  return [...inputs, ...COMMON_INPUTS.filter(({ id }) => !own.has(id)), ...work];
}

/** The steps of an application for what is chosen; one of its own stands for the common one of its id. */
export function stepsOf({ steps }: Application, chosen: Readonly<Record<string, InputValue>>): readonly StepDef[] {
  const own = steps.filter(({ when }) => holds(when, chosen));
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...COMMON_STEPS.filter(({ id }) => !ids.has(id))];
}

/** Name and help of an input in both languages. */
export function wordsIn({ words }: Pick<Application, 'words'>, id: string): Words | undefined {
  return words[id] ?? COMMON_WORDS[id] ?? WORK_WORDS[id];
}

/** The name of an input in both languages. */
export function nameIn({ words }: Pick<Application, 'words'>, id: string): BilingualText | undefined {
  return wordsIn({ words }, id)?.name;
}

function givenIn(defs: readonly StepDef[], given: NonNullable<SizingQuery['given']>) {
  const figures: Record<string, number> = {};
  const findings: Finding[] = [];
  for (const [id, typed] of Object.entries(given)) {
    const def = defs.find((one) => one.id === id);
    const value = def && inBase(typeof typed === 'number' ? { value: typed, unit: def.unit } : typed, def.unit);
    if (value !== undefined && Number.isFinite(value)) figures[id] = value;
    else findings.push(notGivable(id));
  }
  return { figures, findings };
}

function notGivable(id: string): Finding {
  const symbol = symbolOf(id);
  const text = { zh: `${symbol} 不能作为已知值给定`, en: `${symbol} cannot be given` };
  return { id: 'given-unknown', level: 'block', input: id, text };
}

function shownStep({ id, value, unit }: StepResult, defs: readonly StepDef[], system: UnitSystem) {
  if (value === null) return null;
  return shownFigure(value, unit, system, defs.find((def) => def.id === id)?.written);
}

/** A figure of a base unit as a system of units writes it. */
export function shownFigure(value: number, base: string, system: UnitSystem, kind?: FigureKind) {
  const unit = unitIn(system, base);
  return { text: figureText(fromBase(value, base, unit) ?? value, unit, kind), unit };
}
