import { withInverter } from '#lines/shared/picture/stand-ins.ts';
import { adapterBodies } from '#lines/shared/solid/adapter-bodies.ts';
import { BACK, shield, stator } from '#lines/shared/solid/frame-bodies.ts';
import { footBody } from '#lines/shared/solid/plate-bodies.ts';
import { shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { TypicalPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { PictureNote } from '#modules/drawings/domain/picture/picture-notes.ts';
import { type Body, movedBodies } from '#modules/drawings/domain/solids/body.ts';
import { polygon, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** The typical product of the line: a drive with an inverter that can be reached. An illustration, every length invented. */
export const jcTypical: TypicalPicture = {
  order: { values: {}, notes: () => signals([-260, 0, 250]) },
  model: () => withInverter({ bodies: [...unit(), ...movedBodies(MOTOR_AT, motor())], frames: [] }),
};

/** Where the motor meets the unit. */
const MOTOR_AT: Vec3 = [-110, 0, 10];

/** A bevel unit on feet, its output to side A. */
function unit(): readonly Body[] {
  const outer = polygon([-90, -100], [90, -100], [90, 40], [50, 80], [-70, 80], [-90, 60]);
  const out = { at: [0, -70, 0], x: Z, z: times(-1, Y) } as const;
  return [
    footBody({ holesAt: [-75, 75], halfPitch: 75, hole: 14, x: [-95, 95], halfWidth: 90, bottom: -112, thickness: 14 }),
    {
      kind: 'prism',
      name: 'housing',
      paint: 'housing',
      place: { at: [0, 0, 0], x: X, z: times(-1, Y) },
      outer,
      holes: [],
      from: -64,
      to: 64,
    },
    {
      kind: 'revolved',
      name: 'output cover',
      paint: 'housing',
      place: { ...out, at: [0, 0, 0] },
      profile: [
        [0, -72],
        [62, -72],
        [62, 72],
        [0, 72],
      ],
    },
    ...adapterBodies(MOTOR_AT, 160, 110),
    ...shaftBodies('output shaft', out, { d: 36, l: 80, l1: 8, l2: 64, u: 10, t: 39 }),
  ];
}

function motor(): readonly Body[] {
  return [
    shield({ from: 0, radius: 78, length: 16 }, 78),
    stator(156, [16, 210], Number.POSITIVE_INFINITY),
    {
      kind: 'revolved',
      name: 'fan cowl',
      paint: 'motor',
      place: BACK,
      profile: [
        [0, 210],
        [78, 210],
        [78, 262],
        [68, 282],
        [0, 282],
      ],
    },
    {
      kind: 'prism',
      name: 'terminal box',
      paint: 'motor',
      place: { ...HERE, at: [-95, 0, 0] },
      outer: roundedRectangle([-56, -56], [56, 56], 8),
      holes: [],
      from: 66,
      to: 130,
    },
  ];
}

/** Radio waves over a point, in the plane of the sheet. */
function signals([x, y, z]: Vec3): readonly PictureNote[] {
  return [36, 72, 108].map((r) => ({
    line: Array.from({ length: 9 }, (_, no): Vec3 => {
      const angle = Math.PI * (0.25 + no / 16);
      const side = (r * Math.cos(angle)) / Math.SQRT2;
      return [x + side, y + side, z + r * Math.sin(angle)];
    }),
  }));
}
