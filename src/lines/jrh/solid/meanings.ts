import { SHARED_MEANINGS } from '#lines/shared/solid/meanings.ts';
import type { Meanings } from '#modules/drawings/domain/meanings.ts';
import { text } from '#product/field.ts';

/** What the letters of industrial units mean. */
export const INDUSTRIAL_MEANINGS: Meanings = {
  ...SHARED_MEANINGS,
  unit: {
    a: text('底脚长度', 'Length of the foot'),
    b: text('底脚宽度', 'Width of the foot'),
    c: text('底脚厚度', 'Thickness of the foot'),
    e: text('输出轴线至输入轴线', 'Output axis to input axis'),
    e2: text('输出轴线至箱体端', 'Output axis to the end of the foot'),
    g: text('箱体半宽', 'Half width of the housing'),
    h: text('中心高', 'Shaft height'),
    H: text('箱体总高', 'Height of the housing'),
    m1: text('底脚纵向孔距', 'Pitch of the foot holes along the unit'),
    m3: text('底脚横向孔距', 'Pitch of the foot holes across the unit'),
    n2: text('输出轴线至第一底脚孔', 'Output axis to the first foot hole'),
    s: text('底脚孔', 'Holes of the foot'),
    d2: text('输出轴径', 'Diameter of the output shaft'),
    l2: text('输出轴伸长度', 'Length of the output shaft'),
    G2: text('中心面至输出轴肩', 'Middle to the shoulder of the output shaft'),
    D2: text('空心轴孔径', 'Bore of the hollow shaft'),
    G4: text('中心面至空心轴端', 'Middle to the end of the hollow shaft'),
    D3: text('锁紧盘空心轴孔径（进轴侧）', 'Bore under the shrink disc, where the shaft enters'),
    D4: text('锁紧盘空心轴孔径（锁紧盘侧）', 'Bore under the shrink disc, on its side'),
    G5: text('中心面至锁紧盘端', 'Middle to the end of the shrink disc'),
  },
};
