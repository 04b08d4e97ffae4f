import { eq } from 'drizzle-orm';
import { organisations, type PersonalRecords } from '#modules/accounts/server/public.ts';
import { configurations } from './configuration-tables.ts';

/** The configurations a person saved; they are business of the organisation and stay with it. */
export const configurationsOfPerson: PersonalRecords = {
  category: 'business',
  read: (db, { id }) =>
    db
      .select({
        id: configurations.id,
        organisation: organisations.name,
        productName: configurations.productName,
        typeCode: configurations.typeCode,
        quantity: configurations.quantity,
        form: configurations.form,
        createdAt: configurations.createdAt,
        updatedAt: configurations.updatedAt,
      })
      .from(configurations)
      .innerJoin(organisations, eq(organisations.id, configurations.organisationId))
      .where(eq(configurations.actorId, id))
      .orderBy(configurations.id),
};
