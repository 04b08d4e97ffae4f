import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailText } from '#modules/mail/domain/mail-text.ts';
import type { MailRow } from './mail-store.ts';
import { renderMail } from './render-mail.ts';

/** How long a mail server may take, ms: for the connection, its greeting, between two answers, and for a mail in all. */
export const DEADLINE = { connection: 10_000, greeting: 15_000, silence: 20_000, whole: 40_000 };

export interface SmtpSettings {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly brandName: string;
}

/** A file that goes with a mail; its bytes come as they are taken. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly bytes: AsyncIterable<Buffer>;
}

/** Sends one mail, written with the text, or throws why not; the signal calls it off. */
export type SendMail = (
  mail: MailRow,
  text: MailText,
  signal: AbortSignal,
  attachments?: readonly Attachment[],
) => Promise<void>;

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
  return async (mail, text, signal, attachments = []) => {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mail.recipient },
      ...renderMail(mail, text, brandName),
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Readable.from(bytes, { objectMode: false }),
      })),
      messageId: mail.messageId,
      date: mail.createdAt,
      // Nobody's holiday note answers it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale === 'en' ? 'en' : 'zh-CN' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline.whole + timeFor(attachments))]),
    });
  };
}

/** The slowest line that is waited for, bytes a ms. */
const SLOWEST_LINE = 64;

/** How much longer a mail may take for the files that go with it, ms. */
function timeFor(attachments: readonly Attachment[]): number {
  return Math.ceil(attachments.reduce((sum, { size }) => sum + size, 0) / SLOWEST_LINE);
}
