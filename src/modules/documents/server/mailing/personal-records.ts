import { asc, eq, or } from 'drizzle-orm';
import { documentMails } from '#modules/documents/server/document-mail-tables.ts';
import type { Db } from '#server/database.ts';
import type { Person, PersonalRecords } from '#server/module.ts';
import { isRecipient } from './document-mail-store.ts';
import { isStopped, noSendKey } from './no-send-store.ts';
import { hashOfAddress } from './no-send-token.ts';

/**
 * The documents a person sent by mail, and those that were sent to the person's address; the address is taken out of what others sent. That
 * an address wants no mails stays, since nobody can be left alone who is forgotten.
 */
export const DOCUMENT_MAIL_RECORDS: readonly PersonalRecords[] = [
  {
    category: 'document-mails',
    read: readMails,
    async erase(tx, person) {
      await tx.delete(documentMails).where(eq(documentMails.actorId, person.id));
      await eraseAddress(tx, person);
    },
  },
  {
    category: 'no-send',
    async read(db, { email }) {
      if (email === null) return { isStopped: false };
      return { isStopped: await isStopped(db, hashOfAddress(await noSendKey(db, new Date(0)), email)) };
    },
  },
];

async function readMails(db: Db, person: Person) {
  const { id, actorId, configurationId, lineVersion, productName, cause, language, parts, recipients, createdAt } =
    documentMails;
  const rows = await db
    .select({ id, actorId, configurationId, lineVersion, productName, cause, language, parts, recipients, createdAt })
    .from(documentMails)
    .where(isOf(person))
    .orderBy(asc(id));
  return rows.map(({ actorId: by, recipients: all, ...row }) => {
    const isOwn = by === person.id;
    const addresses = all.map(({ address }) => address);
    return { ...row, isOwn, recipients: isOwn ? addresses : addresses.filter((one) => isAddressOf(person, one)) };
  });
}

function isOf({ id, email }: Person) {
  const isSender = eq(documentMails.actorId, id);
  return email === null ? isSender : or(isSender, isRecipient(email));
}

function isAddressOf({ email }: Person, address: string): boolean {
  return email !== null && address.toLowerCase() === email.toLowerCase();
}

async function eraseAddress(tx: Db, person: Person): Promise<void> {
  if (person.email === null) return;
  const { id, recipients } = documentMails;
  const rows = await tx.select({ id, recipients }).from(documentMails).where(isRecipient(person.email)).for('update');
  for (const row of rows) {
    const left = row.recipients.map((one) => (isAddressOf(person, one.address) ? { ...one, address: '' } : one));
    await tx.update(documentMails).set({ recipients: left }).where(eq(id, row.id));
  }
}
