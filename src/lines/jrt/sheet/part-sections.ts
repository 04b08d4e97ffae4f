import type { BilingualText } from '#kernel/locale.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { type FigureStyle, figureText } from '#product/figure-text.ts';
import type { PartFigures, SheetRow, SheetSection } from '#product/sheet.ts';
import { hasStandardData, isExplosionProof } from './motor-kind.ts';

interface PartRow {
  /** The name of the figure among those of the parts. */
  readonly figure: string;
  readonly label: BilingualText;
  readonly symbol?: string;
  readonly unit?: string;
  readonly written: FigureStyle;
}

/** What a motor draws and gives at its rated point, in the order of a nameplate and its starting data. */
const ELECTRICAL: readonly PartRow[] = [
  { figure: 'ratedCurrent', label: text('额定电流', 'Rated current'), symbol: 'IN', unit: 'A', written: 'listed' },
  { figure: 'powerFactor', label: text('功率因数 cos φ', 'Power factor cos φ'), written: 'two-decimals' },
  { figure: 'efficiency', label: text('电机效率', 'Motor efficiency'), unit: '%', written: 'listed' },
  { figure: 'startingCurrent', label: text('起动电流比 IA/IN', 'Starting current ratio IA/IN'), written: 'listed' },
  { figure: 'startingTorque', label: text('起动转矩比 MA/MN', 'Starting torque ratio MA/MN'), written: 'listed' },
  { figure: 'breakdownTorque', label: text('最大转矩比 MK/MN', 'Breakdown torque ratio MK/MN'), written: 'listed' },
];

const INERTIA: PartRow = {
  figure: 'inertia',
  label: text('电机转动惯量（约）', 'Motor inertia, approx.'),
  symbol: 'J',
  unit: 'kg·m²',
  written: 'listed',
};

/** What is said in place of the data of a motor whose own the reference data do not have. */
const CONFIRMED: SheetRow = {
  label: text('防爆电机', 'Explosion-proof motor'),
  value: text('随询价确认', 'Confirmed with your request'),
};

/**
 * The groups of a document that the parts of a gear motor say: the motor's data at full load, and how much oil it takes in
 * its mounting position. Part load is in no source; a motor the figures do not
 * hold for is printed without them.
 */
export function partSections(row: BasicType, standing: Values, parts: PartFigures): readonly SheetSection[] {
  return [
    {
      heading: text('电机数据（满载，400 V，50 Hz）', 'Motor data (full load, 400 V, 50 Hz)'),
      rows: motorRows(row, standing, parts),
      areFigures: true,
    },
    { heading: text('电机数据', 'Motor data'), rows: isExplosionProof(standing) ? [CONFIRMED] : [] },
    { heading: text('注油量', 'Oil quantity'), rows: oilRows(standing, parts), areFigures: true },
  ];
}

function motorRows(row: BasicType, standing: Values, parts: PartFigures): readonly SheetRow[] {
  return hasStandardData(row, standing) ? [...ELECTRICAL, INERTIA].flatMap((part) => rowOf(part, parts)) : [];
}

function rowOf({ figure, written, ...row }: PartRow, parts: PartFigures): readonly SheetRow[] {
  const value = parts[`motor.${figure}`];
  return value === undefined ? [] : [{ ...row, value: figureText({ written }, value) }];
}

function oilRows({ installationPosition = '' }: Values, parts: PartFigures): readonly SheetRow[] {
  const litres = parts[`oil.${installationPosition}`];
  if (litres === undefined) return [];
  const label = text(
    `${installationPosition} 注油量（约，以油位螺塞为准）`,
    `In ${installationPosition}, approx.; the level plug decides`,
  );
  return [{ label, value: figureText({ written: 'listed' }, litres), unit: 'L' }];
}
