import { eq } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { countRecentMails, gatherMail, queueMail } from '#modules/mail/server/public.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';
import { ownerOf, responsibleFor } from './responsible-for.ts';

const MINUTE = 60_000;

/** How many enquiries are told one by one to one person, within how long, ms; and how long, ms, a mail that gathers the others is held back. */
const ONE_BY_ONE = { most: 5, window: 10 * MINUTE, heldFor: 5 * MINUTE } as const;

/** Tells whoever looks after an enquiry that its sender replied; nobody as long as nobody has taken it. */
export async function notifyOwner(portal: Portal, tx: Db, enquiry: OwnedEnquiry, now: Date): Promise<void> {
  const owner = enquiry.ownerId === null ? undefined : await ownerOf(tx, enquiry.ownerId);
  if (owner === undefined) return;
  const link = `${addressOfPortal(portal)}${ENQUIRY_PATHS.desk}/${enquiry.id}`;
  const company = await companyOf(tx, enquiry);
  const values = { line: enquiry.productLine, number: enquiryNumber(enquiry.id), company, link };
  const { email: recipient, locale } = owner;
  await queueMail(tx, { id: portal.newId(), recipient, locale, now, template: 'enquiry-replied', values });
}

type OwnedEnquiry = Omit<NewEnquiry, 'createdAt'> & { readonly ownerId: string | null };

interface NewEnquiry {
  readonly id: string;
  readonly organisationId: string | null;
  readonly productLine: string;
  readonly company: string;
  readonly createdAt: Date;
}

/** Tells those who answer that an enquiry came: each by a mail, a flood of them by one that counts them. */
export async function notifyStaff(portal: Portal, tx: Db, enquiry: NewEnquiry): Promise<void> {
  const { organisationId } = enquiry;
  const told = { ...enquiry, company: await companyOf(tx, enquiry) };
  for (const person of await responsibleFor(tx, organisationId, portal.settings.enquiryStaff))
    await notifyPerson(portal, tx, told, person);
}

/** Whose enquiry it is: the customer’s, as at the desk, else the company that was typed. */
async function companyOf(
  tx: Db,
  { company, organisationId }: Pick<NewEnquiry, 'company' | 'organisationId'>,
): Promise<string> {
  const { id, name } = organisations;
  const [customer] =
    organisationId === null ? [] : await tx.select({ name }).from(organisations).where(eq(id, organisationId));
  return customer?.name || company || '–';
}

async function notifyPerson(
  portal: Portal,
  tx: Db,
  { company, createdAt: now, id, productLine: line }: NewEnquiry,
  { email: recipient, locale }: { email: string; locale: Locale },
): Promise<void> {
  await holdLock(tx, `mails enquiries to ${recipient}`);
  const since = new Date(now.getTime() - ONE_BY_ONE.window);
  const told = await countRecentMails(tx, { template: 'enquiry-received', recipient, since });
  const desk = `${addressOfPortal(portal)}${ENQUIRY_PATHS.desk}`;
  const mail = { id: portal.newId(), recipient, locale, now };
  if (told < ONE_BY_ONE.most) {
    const values = { line, number: enquiryNumber(id), company, link: `${desk}/${id}` };
    return queueMail(tx, { ...mail, template: 'enquiry-received', values });
  }
  const { heldFor } = ONE_BY_ONE;
  await gatherMail(tx, { ...mail, template: 'enquiries-gathered', values: { count: '1', link: desk }, heldFor });
}
