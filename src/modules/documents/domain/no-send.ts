import { LOCALE_OF_LINK, type Locale } from '#kernel/locale.ts';

/** Where a mail with a document leads who wants no further ones. */
export const NO_SEND_PATH = '/no-mails/:token';

/** How the token of such a link is written: what stands for the address, and its seal, in base64url. */
export const NO_SEND_TOKEN = /^[\w-]{43}$/;

/** The address of such a link below that of the portal; its page speaks the language of the mail to whoever has chosen none here. */
export function pathOfNoSend(token: string, locale: Locale): string {
  return `${NO_SEND_PATH.replace(':token', token)}?${LOCALE_OF_LINK}=${locale}`;
}
