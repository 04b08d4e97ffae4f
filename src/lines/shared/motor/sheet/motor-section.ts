import type { BilingualText } from '#kernel/locale.ts';
import { mainsOf } from '#lines/shared/motor/fields/voltages.ts';
import { hasStandardData, isExplosionProof } from '#lines/shared/motor/motor-kind.ts';
import type { MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { EX_DATA, EX_MOTOR } from '#lines/shared/motor/to-be-confirmed.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { type FigureStyle, figureText } from '#product/figure-text.ts';
import type { PartFigures, SheetRow, SheetSection } from '#product/sheet.ts';

interface PartRow {
  /** The name of the figure among those of the parts. */
  readonly figure: string;
  readonly label: BilingualText;
  readonly symbol?: string;
  readonly unit?: string;
  readonly written: FigureStyle;
  /** Set where it goes with 1/U at the same power: it is told for each of the mains (reference formulas). */
  readonly isCurrent?: true;
  /** Set where it is known at 60 Hz as well. */
  readonly holdsAt60Hertz?: true;
}

/** The mains the source has the data for, V at 50 Hz. */
const REFERENCE_MAINS = 400;

/** What a motor draws and gives at its rated point, in the order of a nameplate and its starting data. */
const ELECTRICAL: readonly PartRow[] = [
  {
    figure: 'ratedCurrent',
    label: text('额定电流', 'Rated current'),
    symbol: 'IN',
    unit: 'A',
    written: 'listed',
    isCurrent: true,
  },
  { figure: 'powerFactor', label: text('功率因数 cos φ', 'Power factor cos φ'), written: 'two-decimals' },
  {
    figure: 'efficiency',
    label: text('电机效率', 'Motor efficiency'),
    unit: '%',
    written: 'listed',
    holdsAt60Hertz: true,
  },
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
  holdsAt60Hertz: true,
};

/** What is said in place of the data of a motor whose own the reference data do not have. */
const CONFIRMED: readonly SheetRow[] = [
  {
    label: EX_MOTOR,
    value: text('待确认（随询价）', 'To be confirmed with your request'),
  },
  {
    label: EX_DATA.name,
    value: text(`待确认：${EX_DATA.items.zh}`, `To be confirmed: ${EX_DATA.items.en}`),
  },
];

/** What the figures of a motor at 60 Hz are worth: the source has its speed, its torque and about its efficiency (reference formulas). */
const AT_60_HERTZ = text(
  '60 Hz 时效率近似取 50 Hz 的数值；标“–”的数据随询价确认。',
  'At 60 Hz the efficiency is approximately that at 50 Hz; data marked “–” are confirmed with your request.',
);

/**
 * The data of a motor at full load on the mains that were chosen. Part load is in no source; a motor the figures do not hold for is
 * printed without them.
 */
export function motorSections(
  line: MotorOfLine,
  frequency: string | null,
  standing: Values,
  parts: PartFigures,
): readonly SheetSection[] {
  return [
    atFullLoad(line, frequency, standing, parts),
    { heading: text('电机数据', 'Motor data'), rows: isExplosionProof(standing) ? CONFIRMED : [] },
  ];
}

function atFullLoad(line: MotorOfLine, frequency: string | null, standing: Values, parts: PartFigures): SheetSection {
  const supply = { mains: mainsOf(standing.motorVoltage ?? ''), isAt60Hertz: frequency === '60Hz' };
  const told = `${supply.mains.join('/')} V, ${supply.isAt60Hertz ? 60 : 50} Hz`;
  return {
    heading: text(`电机数据（满载，${told.replace(', ', '，')}）`, `Motor data (full load, ${told})`),
    rows: hasStandardData(line, standing) ? [...ELECTRICAL, INERTIA].flatMap((part) => rowOf(part, parts, supply)) : [],
    areFigures: true,
    ...(supply.isAt60Hertz && { note: AT_60_HERTZ }),
  };
}

interface Supply {
  /** V. */
  readonly mains: readonly number[];
  readonly isAt60Hertz: boolean;
}

function rowOf(part: PartRow, parts: PartFigures, supply: Supply): readonly SheetRow[] {
  const { figure, label, symbol, unit } = part;
  const value = parts[`motor.${figure}`];
  if (value === undefined) return [];
  const isKnown = !supply.isAt60Hertz || part.holdsAt60Hertz;
  const told = isKnown ? { value: toldAt(supply, part, value), ...(unit && { unit }) } : { value: '–' };
  return [{ label, ...told, ...(symbol && { symbol }) }];
}

function toldAt({ mains }: Supply, part: PartRow, value: number): string {
  const values = part.isCurrent ? mains.map((volts) => (value * REFERENCE_MAINS) / volts) : [value];
  return values.map((each) => figureText(part, each)).join(' / ');
}
