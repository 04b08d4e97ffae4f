import { isRecord } from '#kernel/is-record.ts';
import type { DraftForm, UpMigration } from '#product/drafts.ts';
import { EMPTY_SEARCH } from './configuration.ts';

/** Up to version 0 units were looked for by their ratio alone. */
const WITH_OUTPUT_SPEED: UpMigration = (stored) => ({
  ...stored,
  configuration: withOutputSpeed(stored.configuration),
  detailConfig: withOutputSpeed(stored.detailConfig),
});

/** How drafts of JRP lie in the browser: the part of the stored object the specification gives them (spec 000 §3). */
export const JRP_DRAFTS: DraftForm = { part: 'jrp', version: 1, migrations: { 0: WITH_OUTPUT_SPEED } };

function withOutputSpeed(configuration: unknown): unknown {
  if (!isRecord(configuration) || !isRecord(configuration.search)) return configuration;
  return { ...configuration, search: { ...EMPTY_SEARCH, ...configuration.search } };
}
