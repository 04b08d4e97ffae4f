import { limitClient } from '#modules/accounts/server/public.ts';
import { isRepeated } from '#modules/enquiries/domain/repeated-reply.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { answersOf, type EnquiryRow, insertAnswer } from './enquiry-store.ts';
import { notifyReplied } from './notify-staff.ts';

/** A reply as it came, and who sent it. */
export interface IncomingReply {
  readonly actorId: string;
  readonly text: string;
  readonly now: Date;
  readonly address: string;
}

/** Stores a reply to an enquiry, which the caller has locked, and notifies those who answer; one that is there already is left at that. */
export async function receiveReply(
  portal: Portal,
  tx: Db,
  enquiry: EnquiryRow,
  { address, ...reply }: IncomingReply,
): Promise<'stored' | 'repeated'> {
  const { id: enquiryId, organisationId } = enquiry;
  if (isRepeated(await answersOf(tx, enquiryId), reply)) return 'repeated';
  const { now, ...said } = reply;
  await limitClient(portal, tx, { limit: 'replyByClient', address, actorId: said.actorId, now });
  await insertAnswer(tx, { id: portal.newId(), enquiryId, organisationId, ...said, isReply: true, createdAt: now });
  await notifyReplied(portal, tx, enquiry, now);
  return 'stored';
}
