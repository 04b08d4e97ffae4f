import { type Dimension, dimensionRows, MAIN_DIMENSIONS } from '#lines/shared/dimension-rows.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import type { PartFigures, SheetSection } from '#product/sheet.ts';

const FEET: readonly Dimension[] = [
  { figure: 'feet.A', label: text('底脚孔纵向距离', 'Feet, hole pitch along'), symbol: 'A' },
  { figure: 'feet.B', label: text('底脚孔横向距离', 'Feet, hole pitch across'), symbol: 'B' },
  { figure: 'feet.K', label: text('底脚孔直径', 'Foot hole diameter'), symbol: 'K' },
];

/** The letters of IEC 60072-1, with 1 for the input. */
const INPUT: readonly Dimension[] = [
  { figure: 'input.D', label: text('输入孔径', 'Input bore'), symbol: 'D1' },
  { figure: 'input.P', label: text('输入法兰外径', 'Input flange, diameter'), symbol: 'P1' },
  { figure: 'input.M', label: text('输入法兰螺栓孔分布圆', 'Input flange, bolt circle'), symbol: 'M1' },
  { figure: 'input.N', label: text('输入法兰止口直径', 'Input flange, pilot diameter'), symbol: 'N1' },
];

/** The main dimensions of the unit as it is built: feet, bore or plug-in shaft, and the flanges of output and input. */
export function dimensionSection(standing: Values, parts: PartFigures): SheetSection {
  const { builtInType, hollowShaftSize, outputShaftType, flangeType } = standing;
  const shown = [
    ...(builtInType === 'foot' ? FEET : []),
    ...outputOf(outputShaftType, hollowShaftSize),
    ...flangeOf(flangeType),
    ...INPUT,
  ];
  return { heading: MAIN_DIMENSIONS, rows: dimensionRows(shown, parts), areFigures: true, about: 'dimensions' };
}

/** A plug-in shaft stands in the hollow one: its end is what the customer sees. */
function outputOf(shaft: string | undefined, bore: string | undefined): readonly Dimension[] {
  return [
    { figure: `shaft.${shaft}.d`, label: text('输出轴直径', 'Output shaft diameter'), symbol: 'd' },
    { figure: `shaft.${shaft}.l`, label: text('输出轴长度', 'Output shaft length'), symbol: 'l' },
    { figure: `bore.${bore}.D`, label: text('空心轴孔径', 'Hollow bore'), symbol: 'D' },
    { figure: `bore.${bore}.b`, label: text('空心轴键宽', 'Hollow bore, key width'), symbol: 'b' },
  ];
}

function flangeOf(code: string | undefined): readonly Dimension[] {
  return [
    { figure: `flange.${code}.P`, label: text('输出法兰外径', 'Output flange, diameter'), symbol: 'P' },
    { figure: `flange.${code}.M`, label: text('输出法兰螺栓孔分布圆', 'Output flange, bolt circle'), symbol: 'M' },
    { figure: `flange.${code}.N`, label: text('输出法兰止口直径', 'Output flange, pilot diameter'), symbol: 'N' },
    { figure: `flange.${code}.S`, label: text('输出法兰孔直径', 'Output flange, hole diameter'), symbol: 'S' },
  ];
}
