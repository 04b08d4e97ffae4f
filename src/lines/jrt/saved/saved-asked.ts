import type { JrtConfiguration, JrtSearch } from '#lines/jrt/configuration.ts';
import type { Values } from '#product/configuration.ts';

/** By which figures rows were looked for: r/min, Nm, kW. Those of a load on a module stand in its part. */
export interface SavedAsked {
  readonly outputSpeed?: number;
  readonly ratio?: number;
  readonly outputTorque?: number;
  readonly motorPower?: number;
}

/** What was asked for beside the required service factor; undefined where nothing was. */
export function toSavedAsked({ basicType, search, values }: JrtConfiguration): SavedAsked | undefined {
  const { outputSpeed, ratio } = search;
  const load =
    basicType?.route === 'motor'
      ? { outputTorque: search.outputTorque, motorPower: Number(values.motorPower ?? 0) }
      : {};
  const figures = Object.entries({ outputSpeed, ratio, ...load }).filter(([, figure]) => figure !== null && figure > 0);
  return figures.length === 0 ? undefined : Object.fromEntries(figures);
}

/** The same as a configuration holds it: the power of a motor of ours is a choice. What is asked for says which way of a pair was taken. */
export function fromSavedAsked({ outputSpeed, ratio, outputTorque, motorPower }: SavedAsked): {
  readonly search: Partial<JrtSearch>;
  readonly values: Values;
} {
  return {
    search: {
      ...(outputSpeed !== undefined && { outputSpeed, speedOrRatio: 'outputSpeed' }),
      ...(ratio !== undefined && { ratio, speedOrRatio: 'ratio' }),
      ...(outputTorque !== undefined && { outputTorque, powerOrTorque: 'outputTorque' }),
    },
    values: motorPower === undefined ? {} : { motorPower: String(motorPower) },
  };
}
