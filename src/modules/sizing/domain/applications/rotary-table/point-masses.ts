import type { InputValue, PointMass } from '#modules/sizing/domain/core/model.ts';

/** Inertia of masses about the axis, kg·m². */
export function momentOf(masses: InputValue | undefined): number {
  return listed(masses).reduce((sum, [mass, radius]) => sum + mass * (radius / 1000) ** 2, 0);
}

/** All masses together, kg. */
export function totalOf(masses: InputValue | undefined): number {
  return listed(masses).reduce((sum, [mass]) => sum + mass, 0);
}

function listed(masses: InputValue | undefined): readonly PointMass[] {
  return typeof masses === 'object' ? masses : [];
}
