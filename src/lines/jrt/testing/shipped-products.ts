import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { rowValues } from '#lines/jrt/row-values.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { CUSTOM_COLOUR } from '#lines/shared/paint/colours.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { randomWalk } from '#modules/configurator/domain/testing/random-walk.ts';
import type { TypeCodeContext } from '#modules/configurator/domain/type-code/type-code-context.ts';
import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import type { WalkedProduct } from '#testing/judged-walk.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { rowsOfUnit } from './rows-of-unit.ts';

const RELEASE = shippedRelease();
const UNITS = new Map<string, readonly BasicType[]>();
const ROWS = new Map<string, BasicType[]>();

/** What reads and describes configurations of the shipped release. */
export const JRT_PRODUCT: TypeCodeContext = {
  ...productContext(RELEASE.engine, RELEASE.product, JRT_LINE),
  rowsOf: inputRows,
};

/** A product a random walk through the release leads to, at one of the ratios its unit is made in. */
export function aRandomProduct(seed: number): WalkedProduct {
  const random = randomFrom(seed);
  const { values } = randomWalk(RELEASE.engine, random);
  const rows = unitRows(values).filter((row) => hasCodes(rowValues(row), values));
  if (rows.length === 0) throw new Error(`No row is ${JSON.stringify(values)}`);
  const basicType = oneOf(rows, random);
  const settled = Object.keys(rowValues(basicType));
  const chosen = Object.entries(values).filter(([field, code]) => code !== HIDDEN && !settled.includes(field));
  const kept = [...chosen, ['gearboxModel', basicType.gearboxModel], ['inputType', basicType.inputType]];
  const extras = { ...EMPTY_CONFIGURATION.extras, customColor: values.color === CUSTOM_COLOUR ? '#4a7b2c' : null };
  const texts = { ...EMPTY_CONFIGURATION.texts, customizedRequirements: 'sealed for wash-down' };
  return { config: { ...EMPTY_CONFIGURATION, values: Object.fromEntries(kept), basicType, extras, texts }, values };
}

/** The rows of a unit with the input a code names, as a server narrows them: to look through all of a unit takes a second. */
function inputRows(values: Values): readonly BasicType[] {
  const key = keyOf(values);
  if (!UNITS.has(unitOf(values))) keepUnit(values);
  return ROWS.get(key) ?? [];
}

function unitRows(values: Values): readonly BasicType[] {
  return UNITS.get(unitOf(values)) ?? keepUnit(values);
}

function keepUnit(values: Values): readonly BasicType[] {
  const { gearboxModel = '', reduceUnitSize = '' } = values;
  const rows = rowsOfUnit(shippedCatalogue(), gearboxModel, reduceUnitSize);
  UNITS.set(unitOf(values), rows);
  for (const row of rows) {
    const key = keyOf(rowValues(row));
    const known = ROWS.get(key);
    if (known === undefined) ROWS.set(key, [row]);
    else known.push(row);
  }
  return rows;
}

function unitOf({ gearboxModel, reduceUnitSize }: Values): string {
  return `${gearboxModel} ${reduceUnitSize}`;
}

/** What is fitted: a motor by its frame, a module by its code. */
function keyOf(values: Values): string {
  const { inputType, motorSize = HIDDEN, inputModule = HIDDEN } = values;
  return `${unitOf(values)} ${inputType} ${motorSize} ${inputModule}`;
}

function hasCodes(codes: Values, values: Values): boolean {
  return Object.entries(codes).every(([field, code]) => values[field] === code);
}
