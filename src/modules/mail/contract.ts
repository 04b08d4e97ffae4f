import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';

const mail = z.object({
  id: z.string(),
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Retry: whether sending it again is of any use. */
  abilities: z.object({ retry: z.boolean() }),
});
/** A mail of the outbox as it is listed. */
export type MailDto = z.output<typeof mail>;

const openMail = mail.extend({
  text: z.string(),
  /** The language it is written in. */
  locale: z.enum(LOCALES),
});
export type OpenMailDto = z.output<typeof openMail>;

const template = z.object({
  template: z.string(),
  /** What it says in each language, filled with sample values. */
  letters: z.array(z.object({ locale: z.enum(LOCALES), subject: z.string(), text: z.string() })),
});
/** A template as its mails will look. */
export type MailTemplateDto = z.output<typeof template>;

const oneMail = z.strictObject({ id: z.string().min(1).max(100) });

/** The outbox for the administrator (product decisions §6, §8). */
export const mailRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/mails',
    access: 'mails.read',
    audited: 'mail.list',
    summary: 'The mails of the outbox, newest first, page by page',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      state: z.enum(['queued', 'sent', 'failed']).optional(),
    }),
    result: pageOf(mail),
  }),
  templates: defineRoute({
    method: 'GET',
    path: '/v1/mail-templates',
    access: 'mails.read',
    summary: 'Every template as its mails look in each language, with sample values',
    result: z.array(template),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/mails/:id',
    access: 'mails.read',
    audited: 'mail.read',
    summary: 'One mail with its text; without an SMTP server the administrator reads the codes here',
    params: oneMail,
    result: openMail,
    errors: ['record.unknown'],
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/v1/mails/:id/retry',
    access: 'mails.write',
    summary: 'Sends a mail again that failed',
    params: oneMail,
    result: mail,
    errors: ['record.unknown', 'mail.not-failed', 'mail.expired'],
  }),
};
