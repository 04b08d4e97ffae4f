import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { EnquiryDto, OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import type { AttachedConfiguration, Judgement, ToldFigure } from '#modules/enquiries/domain/attached-configuration.ts';
import { enquiryAbilities } from '#modules/enquiries/domain/enquiry-access.ts';
import { subjectOf } from '#modules/enquiries/domain/subject-of.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { answersOf, type EnquiryRow, findEnquiry } from './enquiry-store.ts';
import { addressOfSender } from './notify-sender.ts';

/** An enquiry as somebody reads it in a list, with what they may do with it. */
export function presentEnquiry(
  { lastSaidId: _, ...row }: EnquiryRow,
  actor: Actor,
  scope: Pick<Scope, 'writable'>,
): EnquiryDto {
  return {
    ...row,
    subject: subjectOf(row.message, row.configuration),
    createdAt: row.createdAt.toISOString(),
    lastSaidAt: row.lastSaidAt.toISOString(),
    abilities: enquiryAbilities(actor, scope, row),
  };
}

/** Which enquiry, and who reads it. */
interface Reading {
  readonly id: string;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly scope: Scope;
}

/** One enquiry as somebody reads it; refused where it is out of their reach. */
export async function openEnquiry(
  portal: Portal,
  db: Db,
  { id, actor, locale, scope }: Reading,
): Promise<OpenEnquiryDto> {
  const row = await findEnquiry(db, scope, id);
  if (row === undefined) throw new Failure('record.unknown');
  const answers = await answersOf(db, row.id);
  return {
    ...presentEnquiry(row, actor, scope),
    configuration: row.configuration && presentConfiguration(row.configuration, locale),
    answers: answers.map(({ actorId: _, createdAt, ...answer }) => ({ ...answer, at: createdAt.toISOString() })),
    answeredByMail: (await addressOfSender(portal, db, row)) !== '',
  };
}

/** As somebody reads it, in their language. */
function presentConfiguration(
  { drive, demand, near = [], judgement, ...attached }: AttachedConfiguration,
  locale: Locale,
) {
  const read = (figures: readonly ToldFigure[]) => figures.map(({ told, ...said }) => told?.[locale] ?? said);
  return {
    ...attached,
    demand: read(demand),
    near: read(near),
    judgement: judgement && judgementIn(judgement, locale),
    drive: drive ? { open: [], ...drive[locale] } : null,
  };
}

function judgementIn({ reasons, ...judgement }: Judgement, locale: Locale) {
  return { ...judgement, reason: reasons?.[locale] ?? judgement.reason };
}
