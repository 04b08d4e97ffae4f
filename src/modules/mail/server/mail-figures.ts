import type { Db } from '#server/database.ts';
import { type Family, gauge } from '#server/metrics/exposition.ts';
import { countMails } from './mail-store.ts';

/** How many mails wait or have failed, and how long the oldest has been waiting. */
export async function mailFigures(db: Db, now: Date): Promise<readonly Family[]> {
  const mails = await countMails(db);
  const waited = mails.oldestQueued === null ? 0 : (now.getTime() - mails.oldestQueued.getTime()) / 1000;
  return [
    {
      name: 'portal_mails',
      type: 'gauge',
      help: 'Mails in the outbox that are not sent.',
      samples: (['queued', 'failed'] as const).map((state) => ({ labels: { state }, value: mails[state] })),
    },
    gauge('portal_mails_oldest_queued_seconds', 'How long the oldest queued mail has been waiting.', waited),
  ];
}
