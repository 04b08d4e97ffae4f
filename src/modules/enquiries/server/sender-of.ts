import { eq } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { AccountProfile } from '#modules/accounts/domain/registration.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { SenderDto } from '#modules/enquiries/contract.ts';
import { faultsOf } from '#modules/enquiries/domain/check-enquiry.ts';
import type { Db } from '#server/database.ts';

/**
 * Who asks, as far as the portal knows: the person of the account, and the company whose business they do just now, while
 * acting the customer's (ADR 60). What an enquiry would not take is left to be typed.
 */
export async function senderOf(db: Db, actor: Actor): Promise<SenderDto> {
  const { email, phone, profile, username } = users;
  const [person] = await db.select({ email, phone, profile, username }).from(users).where(eq(users.id, actor.id));
  const [company] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, beneficiaryOf(actor)));
  return onlyTaken({
    name: fullName(person?.profile) || person?.username || '',
    company: company?.name ?? '',
    email: person?.email ?? '',
    telephone: person?.phone ?? '',
  });
}

/** In Chinese the registration asks for the whole name and the family name once more; elsewhere for first and last name. */
function fullName(profile: Pick<AccountProfile, 'userName' | 'lastName'> | null | undefined): string {
  const { userName = '', lastName = '' } = profile ?? {};
  return userName.includes(lastName) ? userName : `${userName} ${lastName}`;
}

function onlyTaken(sender: SenderDto): SenderDto {
  const faults = faultsOf({ ...sender, message: '' });
  return {
    name: faults.name ? '' : sender.name,
    company: faults.company ? '' : sender.company,
    email: faults.email ? '' : sender.email,
    telephone: faults.telephone ? '' : sender.telephone,
  };
}
