import { and, arrayOverlaps, desc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { isUuid, uuidv7 } from '#kernel/ids.ts';
import { subjectOf } from '#modules/audit/domain/subjects.ts';
import type { Db } from '#server/database.ts';
import type { NameSource } from '#server/module.ts';
import { auditEvents } from './audit-tables.ts';
import { idsLike } from './names.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** What the log is narrowed to; an empty text narrows to nothing. */
export interface AuditFilter {
  /** Who did it: an id, or a part of the name. */
  readonly actor: string;
  readonly action: string | undefined;
  /** What it concerns: an id or what else an event records as its object, or a part of a name. */
  readonly object: string;
  /** Actions that are left out, such as what was merely read. */
  readonly without: readonly string[];
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Events, newest first, after the given id. */
export async function listEvents(
  db: Db,
  sources: readonly NameSource[],
  { actor, action, object, without, from, to }: AuditFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        actor === '' ? undefined : isBy(sources, actor),
        action === undefined ? undefined : eq(auditEvents.action, action),
        object === '' ? undefined : await concerns(db, sources, object),
        without.length > 0 ? notInArray(auditEvents.action, [...without]) : undefined,
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

/** So many ids are told to the database as such: it then knows how rare they are, and finds them by the index rather than by reading on. */
const FEW = 50;

async function concerns(db: Db, sources: readonly NameSource[], text: string): Promise<SQL> {
  const { subjects } = auditEvents;
  const itself = subjectOf(text);
  if (isUuid(text)) return arrayOverlaps(subjects, [itself]);
  const named = sql`select id::text from (${idsLike(sources, text)}) as named`;
  const { rows } = await db.execute<{ id: string }>(sql`${named} limit ${FEW + 1}`);
  if (rows.length <= FEW) return arrayOverlaps(subjects, [itself, ...rows.map(({ id }) => id)]);
  return sql`${subjects} && (array[${itself}] || array(${named}))`;
}

/** Ids are made a moment after the time an event is of. They sort by time, so with this much to spare the key finds the period, ms. */
const SLACK = 86_400_000;

function idAt(moment: Date, shift: number): string {
  return uuidv7(Math.max(0, moment.getTime() + shift), new Uint8Array(10));
}
