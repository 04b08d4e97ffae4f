import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { pear } from './outlines.ts';

/** A torque arm: P from the output axis to its bush, whose bore is d1 and length L1; the eye has the radius R, the plate a thickness. */
export interface TorqueArm {
  readonly P: number;
  readonly R: number;
  readonly d1: number;
  readonly L1: number;
  readonly thickness: number;
  /** The radius of the plate around the output. */
  readonly root: number;
  /** What the plate leaves free around the output. */
  readonly free: number;
}

/** An arm that hangs along a place's x, its plate from there back against z; the rubber bush in its eye ends flush with it. */
export function armBodies(place: Placement, { d1, free, L1, P, R, root, thickness }: TorqueArm): readonly Body[] {
  const eye: Vec2 = [P, 0];
  const bush = R * 0.8;
  return [
    {
      ...{ kind: 'prism', name: 'torque arm', paint: 'housing', place },
      ...{ outer: pear(root, eye, R), holes: [circle([0, 0], free), circle(eye, bush)], from: -thickness, to: 0 },
    },
    {
      ...{ kind: 'prism', name: 'torque arm bush', paint: 'dark', place },
      ...{ outer: circle(eye, bush), holes: [circle(eye, d1 / 2)], from: -L1, to: 0 },
    },
  ];
}
