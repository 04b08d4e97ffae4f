import type { BilingualText } from '#kernel/locale.ts';
import { figureText } from './figures.ts';
import type { Figures, Formula } from './formula.ts';
import { CONFIDENCE, type Confidence, type SourceCode, type StepCase, type StepDef } from './model.ts';
import { formulaText, formulaWithNumbers, symbolOf } from './printed.ts';
import { inOrder } from './step-order.ts';

/** A step as it is shown and printed: formula, formula with numbers, result. */
export interface StepResult {
  readonly id: string;
  readonly symbol: string;
  readonly name: BilingualText;
  readonly formula: string;
  readonly withNumbers: string;
  /** `F_w = 241 N`; empty where there is none. */
  readonly result: string;
  /** Unrounded, in `unit`; null where it could not be computed. */
  readonly value: number | null;
  readonly unit: string;
  readonly source: SourceCode;
  readonly confidence: Confidence;
  /** The value was measured and given: the formula is shown, and not used. */
  readonly isGiven: boolean;
  /** The inputs whose absence keeps it from being computed. */
  readonly missing: readonly string[];
  /** Why there is no value. */
  readonly notComputed?: BilingualText;
}

export interface StepsRun {
  /** All that is known afterwards: what came in, what was given and what was computed. */
  readonly figures: Figures;
  readonly steps: readonly StepResult[];
}

/** Names of inputs, for those who are told what is missing. */
export type NameOf = (id: string) => BilingualText | undefined;

/**
 * Computes steps in the order of what they need. A value that was given stands instead of the formula; a step that lacks
 * something says what, and so does every step after it: there is neither 0 nor NaN.
 */
export function runSteps(
  defs: readonly StepDef[],
  known: Figures,
  given: Figures = {},
  nameOf: NameOf = () => undefined,
): StepsRun {
  const figures: Record<string, number> = { ...known };
  const lacking = new Map<string, readonly string[]>();
  const steps = inOrder(defs).map((def) => {
    const result = runStep(def, { figures, lacking, given, nameOf });
    if (result.value === null) lacking.set(def.id, result.missing);
    else figures[def.id] = result.value;
    return result;
  });
  return { figures, steps };
}

interface Run {
  readonly figures: Figures;
  readonly lacking: ReadonlyMap<string, readonly string[]>;
  readonly given: Figures;
  readonly nameOf: NameOf;
}

function runStep(def: StepDef, { figures, lacking, given, nameOf }: Run): StepResult {
  const { formula, name = def.name } = caseFor(def, figures);
  const absent = formula.deps.filter((id) => figures[id] === undefined);
  const missing = [...new Set(absent.flatMap((id) => lacking.get(id) ?? [id]))];
  const { [def.id]: measured } = given;
  const computed = absent.length === 0 ? formula.compute(figures) : Number.NaN;
  const value = measured ?? computed;
  const isThere = Number.isFinite(value);
  return {
    ...shown(def, formula, figures),
    name,
    result: isThere ? `${symbolOf(def.id)} = ${withUnit(def, value)}` : '',
    value: isThere ? value : null,
    isGiven: measured !== undefined,
    missing: isThere ? [] : missing,
    ...(!isThere && { notComputed: reason(missing, nameOf) }),
  };
}

function caseFor(def: StepDef, figures: Figures): Pick<StepCase, 'formula' | 'name'> {
  return def.cases?.find((one) => one.if(figures)) ?? def;
}

function shown(def: StepDef, { text }: Formula, figures: Figures) {
  return {
    id: def.id,
    symbol: symbolOf(def.id),
    formula: `${symbolOf(def.id)} = ${formulaText(text)}`,
    withNumbers: formulaWithNumbers(text, figures),
    unit: def.unit,
    source: def.source,
    confidence: CONFIDENCE[def.source],
  };
}

function withUnit({ unit, written }: StepDef, value: number): string {
  const text = figureText(value, unit, written);
  return unit === '' ? text : `${text} ${unit}`;
}

function reason(missing: readonly string[], nameOf: NameOf): BilingualText {
  if (missing.length === 0) {
    return {
      zh: '未计算：这些数值下公式没有结果',
      en: 'not computed because the formula has no result for these figures',
    };
  }
  const named = (locale: 'zh' | 'en') => missing.map((id) => labelOf(id, nameOf(id)?.[locale]));
  return {
    zh: `未计算：${named('zh').join('、')} 未填写`,
    en: `not computed because ${named('en').join(', ')} ${missing.length === 1 ? 'is' : 'are'} empty`,
  };
}

function labelOf(id: string, name: string | undefined): string {
  return name === undefined ? symbolOf(id) : `${name} ${symbolOf(id)}`;
}

/** The figures alone, of steps that stand in their order: without a word, for hundreds of drives. */
export function computeSteps(ordered: readonly StepDef[], known: Figures, given: Figures = {}): Figures {
  const figures: Record<string, number> = { ...known };
  for (const def of ordered) {
    const value = given[def.id] ?? caseFor(def, figures).formula.compute(figures);
    if (Number.isFinite(value)) figures[def.id] = value;
  }
  return figures;
}
