import { and, eq, lt } from 'drizzle-orm';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { Portal } from '#server/portal.ts';
import type { Stoppable } from '#server/process/close-gently.ts';
import { recordReport } from './record-event.ts';
import { customerReports } from './report-tables.ts';

/** How often reports are looked through, ms. Nothing but mails and the history waits for it. */
const PAUSE = 10 * 60_000;

/** Writes down of reports that their protection is over, each by itself and once, whoever else looks at the same time. */
export async function expireReports(portal: Portal, now: Date): Promise<void> {
  const { db } = portal;
  const { id, protectedUntil, state, version } = customerReports;
  const isOver = and(eq(state, 'approved'), lt(protectedUntil, providerDay(now)));
  const over = await db.select({ id, version }).from(customerReports).where(isOver);
  for (const one of over)
    await db.transaction(async (tx) => {
      const [report] = await tx
        .update(customerReports)
        .set({ state: 'expired', version: one.version + 1, updatedAt: now })
        .where(and(eq(id, one.id), eq(version, one.version), isOver))
        .returning();
      if (report === undefined) return;
      const data = { until: report.protectedUntil ?? '' };
      const happening = { action: 'expire', from: 'approved', to: 'expired', data } as const;
      await recordReport(portal, tx, report, happening, { actor: null, now });
    });
}

/** Lets protections end, on any number of instances at once, from the start on. */
export function watchReports(portal: Portal): Stoppable {
  const { clock, http } = portal;
  let atWork: Promise<void> = look();
  const timer = setInterval(() => {
    atWork = atWork.then(look);
  }, PAUSE);
  timer.unref();

  async function look(): Promise<void> {
    try {
      await expireReports(portal, clock());
    } catch (error) {
      http.log.warn({ err: error }, 'customer reports cannot be looked through just now');
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await atWork;
    },
  };
}
