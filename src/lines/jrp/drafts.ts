import { isRecord } from '#kernel/is-record.ts';
import type { DraftForm, UpMigration } from '#product/drafts.ts';
import { EMPTY_SEARCH } from './configuration.ts';

/** Up to version 0 units were looked for by their ratio alone. */
const WITH_OUTPUT_SPEED: UpMigration = (stored) => ({
  ...stored,
  configuration: withOutputSpeed(stored.configuration),
  detailConfig: withOutputSpeed(stored.detailConfig),
});

/** Up to version 1 a row did not say which motors give its power; the row that is looked up for its form says it. */
const WITH_FRAMES: UpMigration = (stored) => ({
  ...stored,
  configuration: withFrames(stored.configuration),
  detailConfig: withFrames(stored.detailConfig),
});

/** How drafts of JRP lie in the browser: the part of the stored object the specification gives them (spec 000 §3). */
export const JRP_DRAFTS: DraftForm = { part: 'jrp', version: 2, migrations: { 0: WITH_OUTPUT_SPEED, 1: WITH_FRAMES } };

function withOutputSpeed(configuration: unknown): unknown {
  if (!isRecord(configuration) || !isRecord(configuration.search)) return configuration;
  return { ...configuration, search: { ...EMPTY_SEARCH, ...configuration.search } };
}

function withFrames(configuration: unknown): unknown {
  if (!isRecord(configuration) || !isRecord(configuration.basicType)) return configuration;
  return { ...configuration, basicType: { motorFrames: '', ...configuration.basicType } };
}
