import { localeOf } from '#kernel/locale.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';
import { responsibleFor } from './responsible-for.ts';

/** What mails tell of an enquiry. */
interface ToldEnquiry {
  readonly id: string;
  readonly organisationId: string | null;
  readonly actorId: string | null;
  readonly productLine: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly message: string;
  readonly locale: string;
}

/** Tells those who answer that an enquiry came, and whoever sent it that it did. */
export async function tellReceived(portal: Portal, tx: Db, enquiry: ToldEnquiry & { createdAt: Date }): Promise<void> {
  const { company, createdAt: now, id, productLine: line } = enquiry;
  const link = `${addressOfPortal(portal)}${ENQUIRY_PATHS.desk}/${id}`;
  for (const { email, locale } of await responsibleFor(tx, enquiry.organisationId, portal.settings.enquiryStaff)) {
    const mail = { template: 'enquiry-received', values: { line, company: company || '–', link } } as const;
    await queueMail(tx, { ...mail, id: portal.newId(), recipient: email, locale, now });
  }
  await tellSender(portal, tx, enquiry, (asked) => ({ template: 'enquiry-receipt', values: asked, now }));
}

/** Sends an answer to whoever asked, if they left an address. */
export async function tellAnswered(
  portal: Portal,
  tx: Db,
  enquiry: ToldEnquiry,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  await tellSender(portal, tx, enquiry, (asked) => ({
    template: 'enquiry-answered',
    values: { ...asked, answer: text },
    now,
  }));
}

interface Asked {
  readonly username: string;
  readonly line: string;
  readonly question: string;
}

type ToSender =
  | { readonly template: 'enquiry-receipt'; readonly values: Asked; readonly now: Date }
  | { readonly template: 'enquiry-answered'; readonly values: Asked & { readonly answer: string }; readonly now: Date };

/** To the address the enquiry names, else to that of the account it was sent from; a telephone number alone gets no mail. */
async function tellSender(
  portal: Portal,
  tx: Db,
  enquiry: ToldEnquiry,
  write: (asked: Asked) => ToSender,
): Promise<void> {
  const ofAccount = async () => (enquiry.actorId === null ? null : portal.addressOf(tx, enquiry.actorId));
  const recipient = enquiry.email || (await ofAccount());
  if (recipient === null || recipient === '') return;
  const mail = write({ username: enquiry.name, line: enquiry.productLine, question: enquiry.message });
  const to = { id: portal.newId(), recipient, locale: localeOf(enquiry.locale) };
  if (mail.template === 'enquiry-receipt') await queueMail(tx, { ...mail, ...to });
  else await queueMail(tx, { ...mail, ...to });
}
