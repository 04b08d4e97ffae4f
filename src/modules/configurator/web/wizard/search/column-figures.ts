import type { Locale } from '#kernel/locale.ts';
import { inDigits } from '#modules/configurator/web/format.ts';
import type { LinePanels } from '#modules/configurator/web/wizard/line-panels.ts';
import type { ColumnDef } from '#product/column.ts';
import { mostDecimals } from '#web/ui/decimal-places.ts';

/** What a row bears is told up to here: the digits of more say nothing. */
const TELLING_MAX = 10;

/**
 * How the figures of a column are written in one table: all with as many decimals, those of the middle figure; of listed
 * figures, such as powers, no digit is dropped.
 */
export function columnFigures(
  { id, ask }: Pick<ColumnDef, 'id' | 'ask'>,
  values: readonly number[],
  { figure, locale }: Pick<LinePanels, 'figure'> & { locale: Locale },
): (value: number) => string {
  const written = [...values].sort((one, other) => one - other).map((value) => figure(id, value, locale));
  const middle = written[Math.floor(written.length / 2)] ?? '';
  const decimals = mostDecimals(ask?.kind === 'one-of' ? written : [middle]);
  return (value) => {
    if (ask?.kind === 'at-least' && value > TELLING_MAX) return `> ${TELLING_MAX}`;
    const own = figure(id, value, locale);
    if (mostDecimals([own]) === decimals) return own;
    return inDigits(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }, locale);
  };
}
