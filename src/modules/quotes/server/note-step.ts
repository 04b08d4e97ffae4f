import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { type Doing, mailStep } from './mails/mail-step.ts';
import { type QuoteHappening, recordHappening } from './quote-command.ts';
import type { QuoteRow } from './quote-store.ts';

/** Writes a step into the history of its quote and tells those it concerns by mail, in the transaction of the step. */
export async function noteStep(
  portal: Portal,
  tx: Db,
  quote: QuoteRow,
  happening: QuoteHappening,
  doing: Doing,
): Promise<void> {
  await recordHappening(portal, tx, quote, happening, doing);
  await mailStep(portal, tx, quote, happening, doing);
}
