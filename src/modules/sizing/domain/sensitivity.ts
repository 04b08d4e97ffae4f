import { figureText } from './core/figures.ts';
import type { Application, NumberInput } from './core/model.ts';
import { holds } from './core/read-inputs.ts';
import { computeMachine, inputsOf, type Sizing, type SizingQuery } from './sizing.ts';

/** How far each input is moved, as a share of its value. */
export const MOVED = 0.1;
/** So many inputs are told, the strongest first. */
const STRONGEST = 6;
/** What moves a result by less than this share of it is not told. */
const LEAST = 0.0005;

/** What nobody who couples the machine directly has fills in: a default that is no guess moves nothing. */
const COUPLING: readonly string[] = ['i_V'];

/** What a result does when one input is 10 % smaller and larger, as shares of it: 0.08 is 8 % more. */
export interface Sensitivity {
  readonly input: NumberInput;
  readonly isDefault: boolean;
  /** Null where the input has no such value: an efficiency of 1 does not rise. */
  readonly down: number | null;
  readonly up: number | null;
}

/** The results whose movers are told: the torque of the gear output, by its peak where that counts, and the peak power. */
export function movedResults({ values }: Pick<Sizing, 'values'>): readonly string[] {
  return [values.M_2pk === undefined ? 'M_2' : 'M_2pk', 'P_max'].filter((id) => Math.abs(values[id] ?? 0) > 0);
}

/** Which inputs move a result most: each alone, by ±10 % of its value, filled in or default. */
export function sensitivityOf(
  application: Application,
  query: SizingQuery,
  { sizing, result }: { readonly sizing: Sizing; readonly result: string },
): readonly Sensitivity[] {
  const { [result]: usual = 0 } = sizing.values;
  if (usual === 0) return [];
  const changeOf = (input: NumberInput, value: number): number | null => {
    if (value < input.min || value > input.max) return null;
    const { values } = computeMachine(application, { ...query, inputs: { ...query.inputs, [input.id]: value } });
    return values[result] === undefined ? null : (values[result] - usual) / Math.abs(usual);
  };
  return inputsOf(application)
    .filter(({ id }) => query.inputs[id] !== undefined || !COUPLING.includes(id))
    .flatMap((input) => {
      const { [input.id]: value = 0 } = sizing.values;
      if (input.kind !== 'number' || value === 0 || !holds(input.when, sizing.chosen)) return [];
      const [down, up] = [1 - MOVED, 1 + MOVED].map((share) => changeOf(input, value * share));
      return [{ input, isDefault: query.inputs[input.id] === undefined, down: down ?? null, up: up ?? null }];
    })
    .filter((one) => strengthOf(one) >= LEAST)
    .toSorted((one, other) => strengthOf(other) - strengthOf(one))
    .slice(0, STRONGEST);
}

/** The larger of its two changes, without its sign. */
export function strengthOf({ down, up }: Sensitivity): number {
  return Math.max(Math.abs(down ?? 0), Math.abs(up ?? 0));
}

/** The results that inputs move, each with what moves it; one that was measured is moved by nothing and left out. */
export function moversOf(application: Application, query: SizingQuery, sizing: Sizing) {
  return movedResults(sizing)
    .map((result) => ({ result, movers: sensitivityOf(application, query, { sizing, result }) }))
    .filter(({ movers }) => movers.length > 0);
}

/** A change as it is written on the page and on paper: `+8.1 %`; a dash where the input has no such value. */
export function changeText(share: number | null): string {
  if (share === null) return '–';
  const text = `${figureText(share * 100, '')} %`;
  return share > 0 ? `+${text}` : text;
}
