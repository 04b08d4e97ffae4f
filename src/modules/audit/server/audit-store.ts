import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { isUuid, uuidv7 } from '#kernel/ids.ts';
import type { AuditAction } from '#modules/audit/domain/audit-actions.ts';
import { subjectOf } from '#modules/audit/domain/subjects.ts';
import type { Db } from '#server/database.ts';
import { auditEvents } from './audit-tables.ts';
import { idsLike, type NameSource } from './names.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** What the log is narrowed to; an empty text narrows to nothing. */
export interface AuditFilter {
  /** Who did it: an id, or a part of the name. */
  readonly actor: string;
  readonly action: AuditAction | undefined;
  /** What it concerns: an id or what else an event keeps as its object, or a part of a name. */
  readonly object: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Events, newest first, after the given id. */
export function listEvents(
  db: Db,
  sources: readonly NameSource[],
  { actor, action, object, from, to }: AuditFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        actor === '' ? undefined : isBy(sources, actor),
        action && eq(auditEvents.action, action),
        object === '' ? undefined : concerns(sources, object),
        from && and(gte(auditEvents.at, from), gte(auditEvents.id, idAt(from, -SLACK))),
        to && and(lt(auditEvents.at, to), lt(auditEvents.id, idAt(to, SLACK))),
        after === undefined ? undefined : lt(auditEvents.id, after),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit);
}

function isBy(sources: readonly NameSource[], text: string): SQL {
  if (isUuid(text)) return eq(auditEvents.actorId, text);
  return sql`${auditEvents.actorId} in (${idsLike(sources, text)})`;
}

function concerns(sources: readonly NameSource[], text: string): SQL {
  const itself = sql`array[${subjectOf(text)}]`;
  if (isUuid(text)) return sql`${auditEvents.subjects} && ${itself}`;
  return sql`${auditEvents.subjects} && (${itself} || array(select id::text from (${idsLike(sources, text)}) as named))`;
}

/** Ids are made a moment after the time an event is of. They sort by time, so with this much to spare the key finds the period, ms. */
const SLACK = 86_400_000;

function idAt(moment: Date, shift: number): string {
  return uuidv7(Math.max(0, moment.getTime() + shift), new Uint8Array(10));
}
