import type { Body } from './body.ts';
import { prismBrep } from './brep-of-prism.ts';
import { revolvedBrep } from './brep-of-revolved.ts';
import type { Placement } from './placement.ts';
import type { Vec3 } from './vector.ts';

/** An edge between two vertices: straight, or an arc counter-clockwise about its place's z. */
export interface BrepEdge {
  readonly from: number;
  readonly to: number;
  readonly arc?: { readonly place: Placement; readonly radius: number };
}

/** The surface a face lies on; of a cone the radius at its place, from where it widens along z by an angle, radians. */
export type Surface =
  | { readonly kind: 'plane'; readonly place: Placement }
  | { readonly kind: 'cylinder'; readonly place: Placement; readonly radius: number }
  | { readonly kind: 'cone'; readonly place: Placement; readonly radius: number; readonly angle: number };

/** An edge as a loop walks it. */
export interface Walked {
  readonly edge: number;
  readonly isForward: boolean;
}

/** A face: its bounds counter-clockwise seen from outside, the outer one first. */
export interface BrepFace {
  readonly surface: Surface;
  readonly bounds: readonly (readonly Walked[])[];
  /** Whether the surface's own normal points out of the body. */
  readonly isOutward: boolean;
}

/** A body as its boundary: one closed shell. */
export interface Brep {
  readonly vertices: readonly Vec3[];
  readonly edges: readonly BrepEdge[];
  readonly faces: readonly BrepFace[];
}

/** The boundary of a body. */
export function brepOf(body: Body): Brep {
  return body.kind === 'prism' ? prismBrep(body) : revolvedBrep(body);
}
