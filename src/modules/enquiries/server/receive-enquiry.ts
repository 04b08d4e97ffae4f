import type { z } from 'zod';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { limitClient } from '#modules/accounts/server/public.ts';
import type { enquiryForm } from '#modules/enquiries/contract.ts';
import type { AttachedConfiguration } from '#modules/enquiries/domain/attached-configuration.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import type { CommandEvent } from '#server/serve-command.ts';
import { insertEnquiry } from './enquiry-store.ts';
import { notifyReceived } from './notify-sender.ts';
import { notifyStaff } from './notify-staff.ts';

/** An enquiry as it came, and who sent it. */
export interface IncomingEnquiry {
  readonly form: z.output<typeof enquiryForm>;
  readonly configuration: AttachedConfiguration | null;
  readonly actor: Actor | undefined;
  readonly scope: Scope;
  readonly locale: Locale;
  readonly now: Date;
  readonly request: { readonly ip: string };
}

/**
 * Stores an enquiry and notifies those who answer and whoever sent it; a few an hour of one person, or from one address
 * where nobody is signed in.
 */
export async function receiveEnquiry(portal: Portal, tx: Db, incoming: IncomingEnquiry): Promise<{ id: string }> {
  const { actor, configuration, form, locale, now, request, scope } = incoming;
  await limitClient(portal, tx, {
    limit: 'enquiryByClient',
    address: request.ip,
    actorId: actor?.id,
    now,
  });
  const enquiry = { id: portal.newId(), ...askerOf(actor, scope), ...form, locale, configuration, createdAt: now };
  await insertEnquiry(tx, enquiry);
  await notifyStaff(portal, tx, enquiry, now);
  await notifyReceived(portal, tx, enquiry, now);
  return { id: enquiry.id };
}

/** What is written down of an enquiry that came. */
export function eventOfReceipt({ id }: { id: string }): CommandEvent {
  return { action: 'enquiry.received', object: id };
}

/** An enquiry belongs to whose business the asker does, if they write for it; the administrator asks like a visitor. */
function askerOf(actor: Actor | undefined, scope: Scope) {
  if (actor === undefined) return { organisationId: null, actorId: null, onBehalfOf: null };
  const whose = beneficiaryOf(actor);
  const organisationId = mayWriteFor(scope, whose) ? whose : null;
  return { organisationId, actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
}
