import { asc, eq, sql } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { withoutAddress } from '#modules/configurator/domain/validation/technical-email.ts';
import type { Db } from '#server/database.ts';
import type { Person, PersonalRecords } from '#server/module.ts';
import { configurations } from './configuration-tables.ts';

/**
 * The configurations a person saved; they are business of the organisation and stay with it, without the person's own address. One
 * of an organisation the person reads no more has been that customer's to change since: only that it was saved is told.
 */
export const configurationsOfPerson: PersonalRecords = {
  category: 'business',
  read: async (db, { id }, reach) => {
    const lines = await linesOf(db, id);
    return lines.map(({ organisationId, ...line }) => {
      if (reach === 'all' || reach.includes(organisationId)) return line;
      return { id: line.id, productName: line.productName, createdAt: line.createdAt };
    });
  },
  erase: eraseAddress,
};

function linesOf(db: Db, personId: string) {
  return db
    .select({
      id: configurations.id,
      organisationId: configurations.organisationId,
      organisation: organisations.name,
      productName: configurations.productName,
      typeCode: configurations.typeCode,
      quantity: configurations.quantity,
      itemNumber: configurations.itemNumber,
      note: configurations.note,
      folder: configurations.folder,
      form: configurations.form,
      createdAt: configurations.createdAt,
      updatedAt: configurations.updatedAt,
      deletedAt: configurations.deletedAt,
    })
    .from(configurations)
    .innerJoin(organisations, eq(organisations.id, configurations.organisationId))
    .where(eq(configurations.actorId, personId))
    .orderBy(configurations.id);
}

/** Takes the person's address out of every form that sends documents to it, whoever saved it. */
async function eraseAddress(tx: Db, { email }: Person): Promise<void> {
  if (email === null) return;
  const { id, form, version } = configurations;
  const lines = await tx
    .select({ id, form, version })
    .from(configurations)
    .where(sql`strpos(lower(${form} ->> 'technicalDocEmail'), lower(${email})) > 0`)
    .orderBy(asc(id))
    .for('update');
  for (const line of lines) {
    const technicalDocEmail = withoutAddress(line.form.technicalDocEmail ?? '', email);
    if (technicalDocEmail === line.form.technicalDocEmail) continue;
    // Another version: who has the line open does not write the address back.
    const changes = { form: { ...line.form, technicalDocEmail }, version: line.version + 1 };
    await tx.update(configurations).set(changes).where(eq(id, line.id));
  }
}
