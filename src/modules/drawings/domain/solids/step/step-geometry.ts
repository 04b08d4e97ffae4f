import type { Surface } from '#modules/drawings/domain/solids/brep.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { length, minus, times, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { list, real, type StepLines, text } from './step-lines.ts';

/** A point, or a direction, by its coordinates. */
export function point(lines: StepLines, at: Vec3): string {
  return lines.add(`CARTESIAN_POINT('',${list(at.map(real))})`);
}

/** A unit vector. */
export function direction(lines: StepLines, vector: Vec3): string {
  const unit = times(1 / length(vector), vector);
  return lines.add(`DIRECTION('',${list(unit.map(real))})`);
}

/** A place with its directions; named where somebody mates to it. */
export function placement(lines: StepLines, { at, x, z }: Placement, name = ''): string {
  return lines.add(
    `AXIS2_PLACEMENT_3D(${text(name)},${point(lines, at)},${direction(lines, z)},${direction(lines, x)})`,
  );
}

/** A straight line from one point to another. */
export function line(lines: StepLines, from: Vec3, to: Vec3): string {
  const along = minus(to, from);
  const vector = lines.add(`VECTOR('',${direction(lines, along)},1.)`);
  return lines.add(`LINE('',${point(lines, from)},${vector})`);
}

/** A circle about its place's z. */
export function circleAt(lines: StepLines, place: Placement, radius: number): string {
  return lines.add(`CIRCLE('',${placement(lines, place)},${real(radius)})`);
}

/** What a face lies on. */
export function surfaceOf(lines: StepLines, surface: Surface): string {
  const at = placement(lines, surface.place);
  if (surface.kind === 'plane') return lines.add(`PLANE('',${at})`);
  if (surface.kind === 'cylinder') return lines.add(`CYLINDRICAL_SURFACE('',${at},${real(surface.radius)})`);
  return lines.add(`CONICAL_SURFACE('',${at},${real(surface.radius)},${real(surface.angle)})`);
}
