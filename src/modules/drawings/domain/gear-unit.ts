import type { Point, Turn } from './isometric.ts';
import { IN_LINE, RIGHT_ANGLE } from './mounting-turns.ts';
import type { Corner, Outline } from './outline.ts';
import { circle } from './outline.ts';
import type { OutputFace, ShaftKind } from './output-parts.ts';
import { boltCircle } from './output-parts.ts';
import type { FaceMark, Solid } from './solid.ts';
import { block, cylinder, prism } from './solid.ts';

/** Output sides: at right-angle units side A is on the right seen on the fan cowl; at units in line it is away from the motor. */
export type Side = 'A' | 'B';

/** The housing of a gear unit in position M1, what its foot looks like, and where shafts leave and the motor enters. */
export interface GearUnit {
  readonly housing: readonly Solid[];
  readonly foot: readonly Solid[];
  readonly outputs: Readonly<Record<Side, OutputFace>>;
  /** Where the motor flange meets the unit: place on the x axis and height. */
  readonly input: { readonly x: number; readonly z: number };
  /** Where a torque arm is hinged, in x and z. */
  readonly armAt: Point;
  /** What holds the torque where that is no arm: rubber buffers, for example. */
  readonly buffers?: readonly Solid[];
  /** How its output is usually made. */
  readonly output: ShaftKind;
  /** The turn of each mounting position it has. */
  readonly turns: Readonly<Record<string, Turn>>;
}

const BOLT = 0.85;

/** Gear units by their construction, in mounting position M1: motor towards -x, feet down, side A towards the viewer. */
export const GEAR_UNITS = {
  helical: helical(),
  parallelShaft: parallelShaft(),
  helicalBevel: helicalBevel(),
  helicalWorm: helicalWorm(),
  worm: worm(),
} as const satisfies Readonly<Record<string, GearUnit>>;

function helical(): GearUnit {
  const z = 10.5;
  return {
    housing: [
      cylinder('x', [0, 2], [0, z], 7, { taper: 0.6 }),
      prism('x', [2, 13], hull([-6.4, 4.2, 2], [6.4, 4.2, 2], [0, z, 7.6])),
      cylinder('x', [13, 15], [0, z], 6.2, { taper: -0.8, toFace: boltCircle([0, z], 4.6, 0.5, 6) }),
    ],
    foot: footPlate([0.5, 14.5], [-10.5, 10.5], 2.2),
    outputs: {
      A: { axis: 'x', at: 15, centre: [0, z], out: 1 },
      B: { axis: 'x', at: 15, centre: [0, z], out: 1 },
    },
    input: { x: 0, z },
    armAt: [7, 0],
    output: 'solid',
    turns: IN_LINE,
  };
}

function parallelShaft(): GearUnit {
  const low = 10.4;
  const high = 22.6;
  const outline = hull([0, low, 8.4], [0, high, 7]);
  return {
    housing: [
      prism('x', [0, 8.4], outline, { toFace: [{ hole: hull([0, low, 7.2], [0, high, 5.8]) }] }),
      cylinder('x', [8.4, 9.4], [0, high], 3, {}),
    ],
    foot: [...footPlate([-1, 9.4], [-11, 11], 2), block([0.4, 8], [-6.2, 6.2], [2, 4.4])],
    outputs: {
      A: { axis: 'x', at: 8.4, centre: [0, low], out: 1 },
      B: { axis: 'x', at: 0, centre: [0, low], out: -1 },
    },
    input: { x: 0, z: high },
    armAt: [4, 2],
    buffers: rubberBuffers(),
    output: 'solid',
    turns: IN_LINE,
  };
}

function helicalBevel(): GearUnit {
  const z = 12.5;
  const centre: Point = [1, 9.5];
  return {
    housing: [
      cylinder('x', [-12, -9], [0, z], 7, { taper: -0.8 }),
      prism('y', [-6.5, 6.5], hull([-8, 2.8, 1], [8.6, 2.8, 1], [8.6, 11, 1.2], [3.4, 18.6, 1.2], [-8, 18.6, 1]), {
        toFace: [{ hole: circle(...centre, 6.6) }],
        fromFace: [{ hole: circle(...centre, 6.6) }],
      }),
    ],
    foot: footPlate([-9.5, 10], [-9.5, 9.5], 2),
    outputs: {
      A: { axis: 'y', at: 6.5, centre, out: 1 },
      B: { axis: 'y', at: -6.5, centre, out: -1 },
    },
    input: { x: -12, z },
    armAt: [1, 0],
    output: 'solid',
    turns: RIGHT_ANGLE,
  };
}

function helicalWorm(): GearUnit {
  const z = 8.6;
  const centre: Point = [0, 15];
  return {
    housing: [
      cylinder('x', [-13, -10], [0, z], 7, { taper: -1.4 }),
      prism('x', [-10, -6.5], circle(0, z, 5)),
      prism('y', [-5, 5], hull([-6, 3.2, 1.2], [6, 3.2, 1.2], [...centre, 8.6]), {
        toFace: [{ hole: circle(...centre, 7.4) }],
        fromFace: [{ hole: circle(...centre, 7.4) }],
      }),
      cylinder('x', [6.8, 10.4], [0, z - 2], 4, { toFace: [{ hole: circle(0, z - 2, 2.6) }] }),
    ],
    foot: footPlate([-8.5, 8.5], [-9, 9], 2),
    outputs: {
      A: { axis: 'y', at: 5, centre, out: 1 },
      B: { axis: 'y', at: -5, centre, out: -1 },
    },
    input: { x: -13, z },
    armAt: [0, 28],
    output: 'solid',
    turns: RIGHT_ANGLE,
  };
}

function worm(): GearUnit {
  const z = 17;
  const centre: Point = [0, 9.5];
  return {
    housing: [
      cylinder('x', [-12.6, -11.2], [0, z], 7.6, {}),
      cylinder('x', [-11.2, -8], [0, z], 4.2, { taper: 1 }),
      prism('y', [-5.5, 5.5], hull([-7.2, 2.6, 1], [7.2, 2.6, 1], [7.2, 15, 1], [4.6, 21, 1], [-7.2, 21, 1]), {
        toFace: [{ hole: circle(...centre, 6.6) }, ...boltCircle(centre, 5.4, 0.5, 6)],
        fromFace: [{ hole: circle(...centre, 6.6) }],
      }),
      cylinder('x', [8.2, 9.4], [0, z - 1.6], 3, {}),
    ],
    foot: footPlate([-9, 9], [-6.5, 6.5], 1.6),
    outputs: {
      A: { axis: 'y', at: 5.5, centre, out: 1 },
      B: { axis: 'y', at: -5.5, centre, out: -1 },
    },
    input: { x: -12.6, z },
    armAt: [0, -6],
    output: 'keyed',
    turns: RIGHT_ANGLE,
  };
}

/** A foot plate on the ground with a bolt hole in each corner. */
function footPlate(x: Point, y: Point, thickness: number): readonly Solid[] {
  const holes: readonly FaceMark[] = [x[0] + 2, x[1] - 2].flatMap((u) =>
    [y[0] + 1.8, y[1] - 1.8].map((v) => ({ hole: circle(u, v, BOLT), dark: true })),
  );
  return [block(x, y, [0, thickness], { r: 1, toFace: holes, fromFace: holes })];
}

/** The outline around circles given as [u, v, r], counter-clockwise. */
function hull(...corners: readonly (readonly [number, number, number])[]): Outline {
  return corners.map(([u, v, r]): Corner => ({ u, v, r }));
}

/** Buffers beside the shaft, in place of an arm. */
function rubberBuffers(): readonly Solid[] {
  return [
    block([2.6, 5.8], [-3, 3], [28, 34]),
    cylinder('x', [5.8, 8.6], [0, 31.6], 2.4, { accent: true, rings: [7.2] }),
    cylinder('x', [-0.2, 2.6], [0, 31.6], 2.4, { accent: true, rings: [1.2] }),
    cylinder('x', [8.6, 9.4], [0, 31.6], 1.3),
  ];
}
