import type { Locale } from '#kernel/locale.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { shortLink } from './paths.ts';
import type { VersionBody } from './quote-body.ts';
import { todayIn } from './validity.ts';

/** One version of a quote as it is printed: what was frozen, and whose it is. The same paper makes the same bytes. */
export interface QuotePaper {
  readonly body: VersionBody;
  /** The name under which the version is accepted: the hash of its canonical form. */
  readonly sha256: string;
  /** The day it was sent, by the buyer's calendar. */
  readonly date: string;
  readonly customerName: string;
  /** Who sent it. */
  readonly senderName: string;
  readonly language: SheetLanguage;
  /** Where the quote is opened in the portal; left out where nobody knows the portal's address. */
  readonly address?: string;
}

/** A version as it is read. */
export interface ReadVersion {
  readonly body: VersionBody;
  readonly sha256: string;
  readonly createdAt: Date;
  readonly actorName: string;
}

/** What is printed of a version of a customer's quote in a language, in the portal at an address. */
export function paperOf(
  { body, sha256, createdAt, actorName }: ReadVersion,
  customerName: string,
  language: SheetLanguage,
  portal: string | undefined,
): QuotePaper {
  const date = todayIn(body.zone, createdAt);
  const paper = { body, sha256, date, customerName, senderName: actorName, language };
  return portal === undefined ? paper : { ...paper, address: `${portal}${shortLink(body.number)}` };
}

const ZIP_NAMES = { en: 'quotes.zip', 'zh-cn': '报价单.zip' } as const satisfies Record<Locale, string>;

/** The name papers of several quotes are saved under as one zip. */
export function papersZipName(locale: Locale): string {
  return ZIP_NAMES[locale];
}

/** The name a paper is saved under, such as `QT2611-00042-2-en.pdf`. */
export function paperFileName({ number, no }: Pick<VersionBody, 'number' | 'no'>, language: SheetLanguage): string {
  return `${number}-${no}-${language}.pdf`;
}
