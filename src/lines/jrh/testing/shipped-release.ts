import { JRH_CATALOGUE } from '#lines/jrh/catalogue.ts';
import { JRH_LINE } from '#lines/jrh/line.ts';
import { LEAST_COOLING, MAINS_POLES_OF_ROW, MOTOR_FRAMES, unitCodes } from '#lines/jrh/row-values.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { frameSpans, MOTOR_ON_REQUEST } from '#lines/jrh/rows/motor-frames.ts';
import { USUAL_INPUT_SPEED } from '#lines/jrh/rows/rows.ts';
import { CUSTOM_COLOR, CUSTOM_COLOUR } from '#lines/shared/paint/colours.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { randomWalk } from '#modules/configurator/domain/testing/random-walk.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { BuiltCatalogue } from '#product/line-catalogue.ts';
import type { RowFilters } from '#product/row-query.ts';
import { builtCatalogueOf, openedRelease } from '#testing/builders/opened-release.ts';
import type { WalkedProduct } from '#testing/judged-walk.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { PARTS, RATIOS } from './shipped-units.ts';

/** The shipped catalogue of JRH. */
export const UNITS: BuiltCatalogue<IndustrialRow> = builtCatalogueOf(JRH_CATALOGUE);

/** Its release, opened as a server opens it; it is not ready to be served. */
export const JRH_RELEASE: ActiveRelease = openedRelease(UNITS);

/** What configurations of it are judged against. */
export const JRH_PRODUCT = productContext(JRH_RELEASE.engine, JRH_RELEASE.product, JRH_LINE);

/** What a row settles, and the units of each. */
const SETTLED = [
  'gearArrangement',
  'stages',
  'reduceUnitSize',
  'inputShaft',
  'coolingNeeded',
  LEAST_COOLING,
  MOTOR_FRAMES,
  MAINS_POLES_OF_ROW,
];
const BY_CODES = idsByCodes();
const SPANS = frameSpans(PARTS.motorEnds);

/** The unit of an id, `H3-08-28.64`, as a search with these filters reads it. */
export function aUnit(id: string, filters: RowFilters = {}): IndustrialRow {
  const row = UNITS.index.find(`JRH-${id}`, filters);
  if (row === undefined) throw new Error(`The shipped catalogue has no ${id}`);
  return row;
}

/** A configuration with a unit at the speed it is read at. */
export function configured(row: IndustrialRow, values: Configuration['values'] = {}): Configuration {
  const search = { ...JRH_LINE.empty.search, inputSpeed: row.inputSpeed };
  return { ...JRH_LINE.empty, values, search, basicType: row };
}

/** A unit at a random speed, with fields answered at random in random order as far as they are open. */
export function aRandomUnit(seed: number): Configuration {
  const random = randomFrom(seed);
  const speeds = [USUAL_INPUT_SPEED, 1180, 900, 640, 300];
  const read = [...speeds, ...speeds].flatMap(() => {
    const { id } = oneOf(RATIOS, random);
    return UNITS.index.find(id, { inputSpeed: oneOf(speeds, random) }) ?? [];
  });
  const fields = JRH_PRODUCT.fields.filter(({ modelled, kind, step }) => modelled && kind !== 'multi' && step !== 1);
  const start = configured(oneOf(read, random));
  return Array.from({ length: 30 }).reduce<Configuration>((config) => {
    const { id: field } = oneOf(fields, random);
    const offered = [...(domainsOf(config, JRH_PRODUCT)?.possible(field) ?? [])].filter(
      (code) => code !== '-' && code !== 'custom',
    );
    if (offered.length === 0) return config;
    return applyChange(config, { kind: 'choose', field, value: oneOf(offered, random) }, JRH_PRODUCT).config;
  }, start);
}

/** Speeds a row is read at, by the poles of motors that run near them on the mains. */
const SPEEDS: Readonly<Record<string, readonly number[]>> = {
  '4': [USUAL_INPUT_SPEED],
  '6': [900, 980],
  '8': [750],
  [HIDDEN]: [1180, 640, 300],
};

/** How much of what a unit may carry its machine takes: from little, which stays cool, to all. */
const LOADS = [0.02, 0.1, 0.3, 0.6, 1];

/**
 * A unit a random walk through the release leads to, at a speed and under a load at which it needs the cooling the walk came
 * to; undefined where no load of such a unit asks for that cooling.
 */
export function aWalkedUnit(seed: number): WalkedProduct | undefined {
  const random = randomFrom(seed);
  const { values } = randomWalk(JRH_RELEASE.engine, random);
  const { ambientTemperature, dutyCycle, drivenMachine, hoursPerDay, cooling, [LEAST_COOLING]: leastCooling } = values;
  const speed = oneOf(SPEEDS[values[MAINS_POLES_OF_ROW] ?? HIDDEN] ?? [USUAL_INPUT_SPEED], random);
  const read = (BY_CODES.get(keyOf(values)) ?? []).flatMap((id) => {
    const conditions = { inputSpeed: speed, ambientTemperature, dutyCycle, drivenMachine, hoursPerDay, cooling };
    const { outputTorque = 0, outputSpeed = 0 } = UNITS.index.find(id, conditions) ?? {};
    const most = (outputTorque * outputSpeed) / 9550;
    const loads = [undefined, ...LOADS.map((load) => most * load)];
    return loads.flatMap((drivenPower) => {
      const row = UNITS.index.find(id, { ...conditions, drivenPower });
      const isMeant = row?.leastCooling === leastCooling && isCarriedBy(row?.motorFrames, values.motorSize);
      return isMeant && row ? [{ row, drivenPower: drivenPower ?? null }] : [];
    });
  });
  if (read.length === 0) return undefined;
  const { row, drivenPower } = oneOf(read, random);
  const chosen = Object.entries(values).filter(([field, code]) => code !== HIDDEN && !SETTLED.includes(field));
  const config = {
    ...configured(row, Object.fromEntries(chosen)),
    search: { ...JRH_LINE.empty.search, inputSpeed: speed, drivenPower },
    extras: { [CUSTOM_COLOR]: values.color === CUSTOM_COLOUR ? '#4a7b2c' : null },
    texts: { ...JRH_LINE.empty.texts, customizedRequirements: 'sealed for wash-down' },
  };
  return { config, values: { ...values, coolingNeeded: row.coolingNeeded, [MOTOR_FRAMES]: row.motorFrames } };
}

function isCarriedBy(span = MOTOR_ON_REQUEST, motor = HIDDEN): boolean {
  return motor === HIDDEN || motor === MOTOR_ON_REQUEST || (SPANS.get(span)?.includes(motor) ?? false);
}

function keyOf({ gearArrangement, stages, reduceUnitSize, inputShaft }: Values): string {
  return [gearArrangement, stages, reduceUnitSize, inputShaft].join(' ');
}

function idsByCodes(): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { id } of RATIOS) {
    const row = UNITS.index.find(id, {});
    const key = row === undefined ? '' : keyOf(unitCodes(row));
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return ids;
}
