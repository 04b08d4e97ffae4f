import type { SelfLocking, StartModel } from '#lines/jrw/source/parts.ts';

/** How a unit starts: by a model, so it warns and promises nothing. */
export interface Starting {
  readonly startingEfficiency: number;
  readonly selfLocking: SelfLocking;
}

/** Starting efficiency below which a unit at rest likely holds its load, and from which it does not (lines README §1). */
const HOLDS = { below: 0.45, notFrom: 0.55 };

/** Of a single unit. */
export function startingOf({ efficiency, selfLocking }: Pick<StartModel, 'efficiency' | 'selfLocking'>): Starting {
  return { startingEfficiency: efficiency, selfLocking };
}

/** Of two units in series: their efficiencies multiply, and the pair holds by what comes out. */
export function startingOfBoth(first: StartModel, second: StartModel): Starting {
  const startingEfficiency = first.efficiency * second.efficiency;
  return { startingEfficiency, selfLocking: selfLockingAt(startingEfficiency) };
}

/** Whether a unit of this starting efficiency holds at rest. */
export function selfLockingAt(startingEfficiency: number): SelfLocking {
  if (startingEfficiency < HOLDS.below) return 'likely';
  return startingEfficiency > HOLDS.notFrom ? 'none' : 'uncertain';
}
