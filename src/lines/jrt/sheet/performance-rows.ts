import type { BilingualText } from '#kernel/locale.ts';
import { REQUIRED_SERVICE_FACTOR } from '#lines/jrt/columns.ts';
import type { BasicType, TorqueLimit } from '#lines/jrt/rows/basic-type.ts';
import { shownServiceFactor } from '#modules/catalogue/domain/shown-service-factor.ts';
import type { TorqueFigures } from '#modules/documents/domain/torque-check.ts';
import type { SheetRow } from '#product/sheet.ts';

const LIMITS: Readonly<Record<TorqueLimit, BilingualText>> = {
  gears: { zh: '齿轮承载能力', en: 'Gears' },
  'adapter-frame': { zh: '适配器', en: 'Adapter' },
  'input-shaft': { zh: '输入轴', en: 'Input shaft' },
};

const CLASSES = { DN: 'DN (IE3)', DE: 'DE (IE2)', DU: 'DU (IE4)' } as const;

/** The figures of a basic type in the order an engineer reads them; numbers with three or four significant digits. */
export function performanceRows(row: BasicType): readonly SheetRow[] {
  const motor = row.route === 'motor';
  return [
    figure('输出转速', 'Output speed', digits(row.outputSpeed, 3), 'r/min', 'n2'),
    figure('输出扭矩', 'Output torque', digits(row.outputTorque, 3), 'Nm', 'Ma'),
    figure('使用系数', 'Service factor', shownServiceFactor(row.serviceFactor), undefined, 'fB'),
    motor
      ? figure('电机功率', 'Motor power', digits(row.motorPower, 3), 'kW', 'P')
      : figure('许用输入功率', 'Permissible input power', digits(row.motorPower, 3), 'kW', 'P'),
    figure('速比', 'Ratio', String(row.ratio), undefined, 'i'),
    figure(
      motor ? '电机转速' : '输入转速',
      motor ? 'Motor speed' : 'Input speed',
      digits(row.inputSpeed, 4),
      'r/min',
      'n1',
    ),
    figure('许用径向载荷', 'Permissible overhung load', digits(row.overhungLoad, 3), 'N', 'FRa'),
    figure('减速机效率', 'Gear unit efficiency', digits(row.efficiency * 100, 2), '%', 'η'),
    figure('质量（约）', 'Mass, approx.', digits(row.mass, 3), 'kg', 'm'),
    figure('级数', 'Stages', String(row.stages)),
    ...(row.motorFrame !== null ? [figure('电机机座', 'Motor frame', row.motorFrame)] : []),
    ...(row.motorPoles !== null ? [figure('极数', 'Poles', String(row.motorPoles))] : []),
    ...(row.efficiencyClass !== null ? [figure('能效等级', 'Efficiency class', CLASSES[row.efficiencyClass])] : []),
  ];
}

/**
 * What the drive can do against what is asked, torques as they are printed (product decisions §2: fB = usable torque / Ma).
 * Below 1.0 nothing is sold without a word with the maker, whatever was required.
 */
export function torqueFigures(row: BasicType, required: number | null): TorqueFigures {
  return {
    torque: Number(digits(row.outputTorque, 3)),
    permissible: Number(digits(row.usableTorque, 3)),
    factor: Number(shownServiceFactor(row.serviceFactor)),
    required: Math.max(required ?? REQUIRED_SERVICE_FACTOR, REQUIRED_SERVICE_FACTOR),
    governedBy: LIMITS[row.limit],
  };
}

function figure(zh: string, en: string, value: string, unit?: string, symbol?: string): SheetRow {
  return { label: { zh, en }, value, ...(unit !== undefined && { unit }), ...(symbol !== undefined && { symbol }) };
}

/** A number with so many significant digits, whole digits kept, without an exponent: 1452, 94.1, 9.75. */
export function digits(value: number, significant: number): string {
  const whole = value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1;
  const decimals = Math.max(0, significant - Math.max(whole, 1));
  const fixed = value.toFixed(decimals);
  return decimals === 0 ? fixed : fixed.replace(/\.?0+$/, '');
}
