import { addressesOf, isEmailList, MOST_ADDRESSES } from '#modules/configurator/domain/validation/technical-email.ts';
import { ANNEXES, type AnnexKind } from './annexes.ts';

/**
 * What of a technical document goes by mail: the data sheet always, the pages behind it and the drawings, as files of their own, where
 * they are asked for.
 */
export const DOCUMENT_PARTS = ['sheet', ...ANNEXES, 'drawing'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** Why a document goes by mail: somebody asked for it, or its product was completed with an address for documents. */
export const MAIL_CAUSES = ['asked', 'completed'] as const;
export type MailCause = (typeof MAIL_CAUSES)[number];

/** How many addresses one sending has, and how many sendings an account may ask for in an hour and an organisation in a day. */
export const MAIL_LIMITS = { addresses: MOST_ADDRESSES, perHour: 20, perDay: 50 } as const;

/** The pages behind the data sheet that go with it. */
export function annexesIn(parts: readonly DocumentPart[]): ReadonlySet<AnnexKind> {
  return new Set(ANNEXES.filter((annex) => parts.includes(annex)));
}

/** The parts that are pages of the document. */
export function pagesIn(parts: readonly DocumentPart[]): readonly DocumentPart[] {
  return parts.filter((part) => part !== 'drawing');
}

/** What is wrong with addresses as they were given. */
export type RecipientFault = 'document-mail.no-address' | 'document-mail.address' | 'document-mail.too-many';

/** The addresses of a sending, each once whatever its case, or what is wrong with them. A list in one text counts as its addresses. */
export function recipientsOf(given: readonly string[]): readonly string[] | RecipientFault {
  const list = given.map((text) => text.trim()).join(',');
  const addresses = addressesOf(list).filter((address) => address !== '');
  if (addresses.length === 0) return 'document-mail.no-address';
  if (!isEmailList(list)) return 'document-mail.address';
  const unique = [...new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address])).values()];
  if (unique.length > MAIL_LIMITS.addresses) return 'document-mail.too-many';
  return unique.toReversed();
}

/** What people part addresses by: commas and semicolons of either language, and lines. */
const BETWEEN_ADDRESSES = /[,;，；、\s]+/;

/** The addresses as a person typed them one after the other. */
export function typedAddresses(text: string): readonly string[] {
  return text.split(BETWEEN_ADDRESSES).filter((address) => address !== '');
}

/** Those of them that are no addresses. */
export function wrongAddresses(addresses: readonly string[]): readonly string[] {
  return addresses.filter((address) => !isEmailList(address));
}

/** A name as a mail tells it. It is no place to lead anybody somewhere: mail programs make links of what looks like an address. */
export function plainName(name: string): string {
  return name
    .replace(/[/:@\\]+/g, ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a recipient is told of a mail: whether it is on its way, has gone, or why it does not. */
export const MAIL_STEPS = ['preparing', 'waiting', 'sent', 'failed', 'unwanted', 'cancelled', 'gone'] as const;
export type MailStep = (typeof MAIL_STEPS)[number];

/** What is known of one mail of a sending. */
export interface MailFactsNow {
  readonly isUnwanted: boolean;
  /** Set where the sending was refused when its product was saved. */
  readonly isRefused: boolean;
  /** Of the outbox; undefined where it is not there: not yet, or not any more. */
  readonly mail: 'queued' | 'sent' | 'failed' | undefined;
  /** Of what makes the document; undefined once that is forgotten. */
  readonly job: 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | undefined;
}

const OF_MAIL = { queued: 'waiting', sent: 'sent', failed: 'failed' } as const;
const OF_JOB = { queued: 'preparing', running: 'preparing', failed: 'failed', cancelled: 'cancelled' } as const;

/** Where one mail of a sending stands. */
export function stepOf({ isUnwanted, isRefused, mail, job }: MailFactsNow): MailStep {
  if (isUnwanted) return 'unwanted';
  if (isRefused) return 'failed';
  if (mail !== undefined) return OF_MAIL[mail];
  return job === undefined || job === 'done' ? 'gone' : OF_JOB[job];
}
