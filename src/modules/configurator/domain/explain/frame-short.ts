import { planSearch } from '#modules/catalogue/domain/search/check-query.ts';
import { columnOf } from '#product/column.ts';
import type { FieldId } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex } from '#product/row-index.ts';
import { figureAsked, type RowFilters } from '#product/row-query.ts';

/**
 * The most a standard motor of a wanted adapter's frame gives, kW, where that is less than the power asked of a customer's motor;
 * undefined where the frame is large enough, where no power is asked, and with inputs that have no frame.
 */
export function frameShort(
  { variable, value }: { readonly variable: FieldId; readonly value: string },
  figures: RowFilters,
  index: RowIndex,
): number | undefined {
  const { judged } = index.search;
  const [column = ''] = judged?.power ?? [];
  const power = figureAsked(figures, column);
  if (power === undefined || columnOf(index.search, variable) === undefined) return undefined;
  const module = { [variable]: value };
  const asked = planSearch(index, { filters: { ...module, [column]: power } });
  const frames = asked.ok ? asked.value.frames : undefined;
  const row = frames && firstRow(index, module);
  const { cell = column } = columnOf(index.search, column) ?? {};
  return row && frames.shortPower({ ...row, [cell]: power });
}

function firstRow(index: RowIndex, filters: RowFilters): CatalogueRow | undefined {
  const planned = planSearch(index, { filters });
  if (!planned.ok) return undefined;
  let first: number | undefined;
  planned.value.scan(({ row }) => {
    first ??= row;
  });
  return first === undefined ? undefined : planned.value.rowOf(first);
}
