import type { Actor } from '#kernel/actor.ts';
import type { EnquiryDto, OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { enquiryAbilities } from '#modules/enquiries/domain/enquiry-access.ts';
import { subjectOf } from '#modules/enquiries/domain/subject-of.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { answersOf, type EnquiryReach, type EnquiryRow, findEnquiry } from './enquiry-store.ts';
import { addressOfSender } from './notify-sender.ts';

/** An enquiry as somebody reads it in a list, with what they may do with it. */
export function presentEnquiry(row: EnquiryRow, actor: Actor): EnquiryDto {
  return {
    ...row,
    subject: subjectOf(row.message, row.configuration),
    createdAt: row.createdAt.toISOString(),
    abilities: enquiryAbilities(actor, row),
  };
}

/** One enquiry as somebody reads it; refused where it is out of their reach. */
export async function openEnquiry(
  portal: Portal,
  db: Db,
  { id, actor, scope }: { readonly id: string; readonly actor: Actor; readonly scope: EnquiryReach },
): Promise<OpenEnquiryDto> {
  const row = await findEnquiry(db, scope, id);
  if (row === undefined) throw new Failure('record.unknown');
  const answers = await answersOf(db, row.id);
  return {
    ...presentEnquiry(row, actor),
    configuration: row.configuration,
    answers: answers.map(({ createdAt, ...answer }) => ({ ...answer, at: createdAt.toISOString() })),
    answeredByMail: (await addressOfSender(portal, db, row)) !== '',
  };
}
