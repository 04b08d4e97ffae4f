import type { Portal } from '#server/portal.ts';
import { poll } from '#server/process/poll.ts';
import { listWaitingCodes } from './mail-store.ts';
import type { MailWorker } from './mail-worker.ts';
import { OUTBOX_SIGNAL } from './outbox-signal.ts';

/**
 * In a demo without a mail server: says every code once in the server's log, so that one can register on one's own
 * machine. The mails stay where they are. Never outside demo mode: no secret in any log (assurance R14).
 */
export function startCodeLog({
  db,
  clock,
  http: { log },
  modules,
}: Pick<Portal, 'db' | 'clock' | 'http' | 'modules'>): MailWorker {
  let said: ReadonlySet<string> = new Set();
  return poll(
    async () => {
      const waiting = await listWaitingCodes(db, clock(), modules.mails);
      for (const { id, template, recipient, values } of waiting) {
        if (!said.has(id))
          log.info(
            { template, recipient, code: values.code, link: values.link },
            'demo without a mail server: a code or link was asked for',
          );
      }
      said = new Set(waiting.map(({ id }) => id));
    },
    { signal: OUTBOX_SIGNAL, log, failed: 'the outbox cannot be read just now' },
  );
}
