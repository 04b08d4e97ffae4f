import { granted, type Result, refused } from '#kernel/result.ts';
import type { SourceRecord } from '#product/source.ts';
import type { ListProblem } from './list-problem.ts';
import { type PriceList, priceListOf } from './price-list.ts';
import { readRows } from './read-rows.ts';
import { currencyOf, isTerm, readTerms } from './read-terms.ts';

/**
 * A price list of the records of a file (commerce §3), or all that is wrong with it: what is no component, twice the same key, frames
 * in two rows, what is no number, and what the list does not say.
 */
export function readPriceList(records: readonly SourceRecord[]): Result<PriceList, readonly ListProblem[]> {
  const problems: ListProblem[] = [];
  const currency = currencyOf(records);
  if (currency === undefined) problems.push(currencyProblem(records));
  const terms = readTerms(records.filter(isTerm), currency ?? 'CNY', problems);
  const rows = readRows(
    records.filter((record) => !isTerm(record)),
    currency ?? 'CNY',
    problems,
  );
  return problems.length === 0 ? granted(priceListOf(terms, rows)) : refused(problems.toSorted(byRow));
}

/** A currency the portal does not know; one that is not said at all is a missing parameter already. */
function currencyProblem(records: readonly SourceRecord[]): ListProblem {
  const said = records.find(({ cells }) => cells.component === 'parameter' && cells.code === 'currency');
  if (said === undefined) return { code: 'parameter-missing', row: null, column: 'code', value: 'currency' };
  return { code: 'parameter-wrong', row: said.line, column: 'list', value: said.cells.list ?? '' };
}

function byRow(one: ListProblem, other: ListProblem): number {
  return (one.row ?? 0) - (other.row ?? 0);
}
