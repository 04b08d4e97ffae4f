import type { ReactNode } from 'react';
import { type BilingualText, textIn } from '#kernel/locale.ts';
import { NEED_WORDS, SHORT_NEED_WORDS } from '#lines/jrh/cooling-words.ts';
import { LIMIT_WORDS, SHORT_LIMIT_WORDS } from '#lines/jrh/power-limits.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { type RowCellProps, useWizardView } from '#modules/configurator/web/public.ts';
import type { CatalogueRow } from '#product/row.ts';

/** The cells of JRH's rows that are more than a code or figure, by column. */
export const JRH_CELLS: Readonly<Record<string, (props: RowCellProps) => ReactNode>> = {
  coolingNeeded: ({ found }) => <Cooling row={asIndustrialRow(found.row)} />,
  powerLimit: ({ found }) => <PowerLimit row={asIndustrialRow(found.row)} />,
};

/** What a unit needs to stay cool at the power asked, else at the one permitted. */
function Cooling({ row }: { row: IndustrialRow }): ReactNode {
  return <Short whole={NEED_WORDS[row.coolingNeeded]}>{SHORT_NEED_WORDS[row.coolingNeeded]}</Short>;
}

/** What rules the permissible power. */
function PowerLimit({ row }: { row: IndustrialRow }): ReactNode {
  return <Short whole={LIMIT_WORDS[row.powerLimit]}>{SHORT_LIMIT_WORDS[row.powerLimit]}</Short>;
}

/** Few words, and where a pointer rests on them all of them. */
function Short({ whole, children }: { whole: BilingualText; children: BilingualText }): ReactNode {
  const { locale } = useWizardView().words;
  return <span title={textIn(whole, locale)}>{textIn(children, locale)}</span>;
}

/** The tables of this line hold its rows alone. */
function asIndustrialRow(row: CatalogueRow): IndustrialRow {
  return row as IndustrialRow;
}
