import type { BilingualText } from '#kernel/locale.ts';
import { type Figures, formulaOf } from './formula.ts';
import type { Condition, InputGroup, NumberInput, SourceCode, StepDef, Words } from './model.ts';

/** A text in both languages. */
export function both(zh: string, en: string): BilingualText {
  return { zh, en };
}

/** Name and help in both languages. */
export function say(zh: string, en: string, zhHelp: string, enHelp: string): Words {
  return { name: { zh, en }, help: { zh: zhHelp, en: enHelp } };
}

type NumberMore = Partial<Pick<NumberInput, 'def' | 'table' | 'when'>>;

/** A figure that is filled in: its unit, the range it may have, and its default. */
export function figure(
  id: string,
  unit: string,
  group: InputGroup,
  [min, max]: readonly [min: number, max: number],
  more: NumberMore = {},
): NumberInput {
  return { kind: 'number', id, unit, group, min, max, ...more };
}

interface StepMore {
  readonly when?: Condition;
  readonly written?: 'reserve' | 'demand';
  readonly cases?: readonly {
    readonly if: (figures: Figures) => boolean;
    readonly formula: string;
    readonly name?: BilingualText;
  }[];
}

/** A step whose function, needs and printed texts follow from one formula. */
export function step(
  id: string,
  unit: string,
  source: SourceCode,
  formula: string,
  name: BilingualText,
  { cases, ...more }: StepMore = {},
): StepDef {
  const read = cases?.map((one) => ({ ...one, formula: formulaOf(one.formula) }));
  return { id, unit, source, name, formula: formulaOf(formula), ...more, ...(read && { cases: read }) };
}

/** Whether figures are there, for those who judge them. */
export function known<Id extends string>(
  figures: Figures,
  ...ids: readonly Id[]
): Readonly<Record<Id, number>> | undefined {
  if (ids.some((id) => figures[id] === undefined)) return undefined;
  return figures;
}
