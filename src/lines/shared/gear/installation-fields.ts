import { type FieldDef, text, value } from '#product/field.ts';

const SIDES = [value('A', 'A 侧', 'Side A'), value('B', 'B 侧', 'Side B'), value('AB', 'A 侧和 B 侧', 'Sides A and B')];

/** The output shaft, from the catalogue. */
export const OUTPUT_SHAFT_SIZE = dimension('outputShaftSize', text('输出轴尺寸', 'Output shaft size'));

/** The bore of a hollow output shaft, from the catalogue. */
export const HOLLOW_SHAFT_SIZE = dimension('hollowShaftSize', text('空心轴孔径', 'Hollow shaft bore'));

/** The diameter of the output flange, from the catalogue. */
export const FLANGE_SIZE = dimension('flangeSize', text('输出法兰直径', 'Output flange diameter'));

/** The solid input shaft, from the catalogue. */
export const INPUT_SHAFT_SIZE = dimension('inputShaftIn', text('输入轴尺寸', 'Input shaft size'));

/** On which side of the unit its shaft leaves it. */
export const OUTPUT_SHAFT_SIDE = side('outputShaftPointing', text('输出轴方向', 'Output shaft side'));

/** On which side of the unit its flange is. */
export const FLANGE_SIDE = side('flangePointing', text('法兰方向', 'Flange side'));

/** A dimension of the installation, mm. */
function dimension(id: string, label: FieldDef['label']): FieldDef {
  return { id, step: 2, kind: 'choice', label, unit: 'mm', values: [], modelled: true };
}

function side(id: string, label: FieldDef['label']): FieldDef {
  return { id, step: 2, kind: 'choice', label, values: SIDES, usual: 'A', modelled: true };
}
