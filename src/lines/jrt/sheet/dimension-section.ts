import type { BilingualText } from '#kernel/locale.ts';
import { ASSEMBLY_TYPES, type AssemblyType } from '#lines/jrt/fields/assembly-types.ts';
import { MAIN_DIMENSIONS } from '#lines/shared/dimension-rows.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { PartFigures, SheetRow, SheetSection } from '#product/sheet.ts';
import { OUTPUT_FLANGES } from './output-flanges.ts';

/** A dimension as it is printed: what it is, the letter the maker's tables give it, and its fit where that is known. */
interface Dimension {
  readonly label: BilingualText;
  /** The same without what differs from unit to unit. */
  readonly plainLabel?: BilingualText;
  readonly symbol?: string;
  readonly value: number | undefined;
  readonly fit?: string;
}

const SOURCE = text(
  '来源：可互换系列的印刷尺寸表；IEC 适配器法兰按 IEC 60072-1。外形图以订单确认为准。',
  'Source: printed dimension tables of the interchangeable series; flanges of IEC adapters to IEC 60072-1. Dimensions may change until the order is confirmed.',
);
const RECALLED = text(
  '≈：该机座没有印刷尺寸表，数值须在订货前确认。',
  '≈: no printed table of this size is at hand; to be confirmed before ordering.',
);

/**
 * The main dimensions of a gear motor as it is built: shaft or bore, feet, flange and the adapter's flange. What no source has is
 * left out: feet of F, B14 flanges. Of sizes without a printed table each is marked.
 */
export function dimensionSection(standing: Values, parts: PartFigures): SheetSection {
  const type = ASSEMBLY_TYPES.find(({ code }) => code === standing.builtInType);
  const isPublished = parts['unit.isPublished'] === 1;
  const ofUnit = type ? [...outputOf(type, standing, parts), ...feetOf(type, parts)] : [];
  const ofFlange = type?.flange === 'B5' ? flangeOf(standing.flangeSize) : [];
  const rows = [
    ...ofUnit.flatMap((dimension) => printed(dimension, isPublished ? '' : '≈\u00a0')),
    ...[...ofFlange, ...inputOf(standing, parts)].flatMap((dimension) => printed(dimension)),
  ];
  return {
    heading: MAIN_DIMENSIONS,
    rows,
    areFigures: true,
    about: 'dimensions',
    note: isPublished ? SOURCE : RECALLED,
  };
}

function printed(
  { label: { zh, en }, plainLabel = text(zh, en), symbol, value, fit }: Dimension,
  mark = '',
): readonly SheetRow[] {
  if (value === undefined || Number.isNaN(value)) return [];
  const label = fit === undefined ? text(zh, en) : text(`${zh}，${fit}`, `${en}, ${fit}`);
  const said = `${mark}${figureText({ written: 'listed' }, value)}`;
  return [{ label, plainLabel, ...(symbol && { symbol }), value: said, unit: 'mm' }];
}

/** A solid shaft with its key, or the bore; fits as the tables print them. */
function outputOf({ shaft }: AssemblyType, standing: Values, parts: PartFigures): readonly Dimension[] {
  if (shaft !== 'solid') return [boreOf(shaft, Number(standing.hollowShaftSize ?? Number.NaN))];
  const [d, l] = (standing.outputShaftSize ?? '').split('x').map(Number);
  return [
    { label: text('输出轴直径', 'Output shaft, diameter'), symbol: 'd', value: d, fit: (d ?? 0) > 50 ? 'm6' : 'k6' },
    { label: text('输出轴长度', 'Output shaft, length'), symbol: 'l', value: l },
    { label: text('键宽', 'Key, width'), symbol: 'u', value: parts['unit.u'] },
    { label: text('键顶高度（含轴）', 'Key, height over the shaft'), symbol: 't', value: parts['unit.t'] },
    { label: text('键长', 'Key, length'), symbol: 'l2', value: parts['unit.l2'] },
  ];
}

function boreOf(shaft: Exclude<AssemblyType['shaft'], 'solid'>, value: number): Dimension {
  const named = {
    keyed: { label: text('空心轴孔径', 'Hollow shaft, bore'), fit: 'H7' },
    'shrink-disc': { label: text('空心轴（锁紧盘）孔径', 'Hollow shaft with shrink disc, bore'), fit: 'H7' },
    splined: { label: text('花键空心轴公称直径', 'Splined hollow shaft, nominal diameter') },
  };
  return { ...named[shaft], symbol: 'd', value };
}

/** Up to this height of the axis its tolerance is half a millimetre. */
const LOW = 250;

function feetOf({ onFeet, gearType }: AssemblyType, parts: PartFigures): readonly Dimension[] {
  const axes = {
    label: text('输出轴与电机轴距', 'Distance of output and motor axes'),
    symbol: 'h1',
    value: parts['unit.h1'],
  };
  if (gearType === 'F') return [axes];
  if (!onFeet) return [];
  const h = parts['unit.h'];
  return [
    { label: text('中心高', 'Shaft height'), symbol: 'h', value: h, fit: (h ?? 0) > LOW ? '0/−1' : '0/−0.5' },
    {
      label: text('底脚孔距（垂直于电机轴）', 'Feet, hole pitch across the motor axis'),
      symbol: 'a',
      value: parts['unit.a'],
    },
    {
      label: text('底脚孔距（沿电机轴）', 'Feet, hole pitch along the motor axis'),
      symbol: 'b',
      value: parts['unit.b'],
    },
    { label: text('底脚孔直径', 'Feet, hole diameter'), symbol: 's', value: parts['unit.s'] },
  ];
}

function flangeOf(size = ''): readonly Dimension[] {
  const flange = OUTPUT_FLANGES[size];
  if (flange === undefined) return [];
  const holes = text(`输出法兰孔直径（${flange.n} 孔）`, `Output flange, ${flange.n} holes, diameter`);
  return [
    { label: text('输出法兰外径', 'Output flange, diameter'), symbol: 'D2', value: Number(size) },
    { label: text('输出法兰螺栓孔分布圆', 'Output flange, bolt circle'), symbol: 'D', value: flange.D },
    {
      label: text('输出法兰止口直径', 'Output flange, pilot diameter'),
      symbol: 'D1',
      value: flange.D1,
      fit: flange.fit,
    },
    {
      label: holes,
      plainLabel: text('输出法兰孔直径', 'Output flange, holes, diameter'),
      symbol: 's1',
      value: flange.s,
    },
  ];
}

/** Where the customer's motor meets the adapter, or the end of a solid input shaft; without letters, which are those of the output. */
function inputOf({ inputType }: Values, parts: PartFigures): readonly Dimension[] {
  const isShaft = inputType === 'AD';
  const bore = isShaft ? text('输入轴直径', 'Input shaft, diameter') : text('电机轴直径', 'Motor shaft, diameter');
  const length = isShaft ? text('输入轴长度', 'Input shaft, length') : text('电机轴长度', 'Motor shaft, length');
  return [
    { label: bore, value: parts['input.D'] },
    { label: length, value: parts['input.E'] },
    { label: text('适配器法兰外径', 'Adapter flange, diameter'), value: parts['input.P'] },
    { label: text('适配器法兰螺栓孔分布圆', 'Adapter flange, bolt circle'), value: parts['input.M'] },
    { label: text('适配器止口直径', 'Adapter flange, pilot diameter'), value: parts['input.N'] },
  ];
}
