import { eq } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import type { EnquiryState } from '#modules/enquiries/domain/enquiry-states.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { countRecentMails, gatherMail, queueMail } from '#modules/mail/server/public.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';
import { ownerOf, type Responsible, responsibleFor } from './responsible-for.ts';

const MINUTE = 60_000;

/** How many mails about enquiries go one by one to one person, within how long, ms; and how long, ms, a mail that gathers the others is held back. */
const ONE_BY_ONE = { most: 5, window: 10 * MINUTE, heldFor: 5 * MINUTE } as const;

/** What those who answer are told: one is new, was added to before an answer, or is in progress again by a reply. */
const TEMPLATES = ['enquiry-received', 'enquiry-added', 'enquiry-replied'] as const;
type StaffTemplate = (typeof TEMPLATES)[number];

interface ToldEnquiry {
  readonly id: string;
  readonly organisationId: string | null;
  readonly productLine: string;
  readonly company: string;
}

/** An enquiry as it stood before a reply. */
type OwnedEnquiry = ToldEnquiry & { readonly ownerId: string | null; readonly state: EnquiryState };

/** Tells those who answer that an enquiry came: each by a mail, a flood of them by one that counts them. */
export async function notifyStaff(portal: Portal, tx: Db, enquiry: ToldEnquiry, now: Date): Promise<void> {
  const persons = await responsibleFor(tx, enquiry.organisationId, portal.settings.enquiryStaff);
  await notifyPersons(portal, tx, persons, { template: 'enquiry-received', enquiry, now });
}

/** Tells of a reply whoever looks after the enquiry; where nobody does who can be written to, those who were told that it came. */
export async function notifyReplied(portal: Portal, tx: Db, enquiry: OwnedEnquiry, now: Date): Promise<void> {
  const { organisationId, ownerId, state } = enquiry;
  const owner = ownerId === null ? undefined : await ownerOf(tx, ownerId);
  const persons = owner ? [owner] : await responsibleFor(tx, organisationId, portal.settings.enquiryStaff);
  const isResumed = state === 'answered' || state === 'closed';
  const template = isResumed ? 'enquiry-replied' : 'enquiry-added';
  await notifyPersons(portal, tx, persons, { template, enquiry, now });
}

interface News {
  readonly template: StaffTemplate;
  readonly enquiry: ToldEnquiry;
  readonly now: Date;
}

async function notifyPersons(portal: Portal, tx: Db, persons: readonly Responsible[], news: News): Promise<void> {
  const company = await companyOf(tx, news.enquiry);
  const told = { ...news, enquiry: { ...news.enquiry, company } };
  for (const person of persons) await notifyPerson(portal, tx, person, told);
}

/** Whose enquiry it is: the customer’s, as at the desk, else the company that was typed. */
async function companyOf(
  tx: Db,
  { company, organisationId }: Pick<ToldEnquiry, 'company' | 'organisationId'>,
): Promise<string> {
  const { id, name } = organisations;
  const [customer] =
    organisationId === null ? [] : await tx.select({ name }).from(organisations).where(eq(id, organisationId));
  return customer?.name || company || '–';
}

async function notifyPerson(
  portal: Portal,
  tx: Db,
  { email: recipient, locale }: Responsible,
  { enquiry: { company, id, productLine: line }, now, template }: News,
): Promise<void> {
  await holdLock(tx, `mails enquiries to ${recipient}`);
  const since = new Date(now.getTime() - ONE_BY_ONE.window);
  const told = await countRecentMails(tx, { templates: TEMPLATES, recipient, since });
  const desk = `${addressOfPortal(portal)}${ENQUIRY_PATHS.desk}`;
  const mail = { id: portal.newId(), recipient, locale, now };
  if (told < ONE_BY_ONE.most) {
    const values = { line, number: enquiryNumber(id), company, link: `${desk}/${id}` };
    return queueMail(tx, { ...mail, template, values });
  }
  const { heldFor } = ONE_BY_ONE;
  await gatherMail(tx, { ...mail, template: 'enquiries-gathered', values: { count: '1', link: desk }, heldFor });
}
