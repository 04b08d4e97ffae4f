import type { BilingualText } from '#kernel/locale.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import type { Application, Finding } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import {
  computeMachine,
  type Sizing,
  type SizingQuery,
  type SizingStep,
  shownFigure,
} from '#modules/sizing/domain/sizing.ts';
import { type Pair, readPairs } from './pairs.ts';

/** A machine with some of its inputs at their second value. */
export interface Combination {
  /** The inputs that have their second value; none in the first combination. */
  readonly second: readonly string[];
  /** `m_L = 0 kg, f = 1.2 mm`: all inputs that have two values. */
  readonly at: string;
  /** As those of a sizing. */
  readonly values: Figures;
}

/** A result that the second values change: its worst, and which combination it comes from. */
export interface WorstFigure {
  readonly id: string;
  readonly symbol: string;
  readonly name: BilingualText;
  /** Unrounded, in `unit`. */
  readonly value: number;
  readonly unit: string;
  readonly shown: SizingStep['shown'];
  /** What it is with the first values. */
  readonly first: Pick<SizingStep, 'value' | 'shown'>;
  readonly second: readonly string[];
  readonly at: string;
}

/** A machine in all combinations of the two values some of its inputs have. */
export interface WorstCase {
  readonly pairs: readonly Pair[];
  /** That of the first values first; empty where no second value is used. */
  readonly combinations: readonly Combination[];
  readonly figures: readonly WorstFigure[];
  /** What is to be told of other combinations than the first. */
  readonly checks: readonly Finding[];
  /** Second values that were sent and are not used, each with the input it is of. */
  readonly refused: readonly Finding[];
}

/** What a drive has to give, hold or bear; of each the largest amount is the worst. */
const DEMANDS: readonly string[] = [
  ...['M_m', 'n_m', 'M_2', 'M_2pk', 'n_2', 'P_st', 'J_x', 'M_ax', 'P_max'],
  ...['P_gen', 'M_h0', 'M_back', 'M_mx', 'F_A'],
];

/**
 * The worst case of a machine (sizing notes §10: empty and loaded, cold and hot in one run): every combination of the values
 * of `pairs` is computed. Undefined where nothing has a second value, which costs nothing.
 */
export function worstCase(application: Application, query: SizingQuery, sizing: Sizing): WorstCase | undefined {
  if (query.pairs === undefined || Object.keys(query.pairs).length === 0) return undefined;
  const { pairs, findings } = readPairs(application, query, sizing);
  const [first, ...others] = subsetsOf(pairs).map((second) => combined(application, query, { pairs, second }));
  if (first === undefined || pairs.length === 0)
    return { pairs, combinations: [], figures: [], checks: [], refused: findings };
  const combinations = [{ ...first, values: sizing.values }, ...others];
  const { unit = 'si' } = query;
  return {
    pairs,
    combinations: combinations.map(({ second, at, values }) => ({ second, at, values })),
    figures: demandsOf(sizing).flatMap((step) => worstOf(step, combinations, unit)),
    checks: others.flatMap((one) => toldOnlyOf(one, sizing)).filter(isFirstOfItsKind),
    refused: findings,
  };
}

/** All choices of pairs, those of the fewest first. */
function subsetsOf(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const sets = Array.from({ length: 2 ** pairs.length }, (_, bits) => pairs.filter((__, place) => (bits >> place) % 2));
  return sets.toSorted((one, other) => one.length - other.length);
}

function combined(
  application: Application,
  query: SizingQuery,
  { pairs, second }: { readonly pairs: readonly Pair[]; readonly second: readonly Pair[] },
) {
  const taken = Object.fromEntries(second.map((pair) => [pair.input.id, pair.second]));
  const at = pairs.map((pair) => `${symbolOf(pair.input.id)} = ${pair.texts[second.includes(pair) ? 1 : 0]}`);
  return {
    ...computeMachine(application, { ...query, inputs: { ...query.inputs, ...taken } }),
    second: Object.keys(taken),
    at: at.join(', '),
  };
}

function demandsOf({ steps }: Sizing): readonly SizingStep[] {
  return DEMANDS.flatMap((id) => steps.find((step) => step.id === id) ?? []);
}

/** Two amounts that differ by less are the same. */
const HAIR = 1e-9;

/** The worst of a result, with the fewest second values that lead to it; nothing where they do not change it. */
function worstOf(
  { id, symbol, name, unit, value, shown }: SizingStep,
  combinations: readonly Combination[],
  system: NonNullable<SizingQuery['unit']>,
): readonly WorstFigure[] {
  const found = combinations.flatMap(({ values: { [id]: amount }, ...one }) =>
    amount === undefined ? [] : [{ ...one, amount }],
  );
  const largest = Math.max(...found.map(({ amount }) => Math.abs(amount)));
  const isSame = found.every(({ amount }) => Math.abs(amount - (value ?? Number.NaN)) <= HAIR * largest);
  const worst = found.find(({ amount }) => Math.abs(amount) >= largest * (1 - HAIR));
  if (worst === undefined || isSame || value === null || found.length < combinations.length) return [];
  const { amount, second, at } = worst;
  return [
    {
      ...{ id, symbol, name, unit, second, at, value: amount },
      shown: shownFigure(amount, unit, system),
      first: { value, shown },
    },
  ];
}

/** What another combination is told of and the first is not; that it cannot be computed, too. */
function toldOnlyOf(
  { at, checks, values }: Combination & { readonly checks: readonly Finding[] },
  sizing: Sizing,
): readonly Finding[] {
  const own = checks.filter(({ id }) => !sizing.checks.some((told) => told.id === id));
  const told = own.map((finding) => ({ ...finding, text: atText(finding.text, at) }));
  const isLost = sizing.values.M_2 !== undefined && values.M_2 === undefined;
  return isLost ? [{ id: 'case-not-computed', level: 'block', text: atText(NOT_COMPUTED, at) }, ...told] : told;
}

const NOT_COMPUTED: BilingualText = { zh: '该组合无法计算', en: 'This combination cannot be computed' };

/** A text with the combination it holds for. */
export function atText({ zh, en }: BilingualText, at: string): BilingualText {
  return { zh: `${zh}（${at}）`, en: `${en} (${at})` };
}

function isFirstOfItsKind({ id, input }: Finding, place: number, all: readonly Finding[]): boolean {
  return all.findIndex((other) => other.id === id && other.input === input) === place;
}
