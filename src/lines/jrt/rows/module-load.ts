import type { Load } from './compute-basic-type.ts';

/** What is named of the customer's motor on a module: r/min, kW, Nm at the output. */
export interface NamedLoad {
  readonly inputSpeed?: number | undefined;
  readonly power?: number | undefined;
  readonly torque?: number | undefined;
}

/**
 * The load of a row on the module route: what is named, else what the module bears at the required service factor, never
 * below fB = 1 (product decisions §2).
 */
export function moduleLoad({ inputSpeed, power, torque }: NamedLoad, requiredServiceFactor: number): Load {
  return {
    ...(inputSpeed !== undefined && { inputSpeed }),
    ...(power !== undefined && { power }),
    ...(torque !== undefined && { torque }),
    serviceFactor: Math.max(requiredServiceFactor, 1),
  };
}
