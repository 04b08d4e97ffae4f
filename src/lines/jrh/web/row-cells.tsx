import type { ReactNode } from 'react';
import { textIn } from '#kernel/locale.ts';
import { SHORT_LIMIT_WORDS } from '#lines/jrh/power-limits.ts';
import { isCoolingJudged } from '#lines/jrh/rows/cooling.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { type RowCellProps, useWizardView } from '#modules/configurator/web/public.ts';
import { text } from '#product/field.ts';
import type { CatalogueRow } from '#product/row.ts';

/** The cells of JRH's rows that are more than a code or figure, by column. */
export const JRH_CELLS: Readonly<Record<string, (props: RowCellProps) => ReactNode>> = {
  coolingNeeded: ({ found }) => <Cooling row={asIndustrialRow(found.row)} />,
  powerLimit: ({ found }) => <PowerLimit row={asIndustrialRow(found.row)} />,
};

const NOT_JUDGED = text('未判定', 'Not judged');

/** What a unit needs to stay cool, as far as a power says it. */
function Cooling({ row }: { row: IndustrialRow }): ReactNode {
  const { words } = useWizardView();
  return isCoolingJudged(row) ? words.value('coolingNeeded', row.coolingNeeded) : textIn(NOT_JUDGED, words.locale);
}

/** What rules the permissible power. */
function PowerLimit({ row }: { row: IndustrialRow }): ReactNode {
  const { words } = useWizardView();
  return textIn(SHORT_LIMIT_WORDS[row.powerLimit], words.locale);
}

/** The tables of this line hold its rows alone. */
function asIndustrialRow(row: CatalogueRow): IndustrialRow {
  return row as IndustrialRow;
}
