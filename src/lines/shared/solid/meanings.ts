import type { Meanings } from '#modules/drawings/domain/meanings.ts';
import { text } from '#product/field.ts';

/** What the letters of motors, inputs and keys mean, and those of the whole product. */
export const SHARED_MEANINGS: Meanings = {
  motor: {
    AC: text('机座外径', 'Diameter of the frame'),
    LF: text('法兰面至风罩端', 'Flange face to the end of the fan cowl'),
    dLB: text('制动器加长', 'Added by the brake'),
    dLV: text('强制风扇加长', 'Added by the forced fan'),
    dLE: text('编码器加长', 'Added by the encoder'),
    dLC: text('防雨罩加长', 'Added by the rain cover'),
    HL: text('电机轴线至手动释放杆端', 'Motor axis to the tip of the release lever'),
  },
  'terminal box': {
    AD: text('电机轴线至接线盒顶面', 'Motor axis to the top of the terminal box'),
    X1: text('法兰面至接线盒中心', 'Flange face to the middle of the terminal box'),
    LB: text('接线盒长度', 'Length of the terminal box'),
  },
  'motor flange': {
    P: text('法兰外径', 'Outside diameter of the flange'),
    M: text('螺栓孔分布圆直径', 'Bolt circle'),
    N: text('止口直径', 'Pilot'),
    S: text('螺栓孔', 'Holes for bolts'),
    T: text('止口高度', 'Height of the pilot'),
    n: text('孔数', 'Number of holes'),
  },
  'input flange': {
    P: text('法兰外径', 'Outside diameter of the flange'),
    M: text('螺栓孔分布圆直径', 'Bolt circle'),
    N: text('止口直径', 'Pilot'),
    S: text('螺栓孔', 'Holes for bolts'),
    T: text('止口深度', 'Depth of the register'),
    n: text('孔数', 'Number of holes'),
    s: text('法兰厚度', 'Thickness of the flange'),
    D: text('电机轴孔直径', 'Bore for the motor shaft'),
    b: text('键槽宽', 'Width of the keyway'),
    t: text('孔底至键槽底', 'Over bore and keyway'),
  },
  input: {
    Z: text('适配器长度', 'Length of the adapter'),
    k2: text('减速器法兰至轴肩', 'Flange of the unit to the shoulder of the shaft'),
    d: text('输入轴径', 'Diameter of the input shaft'),
    l: text('输入轴伸长度', 'Length of the input shaft'),
    l1: text('轴肩至键', 'Shoulder to the key'),
    l2: text('键长', 'Length of the key'),
    u: text('键宽', 'Width of the key'),
    t: text('轴底至键顶', 'Over shaft and key'),
    M: text('轴端中心螺孔', 'Thread in the shaft end'),
    G1: text('减速器中心面或输出轴线至轴肩', 'Middle of the unit, or output axis, to the shoulder of the shaft'),
  },
  'second shaft end': {
    DA: text('第二轴伸直径', 'Diameter of the second shaft end'),
    EA: text('第二轴伸长度', 'Length of the second shaft end'),
  },
  'second shaft key': {
    b: text('键宽', 'Width of the key'),
    h: text('键高', 'Height of the key'),
    t1: text('轴上键槽深', 'Depth of the keyway in the shaft'),
    t: text('轴底至键顶', 'Over shaft and key'),
  },
  keyway: {
    b: text('键槽宽', 'Width of the keyway'),
    t2: text('毂上键槽深', 'Depth of the keyway in the hub'),
    t: text('孔底至键槽底', 'Over bore and keyway'),
  },
  'input key': {
    b: text('键宽', 'Width of the key'),
    h: text('键高', 'Height of the key'),
    t1: text('轴上键槽深', 'Depth of the keyway in the shaft'),
    t: text('轴底至键顶', 'Over shaft and key'),
  },
  'output key': {
    b: text('键（键槽）宽', 'Width of the key or keyway'),
    h: text('键高', 'Height of the key'),
    t1: text('轴上键槽深', 'Depth of the keyway in the shaft'),
    t2: text('毂上键槽深', 'Depth of the keyway in the hub'),
    t: text('轴底至键顶，或孔底至键槽底', 'Over shaft and key, or bore and keyway'),
  },
  overall: {
    L: text('总长', 'Length over all'),
    L0: text('总长', 'Length over all'),
    B: text('总宽', 'Width over all'),
    B0: text('总宽', 'Width over all'),
    H: text('总高', 'Height over all'),
    H0: text('总高', 'Height over all'),
  },
};
