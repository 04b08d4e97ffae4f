import { SHARED_MEANINGS } from '#lines/shared/solid/meanings.ts';
import type { Meanings } from '#modules/drawings/domain/meanings.ts';
import { text } from '#product/field.ts';

/** What the letters of motors mean (IEC 60072-1). */
export const MOTOR_MEANINGS: Meanings = {
  ...SHARED_MEANINGS,
  feet: {
    H: text('中心高', 'Shaft height'),
    A: text('底脚横向孔距', 'Pitch of the foot holes across the shaft'),
    B: text('底脚纵向孔距', 'Pitch of the foot holes along the shaft'),
    C: text('轴肩至第一底脚孔', 'Shoulder of the shaft to the first foot hole'),
    K: text('底脚孔', 'Holes of the feet'),
  },
  'shaft end': {
    D: text('轴径', 'Diameter of the shaft'),
    E: text('轴伸长度', 'Length of the shaft end'),
    b: text('键宽', 'Width of the key'),
    h: text('键高', 'Height of the key'),
    t1: text('轴上键槽深', 'Depth of the keyway in the shaft'),
    t: text('轴底至键顶', 'Over shaft and key'),
    M: text('轴端中心螺孔', 'Thread in the shaft end'),
  },
};
