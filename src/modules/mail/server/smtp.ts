import { createTransport } from 'nodemailer';
import type { Letter } from '#modules/mail/domain/letter.ts';
import type { MailRow } from './mail-store.ts';
import { renderMail } from './render-mail.ts';

/** How long a mail server may take, ms: for the connection, its greeting, between two answers, and for a mail in all. */
export const DEADLINE = { connection: 10_000, greeting: 15_000, silence: 20_000, whole: 40_000 };

export interface SmtpSettings {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly brandName: string;
}

/** Sends one mail, written with the letter, or throws why not; the signal calls it off. */
export type SendMail = (mail: MailRow, letter: Letter, signal: AbortSignal) => Promise<void>;

/** The mail server of the settings. Every mail has a connection of its own: there are few, and none is found dead. */
export function smtpSender({ smtpUrl, mailFrom, brandName }: SmtpSettings, deadline = DEADLINE): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: deadline.connection,
    dnsTimeout: deadline.connection,
    greetingTimeout: deadline.greeting,
    socketTimeout: deadline.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, letter, signal) => {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mail.recipient },
      ...renderMail(mail, letter, brandName),
      messageId: mail.messageId,
      date: mail.createdAt,
      // Nobody's holiday note answers it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale === 'en' ? 'en' : 'zh-CN' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline.whole)]),
    });
  };
}
