import type { AuditDetails } from '#kernel/audit-details.ts';
import type { ListRow, VersionRow } from './version-store.ts';

/** What the log keeps of a version beside its id. */
export function versionFacts({
  list,
  version,
}: {
  readonly list: ListRow;
  readonly version: VersionRow;
}): AuditDetails {
  return { list: list.code, version: version.no };
}
