import type { ReactNode } from 'react';
import { textIn } from '#kernel/locale.ts';
import { LIMIT_WORDS } from '#lines/jrh/power-limits.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { type RowCellProps, useWizardView } from '#modules/configurator/web/public.ts';
import type { CatalogueRow } from '#product/row.ts';

/** The cells of JRH's rows that are more than a code or figure, by column. */
export const JRH_CELLS: Readonly<Record<string, (props: RowCellProps) => ReactNode>> = {
  powerLimit: ({ found }) => <PowerLimit row={asIndustrialRow(found.row)} />,
};

/** What rules the permissible power. */
function PowerLimit({ row }: { row: IndustrialRow }): ReactNode {
  const { words } = useWizardView();
  return textIn(LIMIT_WORDS[row.powerLimit], words.locale);
}

/** The tables of this line hold its rows alone. */
function asIndustrialRow(row: CatalogueRow): IndustrialRow {
  return row as IndustrialRow;
}
