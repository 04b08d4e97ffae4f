import { type Arrangement, arrangementOf } from '#lines/jd/arrangements.ts';
import { type Dimension, dimensionRows, MAIN_DIMENSIONS } from '#lines/shared/dimension-rows.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import type { PartFigures, SheetSection } from '#product/sheet.ts';

const SHAFT: readonly Dimension[] = [
  { figure: 'shaft.d', label: text('轴伸直径', 'Shaft end, diameter'), symbol: 'D' },
  { figure: 'shaft.e', label: text('轴伸长度', 'Shaft end, length'), symbol: 'E' },
  { figure: 'shaft.f', label: text('键宽', 'Key width'), symbol: 'F' },
];

const FEET: readonly Dimension[] = [
  { figure: 'feet.h', label: text('中心高', 'Shaft height'), symbol: 'H' },
  { figure: 'feet.a', label: text('底脚孔横向距离', 'Feet, hole pitch across'), symbol: 'A' },
  { figure: 'feet.b', label: text('底脚孔纵向距离', 'Feet, hole pitch along'), symbol: 'B' },
  { figure: 'feet.c', label: text('轴肩至底脚孔', 'Shoulder to foot hole'), symbol: 'C' },
  { figure: 'feet.k', label: text('底脚孔直径', 'Foot hole diameter'), symbol: 'K' },
];

const FLANGES: Readonly<Record<NonNullable<Arrangement['flange']>, readonly Dimension[]>> = {
  B5: [
    { figure: 'flange.B5.diameter', label: text('法兰外径', 'Flange diameter'), symbol: 'P' },
    { figure: 'flange.B5.boltCircle', label: text('螺栓孔分布圆', 'Bolt circle'), symbol: 'M' },
    { figure: 'flange.B5.pilot', label: text('止口直径', 'Pilot diameter'), symbol: 'N' },
  ],
  B14: [{ figure: 'flange.B14.boltCircle', label: text('螺孔分布圆', 'Bolt circle'), symbol: 'M' }],
};

/** A brake, a fan of its own or an encoder makes a motor longer. */
const OUTLINE: readonly Dimension[] = [
  { figure: 'outline.ac', label: text('机座外径（约）', 'Frame diameter, approx.'), symbol: 'AC' },
  { figure: 'outline.l', label: text('总长（约，不含选件）', 'Overall length, approx., without options'), symbol: 'L' },
];

/**
 * The main dimensions of the motor, as far as they are known: its shaft end, and the feet and the flange it has in its arrangement
 * (IEC 60072-1).
 */
export function standSections({ mountingArrangement }: Values, parts: PartFigures): readonly SheetSection[] {
  const { onFeet = false, flange = null } = arrangementOf(mountingArrangement) ?? {};
  const shown = [...SHAFT, ...(onFeet ? FEET : []), ...(flange ? FLANGES[flange] : []), ...OUTLINE];
  return [
    {
      heading: text(`${MAIN_DIMENSIONS.zh}（IEC 60072-1）`, `${MAIN_DIMENSIONS.en} (IEC 60072-1)`),
      rows: dimensionRows(shown, parts),
      areFigures: true,
      about: 'dimensions',
    },
  ];
}
