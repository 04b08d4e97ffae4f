import type { BilingualText } from '#kernel/locale.ts';
import { listedFactor } from '#lines/jrh/fields/machines.ts';
import { MOTOR_SPEED } from '#lines/jrh/row-values.ts';
import { MOTOR_FACTOR } from '#lines/jrh/rows/factors.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { INPUT_SPEED, MAINS_SPEED } from '#lines/jrh/rows/rating-at.ts';
import type { Values } from '#product/configuration.ts';
import { HIDDEN, NONE, text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { SheetRow, SheetSection } from '#product/sheet.ts';
import { figureRow, ON_REQUEST } from './figure-row.ts';

/** The factors a unit is selected with, none of which is a promise. */
export function factorSection(row: IndustrialRow, standing: Values): SheetSection {
  const listed = listedFactor(standing);
  const ofMachine: SheetRow = {
    label: text('工作机系数（假定）', 'Factor of the machine, assumed'),
    symbol: 'f1',
    value: factorText(row, listed),
  };
  const ofMotor: SheetRow = {
    label: text('原动机系数（电机）', 'Factor of the prime mover, electric motor'),
    symbol: 'f2',
    value: MOTOR_FACTOR.toFixed(1),
  };
  return {
    heading: text('选型系数', 'Factors of selection'),
    rows: [ofMachine, ofMotor, figureRow('thermalFactor', row.thermalFactor)],
    areFigures: true,
    note: factorNote(row),
  };
}

/** By which formulas a unit is selected; at the fastest speed of the ratings, whoever chose it, that a motor on the mains is faster. */
function factorNote({ inputSpeed }: IndustrialRow): BilingualText {
  if (inputSpeed < INPUT_SPEED.max) return SELECTED_BY;
  return text(`${END_OF_TABLE.zh}${SELECTED_BY.zh}`, `${END_OF_TABLE.en} ${SELECTED_BY.en}`);
}

const SELECTED_BY = text(
  '使用系数 f1 为假定值，f4 为经验假定值：请按工作机和工况核对。选型式：T2N ≥ 9550 P f1 f2 / n2，P ≤ Pth f4。',
  'The machine factor f1 is assumed, f4 is recalled and assumed: check them for your machine and site. Selected by T2N ≥ 9550 P f1 f2 / n2 and P ≤ Pth f4.',
);

const END_OF_TABLE = text(
  `额定值按 n1 = ${INPUT_SPEED.max} r/min，即额定值表的上限；50 Hz 四极电机约 ${MAINS_SPEED} r/min，不在数据范围内，须随询价确认。`,
  `Rated at n1 = ${INPUT_SPEED.max} r/min, the end of the table. A 4-pole motor on 50 Hz runs at about ${MAINS_SPEED} r/min, which the data do not cover: that speed is checked with your request.`,
);

/** f1 of the machine by its list, else what the unit is judged with where nobody entered one. */
function factorText({ assumedFactor }: IndustrialRow, listed: number | null): SheetRow['value'] {
  if (listed !== null) return listed.toFixed(1);
  return assumedFactor > 0 ? assumedFactor.toFixed(2) : text('按工作机填写', 'As entered for the machine');
}

/** The thermal power under the ambient, the duty and the cooling that stand. */
export function coolingRows(row: IndustrialRow, { cooling = NONE }: Values): readonly SheetRow[] {
  const printed = { [NONE]: row.thermalPower, FAN: row.thermalPowerWithFan }[cooling] ?? null;
  const isKnown = printed !== null && row.thermalFactor !== null;
  return [
    {
      label: text('此工况与所选冷却下的热功率 Pth·f4', 'Thermal power here, with the cooling chosen: Pth × f4'),
      ...(isKnown
        ? { value: figureText({ written: 'listed' }, (printed ?? 0) * (row.thermalFactor ?? 0)), unit: 'kW' }
        : { value: ON_REQUEST }),
    },
  ];
}

/** The motor that is coupled to the unit: at which speed the figures hold, and at which it runs on the mains. */
export function motorSection(row: IndustrialRow, standing: Values): readonly SheetSection[] {
  const { motorSize = HIDDEN, [MOTOR_SPEED]: speed = HIDDEN } = standing;
  if (motorSize === HIDDEN) return [];
  const written = (value: number) => figureText({ written: 'measured' }, value);
  const rated = speed === HIDDEN ? null : Number(speed);
  return [
    {
      heading: text('电机与转速', 'Motor and speed'),
      rows: [
        {
          label: text('本资料数据所按输入转速', 'Input speed all figures hold at'),
          symbol: 'n1',
          value: written(row.inputSpeed),
          unit: 'r/min',
        },
        {
          label: text('电机额定转速（50 Hz，约）', 'Rated speed of the motor on 50 Hz, approx.'),
          ...(rated === null ? { value: ON_REQUEST } : { value: written(rated), unit: 'r/min' }),
        },
        ...(rated === null
          ? []
          : [
              {
                label: text('此时输出转速（约）', 'Output speed with it, approx.'),
                value: written(rated / row.ratio),
                unit: 'r/min',
              },
            ]),
      ],
      areFigures: true,
      note: text(
        '电机、联轴器和钟形罩或底座的尺寸与质量随询价确认；所列质量为减速机本身。',
        'Dimensions and mass of motor, coupling and bell housing or base frame are confirmed with the request; the mass listed is that of the gear unit alone.',
      ),
    },
  ];
}
