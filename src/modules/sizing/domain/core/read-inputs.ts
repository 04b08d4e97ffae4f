import type { BilingualText } from '#kernel/locale.ts';
import type { Figures } from './formula.ts';
import type { Condition, Finding, InputDef, InputValue, NumberInput, PointMass } from './model.ts';
import { symbolOf } from './printed.ts';
import { fromBase, inBase, type Quantity } from './units.ts';

/** What a person fills in: a figure in the base unit, one with the unit it was typed in, a code, a switch, a list. */
export type TypedInput = InputValue | Quantity;
export type TypedInputs = Readonly<Record<string, TypedInput>>;

/** Inputs as the steps read them. */
export interface ReadInputs {
  /** Figures in base units: what was typed, else the default; a switch is 1 or 0. */
  readonly figures: Figures;
  /** Codes, switches and lists. */
  readonly chosen: Readonly<Record<string, InputValue>>;
  readonly findings: readonly Finding[];
  /** Inputs of this variant that are empty and have no default. */
  readonly missing: readonly string[];
}

/** Reads what was typed. What is out of range is told and not used. */
export function readInputs(
  defs: readonly InputDef[],
  typed: TypedInputs,
  nameOf: (id: string) => BilingualText | undefined,
): ReadInputs {
  const chosen: Record<string, InputValue> = {};
  const figures: Record<string, number> = {};
  const findings: Finding[] = unknownOnes(defs, typed);
  const missing: string[] = [];
  const choices = defs.filter((def) => def.kind !== 'number');
  for (const def of choices) {
    const value = chosenOf(def, typed[def.id], findings);
    chosen[def.id] = value;
    if (typeof value === 'boolean') figures[def.id] = value ? 1 : 0;
  }
  for (const def of defs) {
    if (def.kind !== 'number' || !holds(def.when, chosen)) continue;
    const value = numberOf(def, typed[def.id], { findings, nameOf });
    if (value !== undefined) figures[def.id] = value;
    else if (typed[def.id] === undefined) missing.push(def.id);
  }
  return { figures, chosen, findings, missing };
}

/** Whether a condition holds for what is chosen; none always does. */
export function holds(when: Condition | undefined, chosen: Readonly<Record<string, InputValue>>): boolean {
  return when === undefined || chosen[when.input] === when.is;
}

function unknownOnes(defs: readonly InputDef[], typed: TypedInputs): Finding[] {
  const ids = new Set(defs.map(({ id }) => id));
  return Object.keys(typed)
    .filter((id) => !ids.has(id))
    .map((id) => ({
      id: 'input-unknown',
      level: 'warn',
      input: id,
      text: both(`没有输入项 ${id}`, `there is no input ${id}`),
    }));
}

function chosenOf(def: Exclude<InputDef, NumberInput>, value: TypedInput | undefined, findings: Finding[]): InputValue {
  if (value === undefined) return def.def;
  if (def.kind === 'choice' && typeof value === 'string' && def.options.some(({ code }) => code === value))
    return value;
  if (def.kind === 'switch' && typeof value === 'boolean') return value;
  if (def.kind === 'masses' && isMasses(value)) return value;
  findings.push({
    id: 'input-not-offered',
    level: 'block',
    input: def.id,
    text: both(`${symbolOf(def.id)} 的取值不在可选范围内`, `${symbolOf(def.id)} is none of the values offered`),
  });
  return def.def;
}

function isMasses(value: TypedInput): value is readonly PointMass[] {
  return Array.isArray(value) && value.every(isMass);
}

function isMass(one: unknown): boolean {
  return Array.isArray(one) && one.length === 2 && one.every((part) => Number.isFinite(part));
}

interface Telling {
  readonly findings: Finding[];
  readonly nameOf: (id: string) => BilingualText | undefined;
}

function numberOf(def: NumberInput, typed: TypedInput | undefined, telling: Telling): number | undefined {
  if (typed === undefined) return def.def;
  const quantity = quantityOf(typed, def.unit);
  const value = quantity && inBase(quantity, def.unit);
  if (quantity === undefined || value === undefined || !Number.isFinite(value)) {
    telling.findings.push(notInUnit(def));
    return undefined;
  }
  if (value >= def.min && value <= def.max) return value;
  telling.findings.push(outOfRange(def, { quantity, value }, telling.nameOf(def.id)));
  return undefined;
}

function quantityOf(typed: TypedInput, unit: string): Quantity | undefined {
  if (typeof typed === 'number') return { value: typed, unit };
  return typeof typed === 'object' && 'unit' in typed ? typed : undefined;
}

function notInUnit({ id, unit }: NumberInput): Finding {
  const symbol = symbolOf(id);
  return {
    id: 'input-unit',
    level: 'block',
    input: id,
    text: both(`${symbol} 须为数值，单位 ${unit || '1'}`, `${symbol} has to be a figure in ${unit || '1'}`),
  };
}

/** The range is told in the unit the person typed. */
function outOfRange(
  { id, unit, min, max }: NumberInput,
  { quantity, value }: { readonly quantity: Quantity; readonly value: number },
  name: BilingualText | undefined,
): Finding {
  const limit = (base: number) => Number((fromBase(base, unit, quantity.unit) ?? base).toPrecision(6));
  const range = `${limit(min)} … ${limit(max)} ${quantity.unit}`.trim();
  const label = (locale: 'zh' | 'en') => [name?.[locale], symbolOf(id)].filter(Boolean).join(' ');
  return {
    id: 'input-out-of-range',
    level: 'block',
    input: id,
    unit,
    have: value,
    need: value < min ? min : max,
    text: both(`${label('zh')} 超出范围：${range}`, `${label('en')} is out of range: ${range}`),
  };
}

function both(zh: string, en: string): BilingualText {
  return { zh, en };
}
