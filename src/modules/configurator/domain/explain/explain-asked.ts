import {
  type CitedRule,
  conflictNamed,
  type NamedChoices,
  type NamedRepair,
  repairsNamed,
  whyNotNamed,
} from '#engine/public.ts';
import { speaksOfModule } from '#modules/catalogue/domain/explain/read-choices.ts';
import { foldRules } from '#modules/configurator/domain/change/apply-change.ts';
import { NOT_APPLICABLE } from '#modules/configurator/domain/context/domains.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { againstRow, allChoices, type Question } from '#modules/configurator/domain/evaluation/question.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { belongsTo } from '#product/rule.ts';

/** Choices to make instead, after which everything stands together. */
export interface WayOut {
  /** What to choose, by variable: what was wanted, and another code for what is in its way. */
  readonly set: Values;
  /** What to give up without another choice in its place: `basicType`, or a choice. */
  readonly drop: readonly FieldId[];
  /** What the form's field-change rules clear besides (spec 001 §4), of what was chosen. */
  readonly clears: readonly FieldId[];
  /** How many earlier choices it costs; the row counts as one. */
  readonly cost: number;
}

/** Why something cannot be had: a minimal set of choices, and of rules, and what could be changed. */
export interface Obstacle {
  readonly choices: NamedChoices;
  readonly rules: readonly CitedRule[];
  /** Choices that say something else about the row than the row does; then there are no rules. */
  readonly againstRow: readonly FieldId[];
  readonly waysOut: readonly WayOut[];
}

const WAYS_OUT = 3;

/** Why a question's choices cannot stand together; undefined if they can. */
export function whyContradictory(question: Question, context: ProductContext): Obstacle | undefined {
  const against = againstRow(question);
  if (against.length > 0) {
    return { choices: {}, rules: [], againstRow: against, waysOut: waysTo(question, {}, context) };
  }
  const conflict = conflictNamed(context.engine, allChoices(question));
  return conflict && { ...conflict, againstRow: [], waysOut: waysTo(question, {}, context) };
}

/** Why a variable cannot have a value; undefined if it can. What a row fixes is judged without the row. */
export function whyExcluded(
  question: Question,
  variable: FieldId,
  value: string,
  context: ProductContext,
): Obstacle | undefined {
  const judged = variable in question.rowChoices ? question.choices : allChoices(question);
  const conflict = whyNotNamed(context.engine, judged, variable, value);
  return conflict && { ...conflict, againstRow: [], waysOut: waysTo(question, { [variable]: value }, context) };
}

/**
 * The cheapest ways to what is wanted: those that keep the row, and those that give it up, which costs one choice however
 * many columns are in the way.
 */
function waysTo(question: Question, wanted: Values, context: ProductContext): readonly WayOut[] {
  const wantsOfRow = Object.keys(wanted).some((variable) => variable in question.rowChoices);
  const keeping = question.row && !wantsOfRow ? repairs(question, wanted, question.rowChoices, context) : [];
  const free = repairs(question, wanted, {}, context);
  const giving = question.row ? free.filter((repair) => !keeping.some((other) => isWithin(other, repair))) : [];
  const ways = question.row
    ? [...keeping.map((repair) => wayOf(repair, false)), ...giving.map((repair) => wayOf(repair, true))]
    : free.map((repair) => wayOf(repair, false));
  return ways
    .sort((one, other) => one.cost - other.cost)
    .slice(0, WAYS_OUT)
    .map((way) => settled({ ...way, set: { ...way.set, ...wanted } }, question))
    .map((way) => withClears(way, question, context));
}

function repairs(
  { choices }: Question,
  wanted: Values,
  kept: NamedChoices,
  { engine }: ProductContext,
): readonly NamedRepair[] {
  const want = { ...kept, ...Object.fromEntries(Object.entries(wanted).map(([id, code]) => [id, [code]])) };
  const others = Object.fromEntries(Object.entries(choices).filter(([id]) => !(id in wanted)));
  const clashing = Object.keys(others).filter(
    (id) => id in kept && !kept[id]?.some((code) => others[id]?.includes(code)),
  );
  const standing = Object.fromEntries(Object.entries(others).filter(([id]) => !(id in kept)));
  return repairsNamed(engine, standing, want, { limit: WAYS_OUT }).map(({ retract, replace, cost }) => ({
    retract: [...retract, ...clashing],
    replace: { ...replace, ...Object.fromEntries(clashing.map((id) => [id, kept[id]?.[0] ?? ''])) },
    cost: cost + clashing.length,
  }));
}

/** Whether a repair gives up nothing the other does not. */
function isWithin(one: NamedRepair, other: NamedRepair): boolean {
  return one.retract.every((id) => other.retract.includes(id));
}

function wayOf({ replace, cost }: NamedRepair, dropsRow: boolean): WayOut {
  return { set: replace, drop: dropsRow ? [BASIC_TYPE] : [], clears: [], cost: cost + (dropsRow ? 1 : 0) };
}

/** What does not apply any more is given up; so is the power of the customer's motor where the motor becomes one of ours. */
function settled(way: WayOut, { config }: Question): WayOut {
  const pairs = Object.entries(way.set);
  const hidden = pairs.flatMap(([id, code]) => (code === NOT_APPLICABLE ? [id] : []));
  const isOurs = way.set.inputType !== undefined && !speaksOfModule({ inputType: way.set.inputType });
  const figures = isOurs && (config.search.motorPower ?? null) !== null && !way.set.motorPower ? ['motorPower'] : [];
  return {
    ...way,
    set: Object.fromEntries(pairs.filter(([id]) => !hidden.includes(id))),
    drop: [...way.drop, ...hidden, ...figures],
  };
}

/** With what the form would clear on these changes, row included. */
function withClears(way: WayOut, { config, choices }: Question, context: ProductContext): WayOut {
  if (!wakesRules(Object.keys(way.set), context)) return way;
  const change = { kind: 'chooseAll', choices: way.set } as const;
  const after = foldRules(context.line.changes, config, change, context);
  const lost = after.cleared.map(({ field }) => field).filter((field) => !(field in way.set));
  const isGiven = (field: FieldId) => field === BASIC_TYPE || field in choices;
  const clears = [...new Set(lost)].filter((field) => isGiven(field) && !way.drop.includes(field));
  return { ...way, clears };
}

/** Whether a change of these fields wakes a field-change rule at all. */
function wakesRules(touched: readonly FieldId[], { line }: ProductContext): boolean {
  return line.changes.some(({ on }) => on.some((field) => touched.some((id) => belongsTo(id, field))));
}
