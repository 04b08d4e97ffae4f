import type { BilingualText } from '#kernel/locale.ts';
import { JRW_ROW_SEARCH } from '#lines/jrw/columns.ts';
import { JRW_SEARCH } from '#lines/jrw/configuration.ts';
import { WORM_MOTOR_INPUTS } from '#lines/jrw/inputs.ts';
import { MOTOR_OF_JRW } from '#lines/jrw/motor-of-jrw.ts';
import { SHAPING } from '#lines/jrw/picture/product-picture.ts';
import { wormRowValues } from '#lines/jrw/row-values.ts';
import type { RatingOrigin } from '#lines/jrw/rows/rating.ts';
import type { WormClass, WormRow } from '#lines/jrw/rows/worm-row.ts';
import type { SelfLocking } from '#lines/jrw/source/parts.ts';
import { toldColumns } from '#lines/jrw/told-columns.ts';
import { EXPORTED } from '#lines/shared/exported-fields.ts';
import { CLASS_NAMES } from '#lines/shared/motor/motor-codes.ts';
import { hasEfficiencyClass, isExplosionProof } from '#lines/shared/motor/motor-kind.ts';
import { motorSections } from '#lines/shared/motor/sheet/motor-section.ts';
import { STANDARDS } from '#lines/shared/motor/sheet/standards.ts';
import { printedOption } from '#lines/shared/printed-option.ts';
import { torqueCheck } from '#modules/documents/domain/torque-check.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import { columnOf } from '#product/column.ts';
import type { Search, Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import { acceptedReason, reserveOf } from '#product/judgement/reserve.ts';
import { type FiguresLine, rowFigures } from '#product/row-figures.ts';
import type { PartFigures, SheetForm, SheetRow, SheetSection } from '#product/sheet.ts';
import { dimensionSection } from './dimension-section.ts';

/** The technical document of a worm unit. */
export const JRW_SHEET: SheetForm = {
  title: text('蜗轮减速机技术资料', 'Worm reducer technical document'),
  identification: [
    'gearboxModel',
    'reduceUnitSize',
    'ratioParts',
    'inputType',
    'inputModule',
    'inputFlange',
    'motorType',
    'builtInType',
    'installationPosition',
  ],
  operation: ['durationFactor', 'motorFrequency'],
  lubrication: ['lubricatingOil', 'mineralOil', 'syntheticOil'],
  keyFigures: ['n2', 'M2', 'fB', 'P', 'i'],
  standards: standardsOf,
  figures: (row: WormRow, standing, search) => figureRows(row, standing, search),
  sections: (row: WormRow, standing, parts) => [
    ...motorSections(MOTOR_OF_JRW, row.motorFrequency, standing, parts),
    startSection(row),
    dimensionSection(standing, parts),
    { heading: text('注油量', 'Oil quantity'), rows: oilRows(standing, parts), areFigures: true, about: 'oil' },
  ],
  check(row: WormRow, config) {
    const reserve = reserveOf({ ...config, basicType: row }, JRW_ROW_SEARCH);
    const reason = acceptedReason(config, JRW_ROW_SEARCH);
    return (
      reserve &&
      torqueCheck({
        torque: figureOf('outputTorque', row.outputTorque),
        permissible: figureOf('usableTorque', row.usableTorque),
        governedBy: LIMITS[row.limit],
        reserve,
        reason,
      })
    );
  },
  printed: printedOption,
  exported: EXPORTED,
  pictureOf: (standing) => productPictureName(standing, SHAPING),
};

const LIMITS: Readonly<Record<WormRow['limit'], BilingualText>> = {
  gears: text('蜗轮副承载能力', 'Worm gear'),
  'first-unit': text('前级减速机', 'First unit'),
};

/** Where the permissible torque and the efficiency come from. */
const ORIGINS: Readonly<Record<RatingOrigin, BilingualText>> = {
  printed: text('样本数据', 'Catalogue figure'),
  interpolated: text('按样本转速插值', 'Interpolated between catalogue speeds'),
  computed: text('计算值', 'Computed'),
};

const CLASSES: Readonly<Record<WormClass, SheetRow['value']>> = {
  ...CLASS_NAMES,
  AC: text('无 IE 等级', 'No IE class'),
};

/** What the figures follow from; the line itself fetches this file. */
const LINE = {
  rows: JRW_ROW_SEARCH,
  told: toldColumns,
  search: JRW_SEARCH,
  rowValues: wormRowValues,
} satisfies FiguresLine;

function figureRows(row: WormRow, standing: Values, search: Search): readonly SheetRow[] {
  const told = rowFigures(LINE, { row, standing, search }).map(({ column, unit, value }) => {
    const { id, label = text(id, id), symbol } = column;
    return { label, value, ...(unit !== undefined && { unit }), ...(symbol !== undefined && { symbol }) };
  });
  const isMotor = row.route === 'motor';
  const hasClass = row.efficiencyClass !== null && hasEfficiencyClass(MOTOR_OF_JRW, standing);
  return [
    ...told,
    {
      label: text('许用扭矩', 'Permissible torque'),
      symbol: 'M2 max',
      value: figureOf('usableTorque', row.usableTorque),
      unit: 'Nm',
    },
    {
      label: isMotor ? text('电机转速', 'Motor speed') : text('输入转速', 'Input speed'),
      symbol: 'n1',
      value: figureOf('inputSpeed', row.inputSpeed),
      unit: 'r/min',
    },
    { label: text('级数', 'Stages'), value: String(row.stages) },
    ...(row.motorFrame === null ? [] : [{ label: text('电机机座', 'Motor frame'), value: row.motorFrame }]),
    ...(row.motorPoles === null ? [] : [{ label: text('极数', 'Poles'), value: String(row.motorPoles) }]),
    ...(hasClass && row.efficiencyClass
      ? [{ label: text('能效等级', 'Efficiency class'), value: CLASSES[row.efficiencyClass] }]
      : []),
    { label: text('额定值来源', 'Rating'), value: ORIGINS[row.origin] },
  ];
}

const HOLDS: Readonly<Record<SelfLocking, BilingualText>> = {
  none: text('无', 'None'),
  uncertain: text('不确定', 'Uncertain'),
  likely: text('可能，但不能代替制动器', 'Likely, but never in place of a brake'),
};

/** How the unit starts and whether it holds at rest: by a model. */
function startSection({ startingEfficiency, selfLocking }: WormRow): SheetSection {
  return {
    heading: text('起动与静止（计算模型）', 'Starting and standstill (model)'),
    rows: [
      {
        label: text('起动效率（约）', 'Starting efficiency, approx.'),
        value: figureOf('startingEfficiency', startingEfficiency),
        unit: '%',
      },
      { label: text('静态自锁', 'Self-locking at rest'), value: HOLDS[selfLocking] },
    ],
  };
}

function oilRows({ installationPosition: position = '' }: Values, parts: PartFigures): readonly SheetRow[] {
  const { [`oil.${position}`]: litres, [`oil.first.${position}`]: ofFirst } = parts;
  if (litres === undefined) return [];
  const row = (label: BilingualText, value: number): SheetRow => ({
    label,
    value: figureText({ written: 'listed' }, value),
    unit: 'L',
  });
  if (ofFirst === undefined) {
    return [
      row(text(`${position} 注油量（约，以铭牌为准）`, `In ${position}, approx.; the nameplate decides`), litres),
    ];
  }
  // The first unit of every pair is filled for life, the same in any position.
  return [
    row(text('前级（终身润滑，约）', 'First unit, filled for life, approx.'), ofFirst),
    row(
      text(`后级，${position}（约，以铭牌为准）`, `Second unit in ${position}, approx.; the nameplate decides`),
      litres,
    ),
  ];
}

function figureOf(id: string, value: number): string {
  return figureText(columnOf(JRW_ROW_SEARCH, id) ?? {}, value);
}

/** The standards of motors only where there is one; frames also where the customer's is taken. */
function standardsOf(standing: Values): readonly BilingualText[] {
  const hasMotor = WORM_MOTOR_INPUTS.some((input) => input === standing.inputType);
  const { rating, protection, cooling, explosionProof, efficiency, dimensions, paint } = STANDARDS;
  return [
    ...(hasMotor ? [rating, protection, cooling] : []),
    ...(hasMotor && isExplosionProof(standing) ? [explosionProof] : []),
    ...(hasMotor && hasEfficiencyClass(MOTOR_OF_JRW, standing) && standing.efficiencyClass !== 'AC'
      ? [efficiency]
      : []),
    ...(hasMotor || standing.inputType === 'AM' ? [dimensions] : []),
    paint,
  ];
}
