import type { Illustrate } from '#lines/shared/picture/stand-ins.ts';
import { motorBodies } from '#lines/shared/solid/motor-bodies.ts';
import { boltHoles } from '#lines/shared/solid/plate-bodies.ts';
import { readParts } from '#lines/shared/solid/read-letters.ts';
import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import {
  type Body,
  movedBodies,
  type SolidModel,
  turnedBodies,
  turnedModel,
} from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { circle, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE, movedPlace, type Placement, type Turn } from '#modules/drawings/domain/solids/placement.ts';
import { plus, times, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** A unit that hangs on the shaft of the machine. */
export const withoutFeet: Illustrate = ({ bodies, frames }) => ({
  bodies: bodies.filter(({ name }) => name !== 'foot'),
  frames: frames.filter(({ name }) => name !== 'FOOT'),
});

/** Side A comes to look down. */
const OUTPUT_DOWN: Turn = [X, Z, times(-1, Y)];

/** A unit with its output down. */
export const upright: Illustrate = (model) => turnedModel(OUTPUT_DOWN, model);

/** Shafts that end in a flange. */
export const withFlangedShaft: Illustrate = (model) => {
  const shafts = model.bodies.filter((body) => body.kind === 'revolved' && body.name.startsWith('output shaft'));
  const flanges = shafts.flatMap((body): readonly Body[] => {
    if (body.kind !== 'revolved') return [];
    const [r, l] = [0, 1].map((at) => Math.max(...body.profile.map((point) => point[at] ?? 0)));
    if (r === undefined || l === undefined) return [];
    return [
      {
        ...{ kind: 'prism', name: 'output shaft flange', paint: 'machined', place: body.place },
        ...{ outer: circle([0, 0], r * 2.1), holes: boltHoles(r * 1.6, 8, r * 0.22), from: l * 0.8, to: l },
      },
    ];
  });
  const bodies = model.bodies.filter(({ name }) => !/^output shaft.* key$/.test(name));
  return { ...model, bodies: [...bodies, ...flanges] };
};

/** The motor an illustration shows: large enough for a unit of a middle size. */
const FRAME = '180L';

/** How far a motor's axis may lie from its own zero, and how it is brought before an input. */
function motorBefore({ place }: { readonly place: Placement }, far: number, dimensions: Dimensions) {
  const { bodies } = motorBodies({
    ...{ box: '0', entry: 'X', extras: [], frame: FRAME },
    ...{ at: [0, 0, 0], read: readParts(dimensions) },
  });
  const turn: Turn = [times(-1, place.z), turnedY(place), Z];
  // Fans of units are called as those of motors: the names tell them apart.
  const named = bodies.map((body): Body => ({ ...body, name: `motor ${body.name}` }));
  return movedBodies(plus(place.at, times(far, place.z)), turnedBodies(turn, named));
}

/** What is across a motor that runs along a way. */
function turnedY({ z: [x, y] }: Placement): readonly [number, number, number] {
  return [y, -x, 0];
}

function inputOf(model: SolidModel) {
  return model.frames.find(({ name }) => name === 'INPUT');
}

/** How long the shaft is that a bell housing or a guard covers. */
function shaftLength(model: SolidModel): number {
  const shaft = model.bodies.find(({ name }) => name === 'input shaft');
  return shaft?.kind === 'revolved' ? Math.max(...shaft.profile.map(([, w]) => w)) : 0;
}

/** A motor on a bell housing, the coupling inside it. */
export const withBellMotor = (model: SolidModel, dimensions: Dimensions): SolidModel => {
  const input = inputOf(model);
  if (input === undefined) return model;
  const long = shaftLength(model) * 1.8;
  const motor = motorBefore(input, long, dimensions);
  const r = radiusOf(motor);
  const bell: Body = {
    ...{ kind: 'revolved', name: 'bell housing', paint: 'housing', place: input.place },
    profile: [
      [0, 0],
      [r * 0.7, 0],
      [r * 0.75, long * 0.6],
      [r * 1.12, long * 0.85],
      [r * 1.12, long],
      [0, long],
    ],
  };
  return { ...model, bodies: [...model.bodies, bell, ...motor] };
};

function radiusOf(motor: readonly Body[]): number {
  const shield = motor.find(({ name }) => name === 'motor end shield');
  return shield?.kind === 'revolved' ? Math.max(...shield.profile.map(([r]) => r)) : 0;
}

/** A motor on feet before the unit, coupled to its shaft under a guard, both on one base frame. */
export const withFootMotor = (model: SolidModel, dimensions: Dimensions): SolidModel => {
  const input = inputOf(model);
  if (input === undefined) return model;
  const long = shaftLength(model) * 2.2;
  const motor = motorBefore(input, long, dimensions);
  const r = radiusOf(motor);
  const [low] = boxOf(model);
  const ground = low[2];
  const guard: Body = {
    ...{
      kind: 'revolved',
      name: 'coupling guard',
      paint: 'dark',
      place: movedPlace(times(long * 0.12, input.place.z), input.place),
    },
    profile: [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.5, long * 0.8],
      [0, long * 0.8],
    ],
  };
  const stator = motor.filter(({ name }) => name === 'motor stator');
  const [from, to] = boxOf({ bodies: stator });
  const pedestal: Body = {
    ...{ kind: 'prism', name: 'motor pedestal', paint: 'housing', place: HERE, holes: [] },
    ...{
      outer: roundedRectangle([from[0], from[1]], [to[0], to[1]], 10),
      from: ground,
      to: input.place.at[2] - r * 0.8,
    },
  };
  const whole = boxOf({ bodies: [...model.bodies, pedestal] });
  const base: Body = {
    ...{ kind: 'prism', name: 'base frame', paint: 'housing', place: HERE, holes: [] },
    outer: roundedRectangle([whole[0][0] - 20, whole[0][1] - 20], [whole[1][0] + 20, whole[1][1] + 20], 20),
    ...{ from: ground - r * 0.3, to: ground },
  };
  return { ...model, bodies: [...model.bodies, guard, pedestal, base, ...motor] };
};
