import { isRecord } from '#kernel/is-record.ts';
import type { DraftForm, UpMigration } from '#product/drafts.ts';
import { ratedPower } from './rows/permissible-power.ts';
import { borne, USUAL_SERVICE_FACTOR } from './rows/rows.ts';
import { isIndustrialRow } from './stored-row.ts';

/** Up to version 0 a row held the power its torque permits alone, and was judged by no factor but the one typed. */
const WITH_PERMITTED_POWER: UpMigration = (stored) => ({
  ...stored,
  configuration: withBornePower(stored.configuration),
  detailConfig: withBornePower(stored.detailConfig),
});

/** Up to version 1 a row did not hold its nominal power. */
const WITH_RATED_POWER: UpMigration = (stored) => ({
  ...stored,
  configuration: withRatedPower(stored.configuration),
  detailConfig: withRatedPower(stored.detailConfig),
});

/** Up to version 2 a row said which cooling it needs, not which the power needs in total. */
const WITH_LEAST_COOLING = WITH_PERMITTED_POWER;

/** How drafts of JRH lie in the browser: the part of the stored object the specification gives them (spec 000 §3). */
export const JRH_DRAFTS: DraftForm = {
  part: 'jrh',
  version: 3,
  migrations: { 0: WITH_PERMITTED_POWER, 1: WITH_RATED_POWER, 2: WITH_LEAST_COOLING },
};

/** What a row did not hold; which motors carry its power says the row that is looked up for its form. */
const UNKNOWN = { assumedFactor: USUAL_SERVICE_FACTOR, permittedPower: 0, powerLimit: 'torque', motorFrames: '' };

function withBornePower(configuration: unknown): unknown {
  if (!isRecord(configuration) || !isRecord(configuration.basicType)) return configuration;
  const { basicType, search, values } = configuration;
  const row = { ...UNKNOWN, ratedPower: 0, ...withLeastCooling(basicType) };
  if (!isIndustrialRow(row)) return configuration;
  const asked = { drivenPower: figureIn(search, 'drivenPower'), serviceFactor: figureIn(search, 'serviceFactor') };
  const { cooling } = isRecord(values) ? values : {};
  return { ...configuration, basicType: borne(row, { ...asked, ...(typeof cooling === 'string' && { cooling }) }) };
}

function withRatedPower(configuration: unknown): unknown {
  if (!isRecord(configuration) || !isRecord(configuration.basicType)) return configuration;
  const row = { ...withLeastCooling(configuration.basicType), ratedPower: 0 };
  if (!isIndustrialRow(row)) return configuration;
  return { ...configuration, basicType: { ...row, ratedPower: ratedPower(row) } };
}

/** The cooling a row was said to need was the least it can be taken with. */
function withLeastCooling(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { leastCooling: row.coolingNeeded, ...row };
}

function figureIn(search: unknown, field: string): number | null {
  const figure = isRecord(search) ? search[field] : null;
  return typeof figure === 'number' ? figure : null;
}
