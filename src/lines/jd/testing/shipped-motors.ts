import { JD_CATALOGUE } from '#lines/jd/catalogue.ts';
import { EMPTY_CONFIGURATION } from '#lines/jd/configuration.ts';
import { JD_LINE } from '#lines/jd/line.ts';
import { type MotorRow, rowValues } from '#lines/jd/row.ts';
import { motorRows } from '#lines/jd/rows.ts';
import { checkSource } from '#lines/jd/source/check-source.ts';
import type { JdParts } from '#lines/jd/source/read-source.ts';
import { CUSTOM_COLOUR } from '#lines/shared/paint/colours.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { randomWalk } from '#modules/configurator/domain/testing/random-walk.ts';
import type { TypeCodeContext } from '#modules/configurator/domain/type-code/type-code-context.ts';
import type { Values } from '#product/configuration.ts';
import type { BuiltCatalogue } from '#product/line-catalogue.ts';
import { builtCatalogueOf, openedRelease } from '#testing/builders/opened-release.ts';
import type { WalkedProduct } from '#testing/judged-walk.ts';
import { type Random, randomFrom } from '#testing/random.ts';

/** The shipped catalogue of JD. */
export const MOTORS: BuiltCatalogue<MotorRow> = builtCatalogueOf(JD_CATALOGUE);

/** Its release, opened as a server opens it; it is not ready to be served. */
export const JD_RELEASE: ActiveRelease = openedRelease(MOTORS);

/** What the shipped reference says of the motors. */
export const JD_PARTS: JdParts = partsOf();
/** Every motor of the line. */
export const SHIPPED_ROWS: readonly MotorRow[] = motorRows(JD_PARTS.motors);
const BY_KEY = new Map(SHIPPED_ROWS.map((row) => [keyOf(rowValues(row)), row]));

/** What reads and describes configurations of it. */
export const JD_PRODUCT: TypeCodeContext = {
  ...productContext(JD_RELEASE.engine, JD_RELEASE.product, JD_LINE),
  rowsOf: () => SHIPPED_ROWS,
};

/** The motor of an id. */
export function aMotor(id: string): MotorRow {
  const row = MOTORS.index.find(id, {});
  if (row === undefined) throw new Error(`The shipped catalogue has no ${id}`);
  return row;
}

/** A product a random walk through the release leads to. */
export function aRandomMotor(seed: number): WalkedProduct {
  const random: Random = randomFrom(seed);
  const { values } = randomWalk(JD_RELEASE.engine, random);
  const row = BY_KEY.get(keyOf(values));
  if (row === undefined) throw new Error(`No motor is ${keyOf(values)}`);
  const columns = Object.keys(rowValues(row));
  const chosen = Object.entries(values).filter(([field, code]) => code !== '-' && !columns.includes(field));
  const extras = { customColor: values.color === CUSTOM_COLOUR ? '#4a7b2c' : null };
  const texts = { ...EMPTY_CONFIGURATION.texts, customizedRequirements: 'sealed for wash-down' };
  return { config: { ...JD_LINE.empty, values: Object.fromEntries(chosen), basicType: row, extras, texts }, values };
}

function keyOf({ motorPower, motorPoles, motorSize, motorFrequency, efficiencyClass }: Values): string {
  return [motorPower, motorPoles, motorSize, motorFrequency, efficiencyClass].join(' ');
}

function partsOf(): JdParts {
  const parts = checkSource(readLineSource(JD_CATALOGUE));
  if (!parts.ok) throw new Error('The shipped motors are refused');
  return parts.value;
}
