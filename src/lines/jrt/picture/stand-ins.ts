import { armBodies } from '#lines/shared/solid/arm-bodies.ts';
import { boltHoles } from '#lines/shared/solid/plate-bodies.ts';
import type { Body, ModelFrame, Prism, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { movedBodies } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { circle, type Loop, polygon, radiusOf, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { type Placement, type Turn, turnedPlace } from '#modules/drawings/domain/solids/placement.ts';
import { dot, times, type Vec2, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** What pictures show of a product in M1 for which the reference has no dimensions: illustrations, none of them to be measured. */
export type Illustrate = (model: SolidModel) => SolidModel;

function prismNamed(model: SolidModel, name: string): Prism | undefined {
  return model.bodies.find((body): body is Prism => body.kind === 'prism' && body.name === name);
}

function replaced({ bodies, frames }: SolidModel, names: readonly string[], by: readonly Body[]): SolidModel {
  return { bodies: [...bodies.filter(({ name }) => !names.includes(name)), ...by], frames };
}

/** A frequency inverter in place of the terminal box: a wide housing with cooling fins. */
export const withInverter: Illustrate = (model) => {
  const box = prismNamed(model, 'terminal box');
  if (box === undefined) return model;
  const [[x0], [x1]] = boxOf({ bodies: [box] });
  const half = (x1 - x0) / 2;
  const high = box.from + (box.to - box.from) * 0.9;
  const named = { kind: 'prism', paint: 'motor', place: box.place, holes: [] } as const;
  const [back, front] = [-half * 1.9, half * 0.8];
  const fins = Array.from({ length: 7 }, (_, no): Body => {
    const at = back + half * 0.2 + ((front - back - half * 0.4) * no) / 6;
    return {
      ...{ ...named, name: 'inverter fin', from: high, to: high + half * 0.4 },
      outer: roundedRectangle([at - half * 0.08, -half * 0.95], [at + half * 0.08, half * 0.95], 0),
    };
  });
  return replaced(
    model,
    ['terminal box'],
    [
      {
        ...{ ...named, name: 'inverter', from: box.from, to: high },
        outer: roundedRectangle([back, -half * 1.1], [front, half * 1.1], half * 0.16),
      },
      ...fins,
    ],
  );
};

/** The splines of a bore: so many, so deep against its radius. */
const [SPLINES, DEPTH] = [16, 0.16];

/** A bore with splines in place of the keyway. */
export const withSplines: Illustrate = (model) => {
  const hub = prismNamed(model, 'hollow shaft');
  const bore = hub?.holes[0]?.find(({ arc }) => arc);
  if (hub === undefined || bore?.arc === undefined) return model;
  const r = radiusOf(bore.from, bore.arc);
  const points = Array.from({ length: SPLINES * 4 }, (_, no): Vec2 => {
    const angle = (2 * Math.PI * (no + 0.5)) / (SPLINES * 4);
    const at = no % 4 < 2 ? r : r * (1 + DEPTH);
    return [at * Math.cos(angle), at * Math.sin(angle)];
  });
  return replaced(model, ['hollow shaft'], [{ ...hub, holes: [polygon(...points)] }]);
};

/** A round face with threads in place of the flange: little wider than its pilot. */
export const withFace: Illustrate = (model) => {
  const [flange, pilot] = [prismNamed(model, 'flange'), prismNamed(model, 'flange pilot')];
  const first = pilot?.outer[0];
  if (flange === undefined || first?.arc === undefined) return model;
  const r = radiusOf(first.from, first.arc);
  const middle: readonly Loop[] = flange.holes.filter((loop) => loop.every(({ arc }) => arc?.centre[0] === 0));
  const face: Body = {
    ...flange,
    outer: circle([0, 0], r * 1.12),
    holes: [...middle, ...boltHoles(r * 0.96, 8, r * 0.06)],
  };
  return replaced(model, ['flange', 'flange pilot'], [face]);
};

/** Flange and shaft further out, on a longer bearing. */
export const withLongBearing: Illustrate = (model) => {
  const flange = prismNamed(model, 'flange');
  const first = flange?.outer[0];
  if (flange === undefined || first?.arc === undefined) return model;
  const r = radiusOf(first.from, first.arc);
  const far = r * 0.9;
  const isOut = ({ name }: Body) => name.startsWith('flange') || name.startsWith('output shaft');
  const bearing: Body = {
    ...{ kind: 'revolved', name: 'bearing housing', paint: 'housing', place: flange.place },
    profile: [
      [0, flange.from],
      [r * 0.72, flange.from],
      [r * 0.56, flange.from + far * 0.35],
      [r * 0.56, flange.from + far],
      [0, flange.from + far],
    ],
  };
  return {
    frames: model.frames,
    bodies: [
      ...model.bodies.filter((body) => !isOut(body)),
      bearing,
      ...movedBodies(times(far, flange.place.z), model.bodies.filter(isOut)),
    ],
  };
};

/** A torque arm at side A, from the hollow shaft down past the housing. */
export const withArm: Illustrate = (model) => {
  const [hub, housing] = [prismNamed(model, 'hollow shaft'), prismNamed(model, 'housing')];
  const first = hub?.outer[0];
  const out = model.frames.find(({ name }) => name === 'OUT_A');
  if (hub === undefined || first?.arc === undefined || housing === undefined || out === undefined) return model;
  const r = radiusOf(first.from, first.arc);
  const P = -boxOf({ bodies: [housing] })[0][2] * 1.25;
  const place: Placement = { ...out.place, x: times(-1, Z) };
  const arm = { P, R: r * 0.55, d1: r * 0.4, L1: r * 0.7, thickness: r * 0.3, root: r * 1.5, free: r * 1.02 };
  return { ...model, bodies: [...model.bodies, ...armBodies(place, arm)] };
};

/** Which bodies of an output stand on which side, where a unit in line has them on side B, or on both. */
export interface Sides {
  readonly names: readonly string[];
  readonly sides: readonly string[];
}

const HALF_TURN: Turn = [times(-1, X), times(-1, Y), Z];

/** Bodies of an output turned half round about the middle of the housing, to its other side; on both sides they are there twice. */
export function withSides(model: SolidModel, { names, sides }: Sides): SolidModel {
  const housing = prismNamed(model, 'housing');
  if (housing === undefined || !sides.includes('B')) return model;
  const [low, high] = boxOf({ bodies: [housing] });
  const about = low[0] + high[0];
  const isOutput = ({ name }: Body) => names.some((begin) => name.startsWith(begin));
  const output = model.bodies.filter(isOutput);
  const over = (place: Placement): Placement => {
    const turned = turnedPlace(HALF_TURN, place);
    return { ...turned, at: [turned.at[0] + about, turned.at[1], turned.at[2]] };
  };
  const other = output.map((body): Body => ({ ...body, place: over(body.place) }));
  const framesOfB = model.frames
    .filter(({ name, place }) => /^(OUT_A|FLANGE)$/.test(name) && dot(place.z, X) > 0)
    .map(({ place, ...frame }): ModelFrame => ({ name: `${frame.name.split('_')[0]}_B`, place: over(place) }));
  return {
    bodies: [...model.bodies.filter((body) => !isOutput(body)), ...(sides.includes('A') ? output : []), ...other],
    frames: [...model.frames.filter(({ name }) => !name.endsWith('_B')), ...framesOfB],
  };
}
