import { and, arrayOverlaps, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { isUuid, uuidv7 } from '#kernel/ids.ts';
import type { AuditAction } from '#modules/audit/domain/audit-actions.ts';
import { subjectOf } from '#modules/audit/domain/subjects.ts';
import type { Db } from '#server/database.ts';
import { auditEvents } from './audit-tables.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** What the log is narrowed to. */
export interface AuditFilter {
  /** Ids of people; undefined for everybody. */
  readonly actors: readonly string[] | undefined;
  readonly action: AuditAction | undefined;
  /** What an event concerns; undefined for everything. */
  readonly objects: readonly string[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Events, newest first, after the given id. */
export function listEvents(
  db: Db,
  filter: AuditFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { actors, action, objects, from, to } = filter;
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        actors && inArray(auditEvents.actorId, actors.filter(isUuid)),
        action && eq(auditEvents.action, action),
        objects && arrayOverlaps(auditEvents.subjects, objects.map(subjectOf)),
        from && and(gte(auditEvents.at, from), gte(auditEvents.id, idAt(from, -SLACK))),
        to && and(lt(auditEvents.at, to), lt(auditEvents.id, idAt(to, SLACK))),
        after === undefined ? undefined : lt(auditEvents.id, after),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit);
}

/** Ids are made a moment after the time an event is of. They sort by time, so with this much to spare the key finds the period, ms. */
const SLACK = 86_400_000;

function idAt(moment: Date, shift: number): string {
  return uuidv7(Math.max(0, moment.getTime() + shift), new Uint8Array(10));
}
