import type { RuleDef } from '#engine/public.ts';
import type { CatalogueFacts, DutyLimitFact } from '#lines/jrt/facts/catalogue-facts.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

/** What the catalogue says about duty types, one rule per gear unit that is limited (product decisions §2). */
export function dutyRules({ dutyLimits }: CatalogueFacts): readonly RuleDef[] {
  const units = [...new Set(dutyLimits.map(unitOf))];
  return units.map((unit) => ({
    id: `duty-bearable-for-${unit}`,
    expr: allOf(...dutyLimits.filter((limit) => unitOf(limit) === unit).map(bearable)),
    reason: text(
      `${unit} 与此电机在该工作制下过载：没有任何速比的使用系数达到 0.8。`,
      `${unit} with this motor is overloaded in that duty type: no ratio reaches a service factor of 0.8.`,
    ),
    source: 'product decisions §2',
  }));
}

function unitOf({ gearboxModel, reduceUnitSize }: DutyLimitFact): string {
  return `${gearboxModel}${reduceUnitSize}`;
}

function bearable({ durationFactors, ...drive }: DutyLimitFact) {
  const isDrive = Object.entries(drive).map(([variable, code]) => is(variable, code));
  return implies(allOf(...isDrive), isNot('durationFactor', ...durationFactors));
}
