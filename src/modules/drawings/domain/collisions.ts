import type { BilingualText } from '#kernel/locale.ts';
import type { ModelFrame, SolidModel } from './solids/body.ts';
import { type Box, boxOf } from './solids/box.ts';
import { dot, type Vec3 } from './solids/vector.ts';

/** Something of a drive that is in the way of its base, of another part of it, or of its cooling air. */
export interface Collision {
  readonly code: string;
  /** How far it is in the way, or what is to be left free, whole mm. */
  readonly by: number;
  readonly text: BilingualText;
}

interface Told {
  readonly code: string;
  readonly zh: (by: number) => string;
  readonly en: (by: number) => string;
}

/** What may reach below the foot plane, by the names of its bodies. */
const BELOW_FOOT: readonly (Told & { readonly bodies: readonly string[] })[] = [
  {
    code: 'box-below-foot',
    bodies: ['terminal box', 'cable gland'],
    zh: (by) => `接线盒低于底脚平面约 ${by} mm：底座须留缺口，或改变接线盒角度。`,
    en: (by) => `The terminal box reaches about ${by} mm below the foot plane: cut out the base or turn the box.`,
  },
  {
    code: 'lever-below-foot',
    bodies: ['release lever'],
    zh: (by) => `制动器释放手柄低于底脚平面约 ${by} mm：底座须留缺口，或改变手柄角度。`,
    en: (by) =>
      `The brake release lever reaches about ${by} mm below the foot plane: cut out the base or turn the lever.`,
  },
  {
    code: 'motor-below-foot',
    bodies: ['end shield', 'stator', 'brake', 'fan cowl', 'forced fan', 'rain cover'],
    zh: (by) => `电机低于底脚平面约 ${by} mm：减速机须垫高，或底座须留缺口。`,
    en: (by) => `The motor reaches about ${by} mm below the foot plane: raise the gear unit or cut out the base.`,
  },
  {
    code: 'adapter-below-foot',
    bodies: ['adapter flange', 'motor adapter'],
    zh: (by) => `电机适配法兰低于底脚平面约 ${by} mm：减速机须垫高，或底座须留缺口。`,
    en: (by) =>
      `The motor adapter reaches about ${by} mm below the foot plane: raise the gear unit or cut out the base.`,
  },
  {
    code: 'flange-below-foot',
    bodies: ['flange'],
    zh: (by) => `输出法兰低于底脚平面 ${by} mm：底座须在法兰前结束。`,
    en: (by) => `The output flange reaches ${by} mm below the foot plane: the base has to end before it.`,
  },
];

/** Parts of one drive that may be in each other's way. */
const EACH_OTHER: readonly (Told & { readonly bodies: readonly string[]; readonly others: readonly string[] })[] = [
  {
    code: 'gland-at-gear-unit',
    bodies: ['cable gland'],
    others: ['housing', 'output cover', 'lug', 'motor flange', 'flange', 'helical stage'],
    zh: (by) => `电缆接头与减速机相碰约 ${by} mm：请选其他电缆入口。`,
    en: (by) => `The cable gland runs about ${by} mm into the gear unit: choose another cable entry.`,
  },
  {
    code: 'motor-at-output',
    bodies: ['end shield', 'stator', 'terminal box', 'cable gland', 'adapter flange'],
    others: ['hollow shaft', 'shrink disc', 'shrink disc cover'],
    zh: (by) => `电机与空心轴或锁紧盘相碰约 ${by} mm：请向我们核实此组合。`,
    en: (by) =>
      `The motor and the hollow shaft or its shrink disc meet by about ${by} mm: ask us about this combination.`,
  },
];

const FAN_AIR: Told = {
  code: 'fan-air',
  zh: (by) => `风罩后至少留出 ${by} mm，供冷却空气和更换电机之用。`,
  en: (by) => `Leave at least ${by} mm free behind the fan cowl for cooling air and to change the motor.`,
};

/** So little that it is no collision but a rounding of figures, mm. */
const TOUCHING = 0.5;

/** What is in the way in a drive as it is drawn, in any mounting position; last what its fan needs free (drawings README §b). */
export function collisionsOf(model: SolidModel): readonly Collision[] {
  const foot = model.frames.find(({ name }) => name === 'FOOT');
  return [
    ...(foot ? BELOW_FOOT.flatMap((told) => inTheWay(told, depthBelow(foot, boxesOf(model, told.bodies)))) : []),
    ...EACH_OTHER.flatMap((told) => inTheWay(told, overlap(boxesOf(model, told.bodies), boxesOf(model, told.others)))),
    ...inTheWay(FAN_AIR, fanAir(model)),
  ];
}

/** What of it is told beside a picture and on paper: all that is in the way, but the air a fan needs, which every motor needs. */
export function cautionsOf(model: SolidModel): readonly BilingualText[] {
  return collisionsOf(model).flatMap(({ code, text }) => (code === FAN_AIR.code ? [] : [text]));
}

function inTheWay({ code, en, zh }: Told, far: number): readonly Collision[] {
  if (far <= TOUCHING) return [];
  const by = Math.round(far);
  return [{ code, by, text: { zh: zh(by), en: en(by) } }];
}

function boxesOf({ bodies }: SolidModel, names: readonly string[]): readonly Box[] {
  return bodies.filter(({ name }) => names.includes(name)).map((body) => boxOf({ bodies: [body] }));
}

/** How far the furthest of some boxes lies beyond a plane, towards which the frame looks. */
function depthBelow({ place }: ModelFrame, boxes: readonly Box[]): number {
  return Math.max(0, ...boxes.map((box) => dot(furthest(box, place.z), place.z) - dot(place.at, place.z)));
}

/** The corner of a box furthest along a direction. */
function furthest([low, high]: Box, direction: Vec3): Vec3 {
  const at = (axis: 0 | 1 | 2) => (direction[axis] > 0 ? high[axis] : low[axis]);
  return [at(0), at(1), at(2)];
}

/** How deep the worst pair of boxes lies in each other: along the axis on which they are parted soonest. */
function overlap(boxes: readonly Box[], others: readonly Box[]): number {
  return Math.max(0, ...boxes.flatMap((box) => others.map((other) => common(box, other))));
}

function common([low, high]: Box, [least, most]: Box): number {
  const along = (axis: 0 | 1 | 2) => Math.min(high[axis], most[axis]) - Math.max(low[axis], least[axis]);
  return Math.min(along(0), along(1), along(2));
}

/** A quarter of the width of the motor, whose axis its frame looks along. */
function fanAir(model: SolidModel): number {
  const [cowl] = boxesOf(model, ['fan cowl', 'forced fan']);
  const motor = model.frames.find(({ name }) => name === 'MOTOR');
  return cowl && motor ? widthAcross(cowl, motor.place.z) / 4 : 0;
}

/** How wide a box is square to an axis. */
function widthAcross([low, high]: Box, axis: Vec3): number {
  const wide = ([0, 1, 2] as const).filter((at) => Math.abs(axis[at]) < 0.5);
  return Math.max(...wide.map((at) => high[at] - low[at]));
}
