import { told, valuesIn } from '#kernel/audit-details.ts';
import { isUuid } from '#kernel/ids.ts';
import type { AuditEventDto } from '#modules/audit/contract.ts';
import type { Db } from '#server/database.ts';
import type { NameSource } from '#server/module.ts';
import type { AuditRow } from './audit-store.ts';
import { lookUp } from './names.ts';

/** Events with the names of what they are about. */
export async function presentEvents(
  db: Db,
  sources: readonly NameSource[],
  rows: readonly AuditRow[],
): Promise<AuditEventDto[]> {
  const names = await lookUp(db, sources, new Set(rows.flatMap(idsOf)));
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  const nameOf = (text: string) => names.get(text) ?? text;
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : named(row.actorId),
    onBehalfOf: row.onBehalfOf === null ? null : named(row.onBehalfOf),
    action: row.action,
    object: named(row.object),
    details: told(row.details).map(({ name, value, before }) => ({
      name,
      value: nameOf(value),
      ...(before !== undefined && { before: nameOf(before) }),
    })),
    requestId: row.requestId,
  }));
}

function idsOf({ actorId, onBehalfOf, object, details }: AuditRow): string[] {
  return [actorId, onBehalfOf, object, ...valuesIn(details)].map(String).filter(isUuid);
}
