import type { ShareDto } from '#modules/shares/contract.ts';
import { stateOfShare } from '#modules/shares/domain/share-state.ts';
import type { ShareRow } from './share-store.ts';

/** A link as whoever works on its line sees it. */
export function presentShare(row: ShareRow, now: Date): ShareDto {
  const { id, kind, lineVersion, createdBy, views, createdAt, expiresAt, revokedAt, lastViewedAt } = row;
  return {
    id,
    kind,
    state: stateOfShare(row, now),
    lineVersion,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    views,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}
