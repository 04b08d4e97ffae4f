import { SHARED_MEANINGS } from '#lines/shared/solid/meanings.ts';
import type { Letters, Meanings } from '#modules/drawings/domain/meanings.ts';
import { text } from '#product/field.ts';

const UNIT: Letters = {
  A: text('底脚长度', 'Length of the foot'),
  C: text('底脚纵向孔距', 'Pitch of the foot holes along the worm'),
  C1: text('底脚横向孔距', 'Pitch of the foot holes across the worm'),
  R: text('底脚孔', 'Holes of the foot'),
  G: text('两端面间宽度', 'Width over the faces'),
  G1: text('空心轴长度', 'Length of the hollow shaft'),
  L: text('输出轴线至底面', 'Output axis to the foot plane'),
  M: text('输出轴线至顶面', 'Output axis to the top'),
  O: text('中心距', 'Centre distance'),
  I: text('输出轴线至输入法兰面', 'Output axis to the face of the input flange'),
  D: text('空心轴孔径', 'Bore of the hollow shaft'),
  E: text('端面止口直径', 'Pilot of the face'),
  H: text('端面螺孔分布圆直径', 'Circle of the threads of the face'),
  Q: text('输出轴线至上方侧脚孔', 'Output axis to the upper holes of the side feet'),
  V: text('输出轴线至下方侧脚孔', 'Output axis to the lower holes of the side feet'),
};

/** What the letters of worm units mean. */
export const WORM_MEANINGS: Meanings = {
  ...SHARED_MEANINGS,
  unit: UNIT,
  'first unit': UNIT,
  face: {
    S: text('端面螺孔', 'Threads of the face'),
    n: text('孔数', 'Number of holes'),
  },
  flange: {
    KA: text('中心面至法兰面', 'Middle plane to the face of the flange'),
    KB: text('法兰厚度', 'Thickness of the flange'),
    KC: text('止口深度', 'Depth of the pilot'),
    KM: text('螺栓孔分布圆直径', 'Bolt circle'),
    KN: text('止口直径', 'Pilot'),
    KO: text('螺栓孔', 'Holes for bolts'),
    KP: text('法兰外径', 'Outside diameter of the flange'),
    KQ: text('方法兰边长', 'Side of the square flange'),
    n: text('孔数', 'Number of holes'),
  },
  'plug-in shaft': {
    d: text('轴径', 'Diameter of the shaft'),
    B: text('轴伸长度', 'Length of the shaft end'),
    B1: text('空心轴端至轴端', 'End of the hollow shaft to the end of the shaft'),
    L: text('轴总长', 'Length of the shaft as a whole'),
    L1: text('双出轴总长', 'Length of the double shaft as a whole'),
    b1: text('键宽', 'Width of the key'),
    t1: text('轴底至键顶', 'Over shaft and key'),
  },
  'torque arm': {
    K1: text('输出轴线至衬套', 'Output axis to the bush'),
    G: text('衬套宽度', 'Width of the bush'),
    KG: text('中心面至衬套', 'Middle plane to the bush'),
    KH: text('衬套孔径', 'Bore of the bush'),
    R: text('扭力臂端部半径', 'Radius of the end'),
    B: text('扭力臂厚度', 'Thickness of the arm'),
  },
  'input shaft': {
    d: text('输入轴径', 'Diameter of the input shaft'),
    l: text('输入轴伸长度', 'Length of the input shaft'),
    b: text('键宽', 'Width of the key'),
    h: text('键高', 'Height of the key'),
    t1: text('轴上键槽深', 'Depth of the keyway in the shaft'),
    t: text('轴底至键顶', 'Over shaft and key'),
  },
  connector: {
    KL: text('联接件长度', 'Length of the connector'),
  },
};
