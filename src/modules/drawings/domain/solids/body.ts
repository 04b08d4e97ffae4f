import { type Loop, scaledLoop } from './loop.ts';
import { movedPlace, type Placement, type Turn, turnedPlace } from './placement.ts';
import { times, type Vec3 } from './vector.ts';

/** What a body is painted as; the writers of files know the colour. */
export type BodyPaint = 'housing' | 'motor' | 'machined' | 'dark';

interface Named {
  readonly name: string;
  readonly paint: BodyPaint;
  readonly place: Placement;
}

/** An outline drawn out along its place's z, with holes through and through. */
export interface Prism extends Named {
  readonly kind: 'prism';
  readonly outer: Loop;
  readonly holes: readonly Loop[];
  readonly from: number;
  readonly to: number;
}

/** A profile turned about its place's z: points are [radius, place along z], counter-clockwise, none left of the axis. */
export interface Revolved extends Named {
  readonly kind: 'revolved';
  readonly profile: readonly (readonly [number, number])[];
}

/** The two bodies everything is made of (drawings README §b): closed, and touching or overlapping each other, never cut. */
export type Body = Prism | Revolved;

/** A place to which others mate, such as the end of a shaft or the foot. */
export interface ModelFrame {
  readonly name: string;
  readonly place: Placement;
}

/** A drive as bodies and named frames, mm, right-handed. */
export interface SolidModel {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

/** The model after a turn about the origin, as a mounting position has it. */
export function turnedModel(turn: Turn, { bodies, frames }: SolidModel): SolidModel {
  return {
    bodies: bodies.map((body) => ({ ...body, place: turnedPlace(turn, body.place) })),
    frames: frames.map((frame) => ({ ...frame, place: turnedPlace(turn, frame.place) })),
  };
}

/** The bodies moved. */
export function movedBodies(by: Vec3, bodies: readonly Body[]): readonly Body[] {
  return bodies.map((body) => ({ ...body, place: movedPlace(by, body.place) }));
}

/** The bodies after a turn about the origin. */
export function turnedBodies(turn: Turn, bodies: readonly Body[]): readonly Body[] {
  return bodies.map((body) => ({ ...body, place: turnedPlace(turn, body.place) }));
}

/** The model so many times as large. */
export function scaledModel(by: number, { bodies, frames }: SolidModel): SolidModel {
  const scaled = (place: Placement): Placement => ({ ...place, at: times(by, place.at) });
  return {
    bodies: bodies.map((body) => ({ ...scaledBody(by, body), place: scaled(body.place) })),
    frames: frames.map((frame) => ({ ...frame, place: scaled(frame.place) })),
  };
}

function scaledBody(by: number, body: Body): Body {
  if (body.kind === 'revolved') return { ...body, profile: body.profile.map(([r, w]) => [r * by, w * by]) };
  const { from, holes, outer, to } = body;
  return {
    ...body,
    outer: scaledLoop(by, outer),
    holes: holes.map((hole) => scaledLoop(by, hole)),
    from: from * by,
    to: to * by,
  };
}
