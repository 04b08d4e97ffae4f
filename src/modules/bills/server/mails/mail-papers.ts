import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import { type BilingualText, textIn } from '#kernel/locale.ts';
import { billFileName, billNumber } from '#modules/bills/domain/bill-paper.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import type { BillRow } from '#modules/bills/server/bill-store.ts';
import type { ShipmentRow } from '#modules/bills/server/shipment-store.ts';
import { MOST_ATTACHED, queueMail } from '#modules/mail/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { customersPeopleOf } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import { spaceTaken } from '#server/files/file-store.ts';
import { storeBytes } from '#server/files/store-bytes.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';

/** What goes with the mail of a shipment. */
interface Sent {
  /** Who sent it: the files of the mail are theirs. */
  readonly actor: Actor;
  readonly papers: readonly BillRow[];
  /** The prints of those that are issued, by bill. */
  readonly pdfs: ReadonlyMap<string, Uint8Array>;
  readonly now: Date;
}

/** What is said where the papers come with the mail. */
const ATTACHED: BilingualText = { zh: '（PDF 见附件）', en: ' (attached as PDF)' };

/** Tells the customer's people that goods have left, with the papers they have; those that are printed go with it. */
export async function mailShipment(
  portal: Portal,
  tx: Db,
  { createdAt, id, organisationId, serial }: ShipmentRow,
  sent: Sent,
): Promise<void> {
  const { now, papers } = sent;
  const people = await peopleOf(portal, tx, organisationId);
  if (people.length === 0) return;
  const numbers = papers.flatMap(({ body, state }) => (state === 'issued' && body !== null ? [billNumber(body)] : []));
  const link = `${addressOfPortal(portal)}${BILL_PATHS.shipment.replace(':id', id)}`;
  const attachments = await storedPapers(portal, tx, sent);
  for (const { email: recipient, locale } of people) {
    const told = `${numbers.join(', ')}${attachments.length > 0 ? textIn(ATTACHED, locale) : ''}`;
    const values = { shipment: paperNumber('shipment', serial, createdAt), papers: told, link };
    await queueMail(tx, { id: portal.newId(), template: 'shipped', recipient, locale, now, values, attachments });
  }
}

/** The prints as files of a mail; none where they are more than a mail takes, or than there is room for. */
async function storedPapers(
  { newId, settings }: Portal,
  tx: Db,
  { actor, now, papers, pdfs }: Sent,
): Promise<readonly string[]> {
  const files = papers.flatMap(({ body, id, isPairVoid, state }) => {
    const bytes = pdfs.get(id);
    const isSent = state === 'issued' && !isPairVoid && body !== null && bytes !== undefined;
    return isSent ? [{ name: billFileName(body, 'pdf'), bytes }] : [];
  });
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const organisationId = beneficiaryOf(actor);
  if (size > MOST_ATTACHED || size + (await spaceTaken(tx, organisationId)) > settings.fileSpace) return [];
  const owner = { organisationId, actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
  const ids: string[] = [];
  for (const { bytes, name } of files) {
    const file = { ...owner, id: newId(), name, type: 'application/pdf', now };
    ids.push((await storeBytes(tx, file, bytes, settings.fileSpace)).id);
  }
  return ids;
}

/** Tells the customer's people that a paper was issued, or that one is void and why. */
export async function mailBill(
  portal: Portal,
  tx: Db,
  { id, kind, organisationId }: Pick<BillRow, 'id' | 'kind' | 'organisationId'>,
  told: { readonly bill: string; readonly reason?: string },
  now: Date,
): Promise<void> {
  const link = `${addressOfPortal(portal)}${BILL_PATHS[kind]}/${id}`;
  for (const { email: recipient, locale } of await peopleOf(portal, tx, organisationId)) {
    const mail = { id: portal.newId(), recipient, locale, now };
    const { bill, reason } = told;
    if (reason === undefined) await queueMail(tx, { ...mail, template: 'bill-issued', values: { bill, link } });
    else await queueMail(tx, { ...mail, template: 'bill-void', values: { bill, reason, link } });
  }
}

function peopleOf(portal: Portal, tx: Db, organisationId: string) {
  return customersPeopleOf(tx, portal.settings, { organisationId, quoteId: null });
}
