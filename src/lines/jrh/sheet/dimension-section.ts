import type { BilingualText } from '#kernel/locale.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { PartFigures, SheetRow, SheetSection } from '#product/sheet.ts';

type Dimension = readonly [figure: string, symbol: string, label: BilingualText, unit?: string];

const INPUT: readonly Dimension[] = [
  ['input.d', 'd1', text('输入轴直径', 'Input shaft diameter')],
  ['input.l', 'l1', text('输入轴长度', 'Input shaft length')],
  ['input.G1', 'G1', text('输入轴端距', 'Input shaft, distance G1')],
];

const SOLID: readonly Dimension[] = [
  ['output.d2', 'd2', text('实心输出轴直径', 'Solid output shaft diameter')],
  ['letter.l2', 'l2', text('实心输出轴长度', 'Solid output shaft length')],
  ['letter.G2', 'G2', text('输出轴端距', 'Output shaft, distance G2')],
];

/** What is known of each form of the output; of splines and flanges nothing was read. */
const OUTPUTS: Readonly<Record<string, readonly Dimension[]>> = {
  S: SOLID,
  H: [['output.D2', 'D2', text('空心轴孔径（键槽）', 'Hollow bore, keyed')]],
  D: [['output.D3', 'D3', text('收缩盘孔径', 'Shrink-disc bore')]],
};

const HOUSING: readonly Dimension[] = [
  ['letter.a', 'a', text('箱体长度', 'Length of the housing')],
  ['letter.e', 'e', text('轴距', 'Distance of the shafts')],
];

const FEET: readonly Dimension[] = [
  ['letter.h', 'h', text('中心高', 'Axis height')],
  ['letter.H', 'H', text('总高', 'Total height')],
  ['letter.b', 'b', text('底脚宽度', 'Width of the feet')],
  ['letter.m1', 'm1', text('底脚孔纵向距离', 'Hole pitch along')],
  ['letter.m3', 'm3', text('底脚孔横向距离', 'Hole pitch across')],
  ['letter.s', 's', text('底脚孔直径', 'Foot hole diameter')],
];

/** Oil of the class of the horizontal unit. */
export const OIL: Dimension = ['oil', '', text('油量（约，以油标为准）', 'Oil, approx.; the oil gauge decides'), 'L'];

const DRAWN = text('尺寸供布置参考，以确认的图纸为准。', 'Dimensions for layout; the confirmed drawing decides.');
const REQUESTED = text('尺寸图另行提供。', 'The drawing of this size comes on request.');
const UPRIGHT = text('立式尺寸图另行提供。', 'The drawing of the upright unit comes on request.');
const OTHER_SHAFT = text('花键和法兰轴的尺寸另行提供。', 'Dimensions of splines and flanges come on request.');

/**
 * Shafts and outline of the unit that stands, as far as they were read. A unit that is not drawn, stands upright or has an output
 * nothing was read of says so and invents nothing; only a unit on feet has their dimensions.
 */
export function dimensionSection({ drawing }: IndustrialRow, standing: Values, parts: PartFigures): SheetSection {
  const { installationPosition = '', outputShaftType = '' } = standing;
  const isDrawn = drawing === 'yes' && installationPosition !== 'V';
  const output = OUTPUTS[outputShaftType];
  const shown = [
    ...INPUT,
    ...(output ?? []),
    ...(isDrawn ? HOUSING : []),
    ...(isDrawn && installationPosition === 'H' ? FEET : []),
  ];
  const first = isDrawn ? DRAWN : drawing === 'yes' ? UPRIGHT : REQUESTED;
  const notes = output === undefined ? [first, OTHER_SHAFT] : [first];
  return {
    heading: text('轴与外形尺寸', 'Shafts and outline'),
    rows: shown.flatMap((dimension) => dimensionRow(dimension, parts)),
    areFigures: true,
    about: 'dimensions',
    note: text(notes.map(({ zh }) => zh).join(''), notes.map(({ en }) => en).join(' ')),
  };
}

/** A dimension as far as it is known. */
export function dimensionRow([figure, symbol, label, unit = 'mm']: Dimension, parts: PartFigures): readonly SheetRow[] {
  const value = parts[figure];
  if (value === undefined) return [];
  return [{ label, ...(symbol !== '' && { symbol }), value: figureText({ written: 'listed' }, value), unit }];
}
