import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { rowValues } from '#lines/jrt/row-values.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { basicTypeAt } from '#lines/jrt/rows/basic-type-at.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { readings } from '#lines/jrt/rows/list-basic-types.ts';
import { toSavedForm } from '#lines/jrt/saved/saved-form.ts';
import { toWireForm } from '#lines/jrt/saved/wire-form.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import { NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import { SPECIAL_WISHES, type Values } from '#product/configuration.ts';
import { isByEnquiry } from '#product/judgement/reserve.ts';
import type { Random } from '#testing/random.ts';
import { shippedCatalogue } from './shipped-catalogue.ts';

/** Rows below this service factor are not built (product decisions §2). */
const MIN_BUILT = 0.8;

const rowsOf = new WeakMap<CatalogueTable, ReadonlyMap<string, readonly number[]>>();

/** A row of the shipped catalogue that fixes the same columns as a product and bears its duty, one that can be saved if there is any; undefined if none does. */
function rowOfProduct(values: Values, random: Random): BasicType | undefined {
  const table = shippedCatalogue();
  const known = rowsOf.get(table) ?? byUnitAndInput(table);
  rowsOf.set(table, known);
  const dutyFactor = table.dutyTypes.get(values.durationFactor ?? '')?.powerFactor ?? 1;
  const rows = known.get(keyOf(values.gearboxModel, values.reduceUnitSize, inputOf(values))) ?? [];
  const first = random(rows.length);
  const offered = [...rows.slice(first), ...rows.slice(0, first)].flatMap((row) => readAs(table, row, dutyFactor));
  const fitting = offered.filter((row) => row.serviceFactor >= MIN_BUILT && agrees(row, values));
  return fitting.find(({ serviceFactor }) => !isByEnquiry(serviceFactor)) ?? fitting[0];
}

function readAs(table: CatalogueTable, row: number, dutyFactor: number): readonly BasicType[] {
  const part = table.inputs[table.columns.input[row] ?? -1]?.part;
  const load = part?.type === 'motor' ? { dutyFactor } : { serviceFactor: 1 };
  return (part ? readings(part) : []).map((reading) => basicTypeAt(table, row, { ...reading, load }));
}

function agrees(row: BasicType, values: Values): boolean {
  return Object.entries(rowValues(row)).every(([id, code]) => (values[id] ?? code) === code);
}

/** The payload of a product a walk led to, with one of its rows; undefined where no row bears the product's duty. */
export function formOfProduct(release: ActiveRelease, values: Values, random: Random): SavedForm | undefined {
  const row = rowOfProduct(values, random);
  if (row === undefined) return undefined;
  const config = {
    ...EMPTY_CONFIGURATION,
    values: Object.fromEntries(Object.entries(values).filter(([, code]) => code !== NOT_APPLICABLE)),
    basicType: row,
    extras: { customColor: values.color === 'custom' ? '#4a7b2c' : null },
    texts: { ...EMPTY_CONFIGURATION.texts, customizedRequirements: 'sealed for wash-down' },
  };
  const line = toSavedForm(config, values, { technicalVersion: 'en' });
  const specialWishes = values[SPECIAL_WISHES] === 'yes';
  return savedForm.parse(line && toWireForm(line, { releaseHash: release.hash, specialWishes }));
}

function byUnitAndInput({ columns, gears, inputs, rowCount }: CatalogueTable): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (let row = 0; row < rowCount; row++) {
    const gear = gears[columns.gear[row] ?? 0];
    const part = inputs[columns.input[row] ?? 0]?.part;
    const input =
      part?.type === 'motor'
        ? `${part.motor.power} ${part.motor.poles} ${part.motor.frame} ${part.frequency}`
        : part?.type === 'module'
          ? part.module.code
          : NOT_APPLICABLE;
    const key = keyOf(gear?.model, gear?.unit.size, input);
    const known = rows.get(key);
    if (known) known.push(row);
    else rows.set(key, [row]);
  }
  return rows;
}

function inputOf({ motorPower, motorPoles, motorSize, motorFrequency, inputModule }: Values): string {
  return motorPower === NOT_APPLICABLE
    ? (inputModule ?? NOT_APPLICABLE)
    : `${motorPower} ${motorPoles} ${motorSize} ${motorFrequency}`;
}

function keyOf(...parts: readonly (string | undefined)[]): string {
  return parts.join('|');
}
