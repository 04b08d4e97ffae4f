import type { BilingualText } from '#kernel/locale.ts';
import { JRP_ROW_SEARCH } from '#lines/jrp/columns.ts';
import { JRP_SEARCH } from '#lines/jrp/configuration.ts';
import { SHAPING } from '#lines/jrp/picture/product-picture.ts';
import type { TorqueOrigin } from '#lines/jrp/rating/life-torque.ts';
import { type PlanetaryRow, rowValues } from '#lines/jrp/rating/planetary-row.ts';
import { TO_BE_CONFIRMED } from '#lines/jrp/to-be-confirmed.ts';
import { toldColumns } from '#lines/jrp/told-columns.ts';
import { EXPORTED } from '#lines/shared/exported-fields.ts';
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
import type { SheetForm, SheetRow } from '#product/sheet.ts';

const LINE = { rows: JRP_ROW_SEARCH, told: toldColumns, search: JRP_SEARCH, rowValues } satisfies FiguresLine;

/** Where the torque comes from. */
const ORIGINS: Readonly<Record<TorqueOrigin, BilingualText>> = {
  printed: text('样本数据', 'Catalogue figure'),
  computed: text('按寿命和转速计算', 'Computed by life and speed'),
  extrapolated: text('外推值，须确认', 'Extrapolated, to be confirmed'),
};

/** The technical document of a planetary unit: without dimensions and mass, which no source has. */
export const JRP_SHEET: SheetForm = {
  title: text('行星减速机技术资料（待确认）', 'Planetary unit technical document, to be confirmed'),
  identification: [
    'design',
    'stages',
    'reduceUnitSize',
    'inputType',
    'motorSize',
    'builtInType',
    'installationPosition',
    'outputShaftType',
  ],
  operation: ['lifetime'],
  lubrication: ['lubricatingOil'],
  keyFigures: ['T2 max', 'n2', 'i', 'fB', 'η'],
  standards: () => [STANDARDS.paint],
  figures: (row: PlanetaryRow, standing, search) => figuresOf(row, standing, search),
  sections: () => [
    {
      heading: text('询价确认', 'To be confirmed with the enquiry'),
      rows: TO_BE_CONFIRMED.map((label) => ({ label, value: text('询价提供', 'On request') })),
    },
  ],
  check(row: PlanetaryRow, config) {
    const reserve = reserveOf({ ...config, basicType: row }, JRP_ROW_SEARCH);
    return (
      reserve &&
      torqueCheck({
        torque: torqueText(row.outputTorque),
        permissible: torqueText(row.usableTorque),
        governedBy: GOVERNED_BY,
        reserve,
        reason: acceptedReason(config, JRP_ROW_SEARCH),
      })
    );
  },
  printed: printedOption,
  exported: EXPORTED,
  pictureOf: (standing) => productPictureName(standing, SHAPING),
};

const GOVERNED_BY = text('设计寿命与输入转速下的许用扭矩', 'Torque for the design life at the input speed');

const PEAK_PERMITTED = text('许用峰值扭矩', 'Peak torque permitted');

function torqueText(torque: number): string {
  return figureText(columnOf(JRP_ROW_SEARCH, 'outputTorque') ?? {}, torque);
}

function isTorqueAsked({ outputTorque }: Search): boolean {
  return typeof outputTorque === 'number' && outputTorque > 0;
}

/** The torque asked for, of which the factor is a multiple; none where none was asked for. */
function torqueAsked(search: Search): readonly SheetRow[] {
  if (!isTorqueAsked(search)) return [];
  return [
    {
      label: text('要求的输出扭矩', 'Output torque asked for'),
      symbol: 'T2',
      value: torqueText(Number(search.outputTorque)),
      unit: 'Nm',
    },
  ];
}

/** The peak torque asked for, beside the one permitted; none where none was asked for. */
function peakAsked({ peakTorque }: Search): readonly SheetRow[] {
  if (typeof peakTorque !== 'number') return [];
  return [{ label: text('要求的峰值扭矩', 'Peak torque asked for'), value: torqueText(peakTorque), unit: 'Nm' }];
}

function figuresOf(row: PlanetaryRow, standing: Values, search: Search): readonly SheetRow[] {
  const told = rowFigures(LINE, { row, standing, search }).map(
    ({ column: { id, label = { zh: id, en: id }, symbol }, unit, value }): SheetRow => ({
      label: id === 'peakTorque' ? PEAK_PERMITTED : label,
      value,
      ...(unit !== undefined && { unit }),
      ...(symbol !== undefined && { symbol }),
    }),
  );
  return [
    ...told,
    ...torqueAsked(search),
    ...peakAsked(search),
    {
      label: text('输入转速', 'Input speed'),
      symbol: 'n1',
      value: figureText({ written: 'whole' }, row.inputSpeed),
      unit: 'r/min',
    },
    { label: text('扭矩来源', 'Torque rests on'), value: ORIGINS[row.origin] },
  ];
}
