import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import type { ActiveRelease, Releases } from '#modules/catalogue/server/public.ts';
import { readTypeCode, type TypeCodeReading } from '#modules/configurator/domain/type-code/read-type-code.ts';
import type { Values } from '#product/configuration.ts';
import type { ProductLine } from '#product/line.ts';
import type { CatalogueRow } from '#product/row.ts';
import { contextOf } from './context-of.ts';
import { rowsOfCode } from './type-codes.ts';

/** What a type code says, whether or not it says enough for a product. */
export interface SaidByCode {
  readonly line: ProductLine;
  readonly standing: Values;
  /** The row it names, else all those it may mean. */
  readonly rows: readonly CatalogueRow[];
}

const definitions = await loadDefinitions();
const RATIO = /-i\d[^-]*/i;

/**
 * What the type code or the model of a machine says of it, as an order names it that was not made here: nobody judges whether it can be
 * built. Undefined where it is of none of our lines.
 */
export function saidByCode(given: string, releases: Pick<Releases, 'current'>): SaidByCode | undefined {
  const text = given.normalize('NFKC').trim().replace(/\s+/g, '-').toUpperCase();
  const code = CONFIGURABLE.find((one) => text.startsWith(definitions.get(one)?.typeCode.prefix ?? text));
  if (code === undefined || text === '') return undefined;
  const release = releases.current(code);
  const reading = readBy(release, text);
  // A ratio that is not listed names no row: the nearest is another drive.
  const said = reading?.nearestRatio ? readBy(release, text.replace(RATIO, '')) : reading;
  return said && saidIn(said, release);
}

function readBy(release: ActiveRelease, text: string): TypeCodeReading | undefined {
  return readTypeCode(text, { ...contextOf(release), rowsOf: (values) => rowsOfCode(values, release) });
}

/** What had to give way to the rest was said, and is not so. */
function saidIn({ cleared, config: { basicType: row, values } }: TypeCodeReading, release: ActiveRelease): SaidByCode {
  const { line } = contextOf(release);
  const doubted = new Set(cleared.map(({ field }) => field));
  const all = { ...values, ...(row && line.rowValues(row)) };
  return {
    line,
    standing: Object.fromEntries(Object.entries(all).filter(([field]) => !doubted.has(field))),
    rows: row ? [row] : rowsOfCode(values, release),
  };
}
