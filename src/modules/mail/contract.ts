import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { DELAY_REASONS } from './domain/delivery.ts';

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
  /** The files that go with it: names, and sizes in bytes. */
  attachments: z.array(z.object({ name: z.string(), size: z.number().int() })),
  /** Retry: whether sending it again is of any use. */
  abilities: z.object({ retry: z.boolean() }),
});
/** A mail of the outbox as it is listed. */
export type MailDto = z.output<typeof mail>;

const openMail = mail.extend({
  text: z.string(),
  /** The language it is written in. */
  locale: z.enum(LOCALES),
  /** Whether its text was changed after it was sent: it is shown with the new one. */
  isRetold: z.boolean(),
});
export type OpenMailDto = z.output<typeof openMail>;

const delay = z.object({
  reason: z.enum(DELAY_REASONS),
  /** Since when the oldest mail waits, where that is what is wrong. */
  since: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
});
/** Why mails wait. */
export type DelayDto = z.output<typeof delay>;

const mailText = z.object({ subject: z.string(), body: z.string() });

/** One of those the modules send; the API description lists them. */
const template = z.string().max(100).meta({ namesOf: 'mails' });

const mailTemplate = z.object({
  template,
  locale: z.enum(LOCALES),
  /** What it is called in the language of whoever asks. */
  name: z.string(),
  /** What it is filled with, with values that a preview shows. */
  sample: z.record(z.string(), z.string()),
  /** The text of the release. */
  original: mailText,
  /** The text that stands in its place. */
  own: mailText.nullable(),
  /** Counts the changes; a write names the one it replaces. */
  version: z.number().int(),
  changedAt: z.iso.datetime().nullable(),
});
/** The text of a mail in one language. */
export type MailTemplateDto = z.output<typeof mailTemplate>;

const oneTemplate = z.strictObject({ template, locale: z.enum(LOCALES) });
/** Longer than a text may be, so that one that is gets its sentence. */
const givenText = z.strictObject({ subject: z.string().max(1_000), body: z.string().max(40_000) });
const version = z.number().int().min(0).max(2_000_000_000).optional();

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
      template: template.optional(),
      /** How the recipient's address, or its domain, begins. */
      q: z.string().trim().max(100).default(''),
    }),
    result: pageOf(mail).extend({
      delay: delay.nullable(),
      /** The mails there are, with their names in the language of whoever asks. */
      kinds: z.array(z.object({ template, name: z.string() })),
    }),
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

/** The texts of the mails, which the administrator may change (product decisions §6). */
export const mailTemplateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/mail-templates',
    access: 'mails.read',
    summary: 'The text of every mail in each language: that of the release, and the one in its place',
    result: z.object({
      letters: z.array(mailTemplate),
      /** Where a test goes; null for somebody without an address. */
      testAddress: z.string().nullable(),
    }),
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/v1/mail-templates/:template/:locale',
    access: 'mails.write',
    summary: 'Puts a text in the place of the one of the release; mails are written with it from then on',
    params: oneTemplate,
    body: givenText.extend({ version }),
    mostBytes: 262_144,
    result: mailTemplate,
    errors: ['version.conflict'],
  }),
  reset: defineRoute({
    method: 'POST',
    path: '/v1/mail-templates/:template/:locale/reset',
    access: 'mails.write',
    summary: 'Goes back to the text of the release',
    params: oneTemplate,
    body: z.strictObject({ version }),
    result: mailTemplate,
    errors: ['version.conflict'],
  }),
  test: defineRoute({
    method: 'POST',
    path: '/v1/mail-templates/:template/:locale/test',
    access: 'mails.write',
    summary: 'Sends a text, saved or not, with sample values to the own address',
    params: oneTemplate,
    body: givenText,
    mostBytes: 262_144,
    result: z.object({
      recipient: z.string(),
      /** Whether it waits in the outbox, since no mail server is set up. */
      isWaiting: z.boolean(),
    }),
    errors: ['mail.no-address'],
  }),
};
