import type { ReportState } from '#modules/reporting/domain/report-steps.ts';
import { customerReports } from '#modules/reporting/server/report-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

/** Adds a report of an organisation, protected where it is approved; answers its id. */
export async function addReport(world: World, owner: Organisation, state: ReportState): Promise<string> {
  const { app, newId, organisationIds, writers } = world;
  const [id, now] = [newId(), app.clock.now()];
  await app.database.db.insert(customerReports).values({
    ...{ id, organisationId: organisationIds[owner], actorId: writers[owner], state },
    ...{ company: markOf(owner), country: 'CN', project: 'P', nameKey: id, projectKey: 'p' },
    protectedUntil: state === 'approved' ? '2026-12-31' : null,
    ...{ createdAt: now, updatedAt: now },
  });
  return id;
}
