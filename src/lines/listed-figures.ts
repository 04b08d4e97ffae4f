import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';

/** A figure by which products of several lines stand beside one another in a list, whatever each line calls its column. */
export interface ListedFigure {
  readonly id: string;
  readonly label: BilingualText;
  readonly symbol: string;
  /** In SI; the columns of all lines have the same one. */
  readonly unit?: string;
  /** The columns of the lines that hold it; of a product that has several, the first. */
  readonly of: readonly string[];
  /** Whether a list has it as long as nobody chose its columns. */
  readonly isUsual: boolean;
  /** Whether the type code or the data sheet says it as well: a list that needs its room does without. */
  readonly isSaidBesides?: true;
}

/** The figures of the list of saved products, in their order (findings B6: n2, Ma, kW, i, fB, mass). */
export const LISTED_FIGURES: readonly ListedFigure[] = [
  {
    id: 'speed',
    label: text('转速', 'Speed'),
    symbol: 'n2',
    unit: 'r/min',
    of: ['outputSpeed', 'motorSpeed'],
    isUsual: true,
  },
  {
    id: 'torque',
    label: text('扭矩', 'Torque'),
    symbol: 'Ma',
    unit: 'Nm',
    of: ['outputTorque', 'usableTorque', 'nominalTorque', 'ratedTorque'],
    isUsual: true,
  },
  {
    id: 'power',
    label: text('功率', 'Power'),
    symbol: 'P',
    unit: 'kW',
    of: ['motorPower', 'inputPower', 'drivenPower'],
    isUsual: true,
  },
  { id: 'ratio', label: text('速比', 'Ratio'), symbol: 'i', of: ['ratio'], isUsual: true, isSaidBesides: true },
  {
    id: 'serviceFactor',
    label: text('使用系数', 'Factor'),
    symbol: 'fB',
    of: ['serviceFactor'],
    isUsual: true,
  },
  {
    id: 'mass',
    label: text('质量', 'Mass'),
    symbol: 'm',
    unit: 'kg',
    of: ['mass'],
    isUsual: true,
    isSaidBesides: true,
  },
  {
    id: 'load',
    label: text('径向载荷', 'Overhung load'),
    symbol: 'FRa',
    unit: 'N',
    of: ['overhungLoad'],
    isUsual: false,
  },
  { id: 'efficiency', label: text('效率', 'Efficiency'), symbol: 'η', unit: '%', of: ['efficiency'], isUsual: false },
];
