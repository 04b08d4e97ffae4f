import type { UnitSystem } from '#product/unit-system.ts';
import type { NumberInput } from './model.ts';
import type { TypedInputs } from './read-inputs.ts';
import { fromBase, shownIn, unitIn } from './units.ts';

/** What was typed, and the units it is shown in. */
interface Typed {
  readonly inputs: TypedInputs;
  readonly unit: UnitSystem;
}

/** Enough that nobody sees a figure change when units do; what was typed is kept whole. */
const DIGITS = 6;

/** The unit a figure is typed in where a person works in a system of units. */
export function unitOf({ unit }: Pick<NumberInput, 'unit'>, system: UnitSystem): string {
  return unitIn(system, unit);
}

/** What a field shows of what was typed: itself in its own unit, else worked out of it. */
export function figureShown({ id, unit }: NumberInput, { inputs, unit: system }: Typed): number | undefined {
  const { [id]: typed } = inputs;
  if (typeof typed === 'number') return rounded(shownIn(system, { value: typed, unit }, unit).value);
  if (typeof typed !== 'object' || !('unit' in typed) || Number.isNaN(typed.value)) return undefined;
  const shown = shownIn(system, typed, unit);
  return shown === typed ? typed.value : rounded(shown.value);
}

/** A figure of the base unit as a system writes it. */
export function baseText({ unit }: Pick<NumberInput, 'unit'>, system: UnitSystem, value: number): string {
  return written(fromBase(value, unit, unitIn(system, unit)) ?? value);
}

/** A figure of a field as text. */
export function written(value: number): string {
  return String(rounded(value)).replace(/^-/, '−');
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
