import { requiredColumn, rowFigure } from '#product/column.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import type { RowIndex } from '#product/row-index.ts';
import type {
  LineSamples,
  ListedSample,
  SampleItem,
  SampleList,
  SampleSource,
  SampleVariant,
  WithdrawnSample,
} from './samples.ts';

/** What of a line's catalogue samples are joined to. */
export type SampledRows = Pick<RowIndex, 'find' | 'search'>;

/**
 * The sample catalogue as the rows of a release bear it out. An item whose own row is gone, or bears less than its load, is
 * withdrawn and named, never shown; another row it has for choice is left out then.
 */
export function listSamples({ parameters, items }: SampleSource, line: LineSamples, rows: SampledRows): SampleList {
  const judged = items.map((item) => judgedItem(item, line, rows));
  return {
    parameters: parameters.map(({ place: _place, ...parameter }) => parameter),
    items: judged.flatMap((one) => ('because' in one ? [] : [one])),
    withdrawn: judged.flatMap((one) => ('because' in one ? [one] : [])),
  };
}

function judgedItem(item: SampleItem, line: LineSamples, rows: SampledRows): ListedSample | WithdrawnSample {
  const [own = {}, ...beside] = combinationsOf(item.row);
  const withdrawn = { ...item.place, id: item.id };
  const row = rowOf(own, line, rows);
  if (row === undefined) {
    const named = line.rowParameters.map((key) => own[key]).join(' ');
    return { ...withdrawn, because: 'row-gone', figure: named };
  }
  const reserve = reserveOf(row, rows);
  if (reserve < 1) return { ...withdrawn, because: 'overloaded', figure: reserve.toFixed(3) };
  const others = beside.flatMap((values): SampleVariant[] => {
    const other = rowOf(values, line, rows);
    return other === undefined || reserveOf(other, rows) < 1 ? [] : [{ values, row: other }];
  });
  return { id: item.id, allowed: item.allowed, variants: [{ values: own, row }, ...others] };
}

function rowOf(values: Values, { rowIds }: LineSamples, rows: SampledRows): SampleVariant['row'] | undefined {
  return rowIds(values).flatMap((id) => rows.find(id, {}) ?? [])[0];
}

/** What a row bears as a multiple of its load; 1 where the line has no such figure. */
function reserveOf(row: SampleVariant['row'], { search }: SampledRows): number {
  const required = requiredColumn(search);
  return required === undefined ? 1 : rowFigure(search, row, required.id);
}

/** Every choice of one value each; the first has the first of all. */
function combinationsOf(sets: Readonly<Record<FieldId, readonly string[]>>): readonly Values[] {
  return Object.entries(sets).reduce<readonly Values[]>(
    (made, [key, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
}
