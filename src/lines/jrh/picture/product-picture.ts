import type { Point } from '#modules/drawings/domain/isometric.ts';
import { circle, rectangle } from '#modules/drawings/domain/outline.ts';
import { boltCircle, type ShaftKind, shaft } from '#modules/drawings/domain/output-parts.ts';
import { drawn, picturesOf } from '#modules/drawings/domain/pictures.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import { block, cylinder, prism, type Solid } from '#modules/drawings/domain/solid.ts';
import type { Values } from '#product/configuration.ts';
import { outward, type Side, sidesOfAssembly } from './assemblies.ts';
import { assemblyScene } from './assembly-picture.ts';
import { baseFrame, bellMotor, footMotor, type InputFace } from './motor-parts.ts';
import { mountingScene, outputScene } from './option-pictures.ts';

/** What a picture shows of a unit, in the order of its name. */
const SHOWN = [
  'gearArrangement',
  'stages',
  'outputShaftType',
  'installationPosition',
  'cooling',
  'shaftAssembly',
  'inputType',
];

const OUTPUTS: Readonly<Record<string, ShaftKind>> = { S: 'solid', H: 'keyed', D: 'shrink', K: 'splined', F: 'solid' };

/** The name of the picture of a unit, by what stands. */
export function pictureNameOf(standing: Values): string {
  return `product/${SHOWN.map((field) => standing[field] ?? '').join(':')}`;
}

/** The pictures of JRH: the unit as it is configured, not to scale, and the options that change what it looks like. */
export const JRH_PICTURES = picturesOf({
  product: (said) => drawn(unitScene(said)),
  assembly: (arrangement, letter) => drawn(assemblyScene(arrangement, letter)),
  mounting: (code) => drawn(mountingScene(code)),
  output: (code) => drawn(outputScene(code)),
});

/** The radius of the bearing covers, from the input on. */
const COVERS = [2.4, 3.2, 4.2, 5.2, 6.2];
const AXIS = 10.2;
/** The gap between two covers. */
const GAP = 1.2;
/** Where a shaft leaves a side: at the cover in front, at the housing behind. */
const FACES: Readonly<Record<Side, number>> = { front: 9.6, rear: -8.4 };

/** A horizontal unit; upright ones are shown lying until their picture is drawn, so there is none of them. */
function unitScene(named: string): Scene | undefined {
  const [arrangement = '', stages = '', output = '', position = '', cooling = '', letter = '', inputType = ''] =
    named.split(':');
  const kind = OUTPUTS[output];
  const count = Number(stages);
  const sides = sidesOfAssembly(arrangement, letter || 'A');
  if (kind === undefined || sides === undefined || position === 'V' || !(count > 0)) return undefined;
  const radii = COVERS.slice(-(arrangement === 'B' ? count : count + 1));
  const length = radii.reduce((sum, radius) => sum + 2 * radius + GAP, 0) + 4;
  const from = -length / 2;
  const centres = radii.map((radius, index) => {
    const before = radii.slice(0, index).reduce((sum, one) => sum + 2 * one + GAP, 0);
    return from + 2 + before + radius;
  });
  const [first = 0] = centres;
  const last = centres.at(-1) ?? 0;
  const end: InputEnd = {
    arrangement,
    first,
    end: from,
    hasFan: cooling === 'FAN' || cooling === 'FC',
    isFree: inputType !== 'MC' && inputType !== 'MB',
    side: sides.input,
  };
  const driven = motorSolids(inputType, inputFace(end), {
    x: [from - 2, from + length + 2],
    y: 10,
    hasFeet: position === 'H',
  });
  return {
    solids: [
      ...housing(from, from + length, position === 'H'),
      ...radii.map((radius, index) => cover(centres[index] ?? 0, radius)),
      ...sides.outputs.flatMap((side) =>
        shaft({ axis: 'y', at: FACES[side], centre: [last, AXIS], out: outward(side) }, kind, true),
      ),
      ...input(end),
      ...driven,
    ],
  };
}

/** The motor an input takes, beside or behind what else stands at the input. */
function motorSolids(
  inputType: string,
  face: InputFace,
  unit: { readonly x: readonly [number, number]; readonly y: number; readonly hasFeet: boolean },
): readonly Solid[] {
  if (inputType === 'MC') return bellMotor(face);
  if (inputType !== 'MB') return [];
  return [...(unit.hasFeet ? [baseFrame(face, unit)] : []), ...footMotor(face)];
}

/** How thick a fan is, which stands between the unit and a motor. */
const FAN = 2;

function inputFace({ arrangement, first, end, hasFan, side }: InputEnd): InputFace {
  const fan = hasFan ? FAN : 0;
  if (arrangement === 'B') return { at: [end - 5 - fan, 0, AXIS], out: 'end' };
  return { at: [first, FACES[side] + outward(side) * fan, AXIS], out: side };
}

function housing(from: number, to: number, hasFeet: boolean): readonly Solid[] {
  const feet = hasFeet ? [block([from - 2, to + 2], [-10, 10], [0, 2], { r: 1, accent: true })] : [];
  return [
    ...feet,
    block([from, to], [-7, 7], [2, 9.2], { r: 1 }),
    block([from - 1.5, to + 1.5], [-8.4, 8.4], [9.2, 11.2], { r: 1 }),
    block([from, to], [-7, 7], [11.2, 17.5], { r: 1 }),
    block([from + 4, to - 4], [-4.6, 4.6], [17.5, 18.5], { r: 0.8 }),
  ];
}

function cover(x: number, radius: number): Solid {
  return cylinder('y', [8.4, 9.6], [x, AXIS], radius, { toFace: boltCircle([x, AXIS], radius - 0.8, 0.4, 6) });
}

interface InputEnd {
  readonly arrangement: string;
  readonly first: number;
  readonly end: number;
  readonly hasFan: boolean;
  /** Whether the shaft ends free; bell housing and guard hide it. */
  readonly isFree: boolean;
  readonly side: Side;
}

/** So long an input behind the housing is seen over it. */
const REAR_INPUT = 16;

/** On its side with parallel shafts, at the end with a bevel stage; a fan sits on it. */
function input({ arrangement, first, end, hasFan, isFree, side }: InputEnd): readonly Solid[] {
  if (arrangement === 'B') {
    return [
      cylinder('x', [end - 5, end], [0, AXIS], 3.4),
      ...(hasFan ? [cylinder('x', [end - 7, end - 5], [0, AXIS], 5, { accent: true })] : []),
      ...(isFree
        ? [
            cylinder('x', [end - 12, end - 5], [0, AXIS], 1.2),
            prism('x', [end - 11, end - 8], rectangle([-0.3, 0.3], [AXIS + 1, AXIS + 1.5])),
          ]
        : []),
    ];
  }
  const at = FACES[side];
  const along = (from: number, to: number): Point => (side === 'front' ? [at + from, at + to] : [at - to, at - from]);
  return [
    ...(hasFan ? [cylinder('y', along(0, 1.8), [first, AXIS], 4, { accent: true })] : []),
    ...(isFree
      ? [
          cylinder('y', along(0, side === 'front' ? 6.4 : REAR_INPUT), [first, AXIS], 1.2, {
            toFace: [{ hole: circle(first, AXIS, 0.4), dark: true }],
          }),
        ]
      : []),
  ];
}
