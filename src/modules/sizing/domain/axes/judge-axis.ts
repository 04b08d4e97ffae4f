import type { BilingualText } from '#kernel/locale.ts';
import { isComputed } from '#modules/sizing/domain/computed.ts';
import { both } from '#modules/sizing/domain/core/define.ts';
import type { Application, Finding } from '#modules/sizing/domain/core/model.ts';
import { LEVEL_WORDS } from '#modules/sizing/domain/core/words.ts';
import { evaluateSizing, nameIn, type SizingQuery, type SizingStep } from '#modules/sizing/domain/sizing.ts';
import type { UnitSystem } from '#product/unit-system.ts';
import type { AxisRow, CellFault } from './read-axes.ts';

/** The results of an axis, in the order of their columns. */
export const AXIS_FIGURES = ['M_2', 'n_2', 'P_st', 'P_max'] as const;

/** How an axis stands: its torque and speed are known; something is missing; a cell cannot be used or its figure cannot be. */
export const AXIS_STATES = ['computed', 'incomplete', 'bad-cell'] as const;
export type AxisState = (typeof AXIS_STATES)[number];

/** An axis with what came out for it. */
export interface JudgedAxis {
  readonly row: AxisRow;
  readonly state: AxisState;
  /** `AXIS_FIGURES` in their order; empty unless it was computed. */
  readonly figures: readonly Pick<SizingStep, 'id' | 'value' | 'shown'>[];
  /** What stands in the way or is to be looked at, the worst first. */
  readonly told: readonly Pick<Finding, 'level' | 'text'>[];
}

/** Judges an axis by itself, as the page of its case would. One with a bad cell is not computed: a default in its place would be a guess. */
export function judgeAxis(application: Application, row: AxisRow, unit: UnitSystem): JudgedAxis {
  const { faults } = row;
  const sizing = evaluateSizing(queryOf(application, row, unit));
  if (sizing === undefined) return { row, state: 'bad-cell', figures: [], told: faults.map(faultTold) };
  const missing = sizing.missing.map((id) => nameIn(application, id) ?? both(id, id));
  const lacking = missing.length > 0 ? [{ level: 'block', text: missingTold(missing) } as const] : [];
  const checks = sizing.checks.filter(({ level }) => level !== 'info');
  const isBad = faults.length > 0 || checks.some(({ input, level }) => level === 'block' && input !== undefined);
  const isKnown = !isBad && isComputed(sizing);
  return {
    row,
    state: isBad ? 'bad-cell' : isKnown ? 'computed' : 'incomplete',
    figures: isKnown ? AXIS_FIGURES.flatMap((id) => sizing.steps.find((step) => step.id === id) ?? []) : [],
    told: [...faults.map(faultTold), ...checks.toSorted(byLevel), ...(isBad ? [] : lacking)],
  };
}

/** What is asked of the sizing for an axis. */
export function queryOf({ id }: Pick<Application, 'id'>, { inputs }: Pick<AxisRow, 'inputs'>, unit: UnitSystem) {
  return { application: id, inputs, given: {}, pairs: {}, unit } satisfies SizingQuery;
}

/** A line of what is told of an axis, with how much it stands in the way. */
export function toldText({ level, text }: JudgedAxis['told'][number]): BilingualText {
  const { [level]: word } = LEVEL_WORDS;
  return both(`${word.zh}：${text.zh}`, `${word.en}: ${text.en}`);
}

/** So much of a cell is told again: enough to find it by. */
const TOLD = 60;

function faultTold({ heading, cell, text }: CellFault): JudgedAxis['told'][number] {
  const [place, said] = [heading, cell].map((one) => (one.length > TOLD ? `${one.slice(0, TOLD)}…` : one));
  const named = place === '' ? both(`“${said}”`, `“${said}”`) : both(`${place}“${said}”`, `${place} “${said}”`);
  return { level: 'block', text: both(`${named.zh}：${text.zh}`, `${named.en}: ${text.en}`) };
}

function missingTold(names: readonly BilingualText[]): BilingualText {
  return both(
    `尚缺：${names.map(({ zh }) => zh).join('、')}`,
    `Still missing: ${names.map(({ en }) => en).join(', ')}`,
  );
}

const ORDER: readonly Finding['level'][] = ['block', 'enquire', 'warn', 'info'];

function byLevel(one: Finding, other: Finding): number {
  return ORDER.indexOf(one.level) - ORDER.indexOf(other.level);
}
