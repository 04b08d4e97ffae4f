import type { TypedInput, TypedInputs } from '#modules/sizing/domain/core/read-inputs.ts';
import type { Quantity } from '#modules/sizing/domain/core/units.ts';
import type { UnitSystem } from '#product/unit-system.ts';

/** What a person has said of a machine: all that its results follow from. */
export interface SizingCase {
  readonly inputs: TypedInputs;
  /** Steps whose value is known. */
  readonly given: Readonly<Record<string, Quantity>>;
  /** Second values of inputs, which the worst case is computed with. */
  readonly pairs: Readonly<Record<string, Quantity>>;
  readonly unit: UnitSystem;
}

/** The case with an input as it is typed now; undefined empties it. */
export function withInput(one: SizingCase, id: string, value: TypedInput | undefined): SizingCase {
  return { ...one, inputs: withEntry(one.inputs, id, value) };
}

/** The case with the value of a step that is known; undefined computes it again. */
export function withGiven(one: SizingCase, id: string, value: Quantity | undefined): SizingCase {
  return { ...one, given: withEntry(one.given, id, value) };
}

/** The case with the second value of an input; undefined takes it away. */
export function withPair(one: SizingCase, id: string, value: Quantity | undefined): SizingCase {
  return { ...one, pairs: withEntry(one.pairs, id, value) };
}

function withEntry<Value>(
  entries: Readonly<Record<string, Value>>,
  id: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const { [id]: _, ...others } = entries;
  return value === undefined ? others : { ...others, [id]: value };
}
