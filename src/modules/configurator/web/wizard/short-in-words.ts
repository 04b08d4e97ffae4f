import type { TFunction } from 'i18next';
import type { RowSearchDef } from '#product/column.ts';
import { rowFigure } from '#product/column.ts';
import { torqueShort } from '#product/judgement/torque-short.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { ShownFigures } from './shown-figures.ts';

/** What a row is told with. */
interface Telling {
  readonly rows: RowSearchDef;
  /** The torque asked for, Nm; undefined where none is. */
  readonly torque: number | undefined;
  readonly figures: ShownFigures;
  readonly t: TFunction<'configurator'>;
}

/** The torque a row lacks of the one asked for, as `792 Nm of 810 Nm, −2.2 %`; nothing where it gives all of it. */
export function shortInWords(row: CatalogueRow, { rows, torque, figures, t }: Telling): readonly string[] {
  const load = rows.judged?.load;
  const percent = torqueShort(rows, row, torque);
  if (load === undefined || torque === undefined || percent === undefined) return [];
  const [actual, asked] = [rowFigure(rows, row, load), torque].map((value) => figures.withUnit(load, value));
  return [t('search.short.near', { actual, asked, percent })];
}
