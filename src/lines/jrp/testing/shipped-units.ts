import { JRP_CATALOGUE } from '#lines/jrp/catalogue.ts';
import { EMPTY_CONFIGURATION } from '#lines/jrp/configuration.ts';
import { JRP_LINE } from '#lines/jrp/line.ts';
import { MOTOR_FRAMES, type PlanetaryRow, unitCodes } from '#lines/jrp/rating/planetary-row.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { randomWalk } from '#modules/configurator/domain/testing/random-walk.ts';
import type { TypeCodeContext } from '#modules/configurator/domain/type-code/type-code-context.ts';
import type { Values } from '#product/configuration.ts';
import type { BuiltCatalogue } from '#product/line-catalogue.ts';
import type { RowFilters } from '#product/row-query.ts';
import { builtCatalogueOf, openedRelease } from '#testing/builders/opened-release.ts';
import type { WalkedProduct } from '#testing/judged-walk.ts';
import { type Random, randomFrom } from '#testing/random.ts';

/** The shipped catalogue of JRP. */
export const UNITS: BuiltCatalogue<PlanetaryRow> = builtCatalogueOf(JRP_CATALOGUE);

/** Its release, opened as a server opens it; it is not ready to be served. */
export const JRP_RELEASE: ActiveRelease = openedRelease(UNITS);

const ROWS = rowsOf();
const BY_KEY = new Map(ROWS.map((row) => [keyOf(unitCodes(row)), row]));

/** What reads and describes configurations of it. */
export const JRP_PRODUCT: TypeCodeContext = {
  ...productContext(JRP_RELEASE.engine, JRP_RELEASE.product, JRP_LINE),
  rowsOf: () => ROWS,
};

/** The unit of an id, read under a load. */
export function aUnit(id: string, load: RowFilters = {}): PlanetaryRow {
  const row = UNITS.index.find(id, load);
  if (row === undefined) throw new Error(`The shipped catalogue has no ${id}`);
  return row;
}

/** A product a random walk through the release leads to. */
export function aRandomUnit(seed: number): WalkedProduct {
  const random: Random = randomFrom(seed);
  const { values } = randomWalk(JRP_RELEASE.engine, random);
  const found = BY_KEY.get(keyOf(values));
  if (found === undefined) throw new Error(`No unit is ${keyOf(values)}`);
  const { lifetime = '' } = values;
  // A unit nobody asks a torque of takes a motor of any frame.
  const row = aUnit(found.id, { lifetime });
  const columns = ['reduceUnitSize', 'exactRatio', MOTOR_FRAMES];
  const chosen = Object.entries(values).filter(([field, code]) => code !== '-' && !columns.includes(field));
  const extras = { shaftEnd: values.outputShaftType === 'S' ? '140x250' : null };
  const texts = { ...EMPTY_CONFIGURATION.texts, customizedRequirements: 'sealed for wash-down' };
  return {
    config: { ...JRP_LINE.empty, values: Object.fromEntries(chosen), basicType: row, extras, texts },
    values: { ...values, [MOTOR_FRAMES]: row.motorFrames },
  };
}

function keyOf({ design, stages, reduceUnitSize, exactRatio }: Values): string {
  return [design, stages, reduceUnitSize, exactRatio].join(' ');
}

function rowsOf(): readonly PlanetaryRow[] {
  const plan = UNITS.index.plan({});
  if (!plan.ok) throw new Error('All units can be read');
  const rows: PlanetaryRow[] = [];
  plan.value.scan(({ row }) => rows.push(plan.value.rowOf(row)));
  return rows;
}
