import { builtOf } from '#lines/jrw/catalogue.ts';
import { EMPTY_CONFIGURATION, type WormConfiguration } from '#lines/jrw/configuration.ts';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { wormRowCodes, wormRowValues } from '#lines/jrw/row-values.ts';
import { wormPairs, wormRows } from '#lines/jrw/rows/list-worm-rows.ts';
import type { WormRow } from '#lines/jrw/rows/worm-row.ts';
import { CUSTOM_COLOUR } from '#lines/shared/paint/colours.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { randomWalk } from '#modules/configurator/domain/testing/random-walk.ts';
import type { TypeCodeContext } from '#modules/configurator/domain/type-code/type-code-context.ts';
import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { BuiltCatalogue } from '#product/line-catalogue.ts';
import { reaches } from '#product/rounding.ts';
import { openedRelease } from '#testing/builders/opened-release.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { oneOf, randomFrom } from '#testing/random.ts';

const WORMS: BuiltCatalogue<WormRow> = builtOf(shippedParts());

/** The release of the shipped worm units, opened as a server opens it; it is not ready to be served. */
export const JRW_RELEASE: ActiveRelease = openedRelease(WORMS);

const ROWS_BY_CODES = rowsByCodes();
const ROWS = [...ROWS_BY_CODES.values()].flat();

/** What reads and describes configurations of it. */
export const JRW_PRODUCT: TypeCodeContext = {
  ...productContext(JRW_RELEASE.engine, JRW_RELEASE.product, JRW_LINE),
  rowsOf: () => ROWS,
};

/** The row of an id, in continuous duty. */
export function aWorm(id: string): WormRow {
  const row = WORMS.index.find(id, {});
  if (row === undefined) throw new Error(`The shipped catalogue has no ${id}`);
  return row;
}

/** A product a random walk through the release leads to, at one of the ratios it is made in, and whether it bears its load. */
export interface RandomWorm {
  readonly config: WormConfiguration;
  readonly values: Values;
  readonly bears: boolean;
}

/** Of the ratios that bear their motor in its duty any one; where none does, the walk led to a unit that is too weak. */
export function aRandomWorm(seed: number): RandomWorm {
  const random = randomFrom(seed);
  const { values } = randomWalk(JRW_RELEASE.engine, random);
  const rows = rowsOf(values);
  const bearing = rows.filter(({ serviceFactor }) => reaches(serviceFactor, 1));
  const basicType = oneOf(bearing.length > 0 ? bearing : rows, random);
  const settled = Object.keys(wormRowValues(basicType));
  const chosen = Object.entries(values).filter(([field, code]) => code !== HIDDEN && !settled.includes(field));
  const extras = { customColor: values.color === CUSTOM_COLOUR ? '#4a7b2c' : null };
  const texts = { ...EMPTY_CONFIGURATION.texts, customizedRequirements: 'sealed for wash-down' };
  const config = { ...EMPTY_CONFIGURATION, values: Object.fromEntries(chosen), basicType, extras, texts };
  return { config, values, bears: bearing.length > 0 };
}

/** The rows of these codes, under the duty of the motor. */
function rowsOf(values: Values): readonly WormRow[] {
  const { durationFactor = HIDDEN } = values;
  const duty = durationFactor === HIDDEN ? {} : { durationFactor };
  return (ROWS_BY_CODES.get(keyOf(values)) ?? []).flatMap(({ id }) => WORMS.index.find(id, duty) ?? []);
}

/** What a row settles, by the codes of the release. */
function keyOf(values: Values): string {
  return WORMS.index.search.rowVariables.map((variable) => values[variable]).join(' ');
}

function rowsByCodes(): ReadonlyMap<string, readonly WormRow[]> {
  const rows = new Map<string, WormRow[]>();
  for (const row of wormRows(wormPairs(shippedParts()))) {
    const key = keyOf(wormRowCodes(row));
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return rows;
}
