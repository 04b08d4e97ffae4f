import { LOCALES, type Locale } from '#kernel/locale.ts';
import { type MailTemplateDto, mailTemplateRoutes as routes } from '#modules/mail/contract.ts';
import { textFaults } from '#modules/mail/domain/check-mail-text.ts';
import { type MailText, tidyText } from '#modules/mail/domain/mail-text.ts';
import type { Fillable } from '#modules/mail/domain/placeholders.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { invalid } from '#server/http/parse-input.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { type CommandEvent, serveCommand } from '#server/serve-command.ts';
import { serverTexts } from '#server/server-texts.ts';
import { broughtMail, type Mails, mailNamed } from './brought-mails.ts';
import { queueAnyMail } from './queue-mail.ts';
import {
  asTest,
  readTemplate,
  readTemplates,
  type StoredTemplate,
  type TemplateKey,
  writeTemplate,
} from './template-store.ts';

const faultText = serverTexts({ 'zh-cn': zh.fault, en: en.fault });

/** Serves the texts of the mails to the administrator. */
export function registerMailTemplates(portal: Portal): void {
  const { mails } = portal.modules;
  const present = presenter(mails);
  serve(portal, routes.list, async ({ actor, db, locale: reader }) => {
    const templates = await readTemplates(db, mails);
    return {
      letters: [...mails.keys()].flatMap((template) =>
        LOCALES.map((locale) => present(templates({ template, locale }), reader)),
      ),
      testAddress: await portal.addressOf(db, actor.id),
    };
  });

  serveCommand(portal, routes.save, {
    version: 'needed',
    prepare: ({ body: { version: _, ...given }, locale, params }) =>
      validText(mailNamed(mails, params.template), given, locale),
    load: (tx, { params }) => readTemplate(tx, mails, params),
    change: (tx, stored, { actor, now, params }, own) =>
      replace(tx, mails, params, { own, version: stored.version, actor, now }),
    event: (_, stored) => eventOf('mail.template-changed', stored),
    keep: ({ template, locale }) => ({ template, locale }),
    answer: async (tx, key, { locale }) => present(await readTemplate(tx, mails, key), locale),
  });

  serveCommand(portal, routes.reset, {
    version: 'needed',
    prepare: ({ params }) => mailNamed(mails, params.template),
    load: (tx, { params }) => readTemplate(tx, mails, params),
    overwrites: ({ own }) => own !== null,
    async change(tx, stored, { actor, now, params }) {
      if (stored.own === null) return { isReset: false };
      await replace(tx, mails, params, { own: null, version: stored.version, actor, now });
      return { isReset: true };
    },
    event: ({ isReset }, stored) => (isReset ? eventOf('mail.template-reset', stored) : undefined),
    answer: async (tx, _, { locale, params }) => present(await readTemplate(tx, mails, params), locale),
  });

  serveCommand(portal, routes.test, {
    prepare: ({ body, locale, params }) =>
      asTest(params.locale, validText(mailNamed(mails, params.template), body, locale)),
    async change(tx, _, { actor, now, params: { template, locale } }, ownText) {
      const recipient = await portal.addressOf(tx, actor.id);
      if (recipient === null) throw new Failure('mail.no-address');
      const mail = { template, values: mailNamed(mails, template).sample };
      await queueAnyMail(tx, { ...mail, id: portal.newId(), recipient, locale, ownText, now });
      return { recipient, isWaiting: portal.settings.smtpUrl === undefined };
    },
    event: (_, __, { params }) => eventOf('mail.test-sent', params),
  });
}

function eventOf(
  action: 'mail.template-changed' | 'mail.template-reset' | 'mail.test-sent',
  { template, locale }: TemplateKey,
): CommandEvent {
  return { action, object: template, details: { locale } };
}

interface Replacement extends Pick<RequestContext<typeof routes.save>, 'actor' | 'now'> {
  readonly own: MailText | null;
  readonly version: number;
}

async function replace(
  tx: Db,
  mails: Mails,
  key: TemplateKey,
  { own, version, actor, now }: Replacement,
): Promise<StoredTemplate> {
  const written = await writeTemplate(tx, mails, key, { own, version, actorId: actor.id, now });
  if (written === undefined) throw new Failure('version.conflict');
  return written;
}

/** A text as it is stored; one that could not be sent is refused, each part with what is wrong, in the person's language. */
function validText(mail: Fillable, given: MailText, locale: Locale): MailText {
  const text = tidyText(given);
  const issues = Object.entries(textFaults(mail, text)).map(([part, fault]) => ({
    path: `body.${part}`,
    message: faultText(locale, fault.problem, { names: fault.names, most: fault.most }),
  }));
  if (issues.length > 0) throw invalid(issues, locale);
  return text;
}

/** A text as it is told to somebody, with the name of its mail in their language. */
function presenter(mails: Mails): (text: StoredTemplate, reader: Locale) => MailTemplateDto {
  return ({ changedAt, ...stored }, reader) => ({
    ...stored,
    name: broughtMail(mails, stored.template).words[reader].name,
    changedAt: changedAt?.toISOString() ?? null,
  });
}
