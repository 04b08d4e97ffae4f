import type { Portal } from '#server/portal.ts';
import type { Stoppable } from '#server/process/close-gently.ts';
import { poll } from '#server/process/poll.ts';
import { createSignal } from '#server/process/signal.ts';
import { versionFacts } from './version-facts.ts';
import { findDue, lockVersion, putInForce } from './version-store.ts';

type Tools = Pick<Portal, 'clock' | 'db' | 'newId' | 'recordAudit'>;

/** What the log says of deeds that no request did. */
const TASK = 'task';

/** Puts the versions in force whose day has come, each in a transaction of its own, on any number of instances at once. */
export async function activateDue({ clock, db, newId, recordAudit }: Tools): Promise<void> {
  const now = clock();
  for (const versionId of await findDue(db, now))
    await db.transaction(async (tx) => {
      const found = await lockVersion(tx, versionId);
      // Another instance was faster, or somebody took the day back.
      if (found?.version.state !== 'staged' || !(await findDue(tx, now)).includes(versionId)) return;
      await putInForce(tx, found.version, now);
      const event = { action: 'price-version.activated', object: versionId, details: versionFacts(found) } as const;
      await recordAudit(tx, { ...event, id: newId(), at: now, actorId: null, requestId: TASK });
    });
}

/** Does so from the moment the portal listens. */
export function startActivations(portal: Portal): Stoppable {
  const { log } = portal.http;
  return poll(() => activateDue(portal), {
    ...{ log, signal: createSignal() },
    failed: 'price lists cannot be put in force just now',
  });
}
