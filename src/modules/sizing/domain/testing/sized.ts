import type { TypedInputs } from '#modules/sizing/domain/core/read-inputs.ts';
import { evaluateSizing, type Sizing, type SizingQuery } from '#modules/sizing/domain/sizing.ts';

/** A machine as it is computed; that the application is known is the test's word. */
export function sized(application: string, inputs: TypedInputs, more: Partial<SizingQuery> = {}): Sizing {
  const sizing = evaluateSizing({ application, inputs, ...more });
  if (sizing === undefined) throw new Error(`no application ${application}`);
  return sizing;
}

/** A figure of it that has to be there. */
export function figureIn({ values }: Sizing, id: string): number {
  const { [id]: value } = values;
  if (value === undefined) throw new Error(`${id} was not computed`);
  return value;
}

/** A source of figures that is the same in every run: from 0 to 1, as many as are asked for. */
export function figuresFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
