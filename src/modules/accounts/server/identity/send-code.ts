import { countedAddress } from '#kernel/client-address.ts';
import type { Locale } from '#kernel/locale.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { CODES } from '#modules/accounts/domain/verification-code.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { allowOnly, subjectOf } from './attempt-store.ts';
import { type CodeOwner, issueCode } from './code-store.ts';

const TEMPLATES = { registration: 'registration-code', 'password-reset': 'password-reset-code' } as const;

/** A code on its way to an address. */
export interface CodeToSend extends CodeOwner {
  /** Whose password it resets. */
  readonly userId: string | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** Lets a client ask for the code of an address or number once a minute (spec 000 §9): whoever else asks keeps nobody from it. */
export function limitCodes(
  portal: Portal,
  tx: Db,
  { purpose, address, client, now }: CodeOwner & { client: string; now: Date },
): Promise<void> {
  const subject = subjectOf('code', purpose, address, countedAddress(client));
  return allowOnly(tx, LIMITS.codeToAddress, { id: portal.newId(), subject, at: now }, 'code.slowed');
}

/**
 * Makes a code and queues the mail that brings it; both stand or fall with the transaction (assurance R7). Where a fresh one still
 * waits to be used nothing is mailed. Answers the cookie of the browser that asked.
 */
export async function sendCode(portal: Portal, tx: Db, asked: CodeToSend): Promise<string> {
  const { code, cookie } = await issueCode(tx, asked);
  if (code !== undefined) await mailCode(portal, tx, { ...asked, code });
  return cookie;
}

/** Queues the mail that brings a code; it is not sent any more once the code has run out. */
export async function mailCode(
  portal: Portal,
  tx: Db,
  { purpose, address, code, locale, now }: Omit<CodeToSend, 'userId'> & { code: string },
): Promise<void> {
  await queueMail(tx, {
    id: portal.newId(),
    template: TEMPLATES[purpose],
    values: { code },
    recipient: address,
    locale,
    now,
    expiresAt: new Date(now.getTime() + CODES.life),
  });
}
