import type { Cleared } from '#modules/configurator/domain/change/outcome.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { type NearestRatio, readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import { requiredColumn, wireName } from '#product/column.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import type { CatalogueRow } from '#product/row.ts';
import { quickConfiguration } from './quick-configuration.ts';

/** A new configuration as a quick search or a type code begins it. */
export interface Begun {
  /** What was typed. */
  readonly text: string;
  readonly config: Configuration;
  /** Where it goes on: to the search, or past all that a type code answers. */
  readonly step: number;
  readonly unread: readonly string[];
  readonly nearestRatio?: NearestRatio;
  /** What was said of a field and leaves open which of its options is meant: it is answered where the field stands. */
  readonly later: readonly { readonly text: string; readonly field: FieldId }[];
  readonly cleared: readonly Cleared[];
}

/** Asks the catalogue for the rows that have what a look-up says. */
export type FindRows = (query: Values) => Promise<readonly CatalogueRow[]>;

/**
 * What a quick search begins: of a whole type code the product it names, else a search for what was said. A code whose row the
 * catalogue does not have begins the search with all that was read of it.
 */
export async function beginQuickly(typed: string, context: ProductContext, findRows: FindRows): Promise<Begun> {
  const reading = readQuickSearch(typed, context.line);
  const { text } = reading;
  const code = reading.typeCode;
  const named = code === undefined ? undefined : await productNamed(code, context, findRows);
  if (named !== undefined) return { text, later: [], ...named };
  const later = reading.unread.flatMap(({ text: said, field }) => (field === undefined ? [] : [{ text: said, field }]));
  const unread = reading.unread.filter(({ field }) => field === undefined).map((left) => left.text);
  return { text, ...quickConfiguration(reading, context), step: searchStep(context), unread, later };
}

async function productNamed(
  code: string,
  context: ProductContext,
  findRows: FindRows,
): Promise<Omit<Begun, 'text' | 'later'> | undefined> {
  const asked: Values[] = [];
  const noteAsked = (values: Values) => {
    asked.push(values);
    return [];
  };
  readTypeCode(code, { ...context, rowsOf: noteAsked });
  const [values] = asked;
  const rows = values === undefined ? [] : await findRows(lookUpOf(values, context));
  const read = readTypeCode(code, { ...context, rowsOf: () => rows });
  if (read === undefined) return undefined;
  const { config } = read;
  return { ...read, step: config.basicType ? nextStepOf(config, context) : searchStep(context) };
}

function nextStepOf(config: Configuration, context: ProductContext): number {
  return completenessOf(config, context).openPoints[0]?.step ?? context.line.steps.length - 1;
}

function searchStep({ line }: ProductContext): number {
  return Math.max(
    0,
    line.steps.findIndex(({ kind }) => kind === 'search'),
  );
}

/** What the catalogue is asked to find the row of a code: what the code says of its columns, at whatever ratio and service factor. */
function lookUpOf(values: Values, { line }: ProductContext): Values {
  const columns = line.rows.columns.map(({ id }) => wireName(line.rows, id));
  const said = Object.entries(values).filter(([field]) => columns.includes(field));
  const least = requiredColumn(line.rows);
  return {
    ...Object.fromEntries(said),
    ...(least && { [wireName(line.rows, least.id)]: String(least.nearFrom) }),
  };
}
