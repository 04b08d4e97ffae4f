import { type SolidModel, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { cross, dot, length, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** Whence a view is seen: what is right and up on the sheet, and what points to the viewer; right-handed. */
export interface Viewpoint {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly toward: Vec3;
}

/** The views of a sheet: the front shows the motor axis, the side is seen from the end of the drive, the top from above. */
export const VIEWPOINTS = {
  front: { right: X, up: Z, toward: times(-1, Y) },
  side: { right: Y, up: Z, toward: X },
  top: { right: X, up: Y, toward: Z },
} as const satisfies Record<string, Viewpoint>;

const [S2, S3, S6] = [Math.sqrt(2), Math.sqrt(3), Math.sqrt(6)];

/** Seen from above between front and side, so that all three axes are as long. */
export const ISOMETRIC: Viewpoint = {
  right: [1 / S2, 1 / S2, 0],
  up: [-1 / S6, 1 / S6, 2 / S6],
  toward: [1 / S3, -1 / S3, 1 / S3],
};

/** A point as it is seen: right, up, and how near. */
export function seen({ right, toward, up }: Viewpoint, point: Vec3): Vec3 {
  return [dot(point, right), dot(point, up), dot(point, toward)];
}

/** A model as it is seen: its x to the right, its y up, its z to the viewer. */
export function seenModel(viewpoint: Viewpoint, model: SolidModel): SolidModel {
  return turnedModel([seen(viewpoint, X), seen(viewpoint, Y), seen(viewpoint, Z)], model);
}

/** Seen from above between the side and the fan end. */
export const FROM_BEHIND: Viewpoint = viewedFrom([-1, -1, 1]);

/** Seen from above between the drive end and the far side. */
export const FROM_FAR_SIDE: Viewpoint = viewedFrom([1, 1, 1]);

/** Seen towards the motor, so that what stands on either side of a unit is seen. */
export const TOWARD_MOTOR: Viewpoint = viewedFrom([1, -0.5, 0.6]);

/** Seen from the side and a little from the fan end, so that both ends of what runs along x are seen. */
export const ACROSS_MOTOR: Viewpoint = viewedFrom([-0.4, -1, 0.5]);

/** As usual, but from below: what looks down is seen. */
export const FROM_BELOW: Viewpoint = viewedFrom([1, -1, -0.7]);

/** Seen from high above between front and side, so that what lies behind is seen too. */
export const FROM_HIGH: Viewpoint = viewedFrom([0.35, -0.75, 1]);

/** Seen straight on the fan cowl. */
export const ON_COWL: Viewpoint = { right: [0, -1, 0], up: Z, toward: times(-1, X) };

/** A point of view by the way to the viewer, upright on the sheet: not from straight above. */
export function viewedFrom(way: Vec3): Viewpoint {
  const unit = (vector: Vec3) => times(1 / length(vector), vector);
  const toward = unit(way);
  const right = unit(cross(Z, toward));
  return { right, up: cross(toward, right), toward };
}
