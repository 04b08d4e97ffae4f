import type { JrtConfiguration, JrtSearch } from '#lines/jrt/configuration.ts';
import { savedTolerance } from '#lines/shared/saved/overview.ts';
import type { Values } from '#product/configuration.ts';

/** By which figures rows were looked for: r/min, Nm, kW. Those of a load on a module stand in its part. */
export interface SavedAsked {
  readonly outputSpeed?: number;
  readonly ratio?: number;
  readonly outputTorque?: number;
  readonly motorPower?: number;
  /** How far the speed or ratio may lie from it, as a share, where another than the line's was taken. */
  readonly tolerance?: number;
}

/** What was asked for beside the required service factor; undefined where nothing was. */
export function toSavedAsked({ basicType, search, values, tolerance }: JrtConfiguration): SavedAsked | undefined {
  const { outputSpeed, ratio } = search;
  const load =
    basicType?.route === 'motor'
      ? { outputTorque: search.outputTorque, motorPower: Number(values.motorPower ?? 0) }
      : {};
  const figures = Object.entries({ outputSpeed, ratio, ...load }).filter(([, figure]) => figure !== null && figure > 0);
  if (figures.length === 0) return undefined;
  return { ...Object.fromEntries(figures), ...savedTolerance({ tolerance }) };
}

/** The same as a configuration holds it: the power of a motor of ours is a choice. What is asked for says which way of a pair was taken. */
export function fromSavedAsked({ outputSpeed, ratio, outputTorque, motorPower, tolerance }: SavedAsked): {
  readonly search: Partial<JrtSearch>;
  readonly values: Values;
  readonly tolerance?: number;
} {
  return {
    search: {
      ...(outputSpeed !== undefined && { outputSpeed, speedOrRatio: 'outputSpeed' }),
      ...(ratio !== undefined && { ratio, speedOrRatio: 'ratio' }),
      ...(outputTorque !== undefined && { outputTorque, powerOrTorque: 'outputTorque' }),
    },
    values: motorPower === undefined ? {} : { motorPower: String(motorPower) },
    ...savedTolerance({ tolerance }),
  };
}
