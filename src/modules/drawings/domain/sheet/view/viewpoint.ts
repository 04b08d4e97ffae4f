import { type SolidModel, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { dot, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

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
export const FROM_BEHIND: Viewpoint = {
  right: [1 / S2, -1 / S2, 0],
  up: [1 / S6, 1 / S6, 2 / S6],
  toward: [-1 / S3, -1 / S3, 1 / S3],
};

/** Seen from above between the drive end and the far side. */
export const FROM_FAR_SIDE: Viewpoint = {
  right: [-1 / S2, 1 / S2, 0],
  up: [-1 / S6, -1 / S6, 2 / S6],
  toward: [1 / S3, 1 / S3, 1 / S3],
};

/** Seen straight on the fan cowl. */
export const ON_COWL: Viewpoint = { right: [0, -1, 0], up: Z, toward: times(-1, X) };
