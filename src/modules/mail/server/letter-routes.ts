import { LOCALES, type Locale } from '#kernel/locale.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import { type LetterDto, mailTemplateRoutes as routes } from '#modules/mail/contract.ts';
import { letterFaults, tellFault } from '#modules/mail/domain/check-letter.ts';
import { type Letter, tidyLetter } from '#modules/mail/domain/letter.ts';
import { MAIL_TEMPLATES, type MailTemplate, TEMPLATE_NAMES } from '#modules/mail/domain/mail-templates.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { invalid } from '#server/http/parse-input.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { serverTexts } from '#server/server-texts.ts';
import { asTest, type KeptLetter, type LetterKey, readLetter, readLetters, writeLetter } from './letter-store.ts';
import { queueMail } from './queue-mail.ts';

const faultText = serverTexts({ 'zh-cn': zh.fault, en: en.fault });

/** Serves the texts of the mails to the administrator. */
export function registerLetters(portal: Portal): void {
  serve(portal, routes.list, async ({ actor, db }) => {
    const letters = await readLetters(db);
    return {
      letters: TEMPLATE_NAMES.flatMap((template) =>
        LOCALES.map((locale) => presentLetter(letters({ template, locale }))),
      ),
      testAddress: await portal.addressOf(db, actor.id),
    };
  });

  serve(portal, routes.save, ({ body: { version, ...given }, params, ...context }) => {
    const own = soundLetter(params.template, given, context.locale);
    return context.db.transaction(async (tx) => {
      const saved = await replace(tx, params, { own, version, ...context });
      await audit(tx, context, { action: 'mail.template-changed', ...params });
      return presentLetter(saved);
    });
  });

  serve(portal, routes.reset, ({ body: { version }, params, ...context }) =>
    context.db.transaction(async (tx) => {
      const kept = await readLetter(tx, params);
      if (kept.own === null) return presentLetter(kept);
      const reset = await replace(tx, params, { own: null, version, ...context });
      await audit(tx, context, { action: 'mail.template-reset', ...params });
      return presentLetter(reset);
    }),
  );

  serve(portal, routes.test, async ({ body, params: { template, locale }, ...context }) => {
    const letter = asTest(locale, soundLetter(template, body, context.locale));
    const recipient = await portal.addressOf(context.db, context.actor.id);
    if (recipient === null) throw new Failure('mail.no-address');
    const values = MAIL_TEMPLATES[template].sample;
    await context.db.transaction(async (tx) => {
      const mail = { id: portal.newId(), template, values, recipient, locale, letter, now: context.now };
      await queueMail(tx, mail);
      await audit(tx, context, { action: 'mail.test-sent', template, locale });
    });
    return { recipient, isWaiting: portal.settings.smtpUrl === undefined };
  });

  type Context = Pick<RequestContext<typeof routes.list>, 'actor' | 'now' | 'request'>;
  type Event = LetterKey & { action: 'mail.template-changed' | 'mail.template-reset' | 'mail.test-sent' };
  const audit = (tx: Db, { actor, now, request }: Context, { action, template, locale }: Event) =>
    recordAudit(tx, {
      id: portal.newId(),
      at: now,
      actorId: actor.id,
      requestId: request.id,
      action,
      object: template,
      details: { locale },
    });
}

interface Replacement extends Pick<RequestContext<typeof routes.save>, 'actor' | 'now'> {
  readonly own: Letter | null;
  readonly version: number;
}

async function replace(tx: Db, key: LetterKey, { own, version, actor, now }: Replacement): Promise<KeptLetter> {
  const written = await writeLetter(tx, key, { own, version, actorId: actor.id, now });
  if (written === undefined) throw new Failure('version.conflict');
  return written;
}

/** A letter as it is kept; one that could not be sent is refused, each part with what is wrong, in the person's language. */
function soundLetter(template: MailTemplate, given: Letter, locale: Locale): Letter {
  const letter = tidyLetter(given);
  const issues = Object.entries(letterFaults(template, letter)).map(([part, fault]) => ({
    path: `body.${part}`,
    message: tellFault(faultText(locale, fault.problem), fault),
  }));
  if (issues.length > 0) throw invalid(issues, locale);
  return letter;
}

function presentLetter({ changedAt, ...kept }: KeptLetter): LetterDto {
  return { ...kept, changedAt: changedAt?.toISOString() ?? null };
}
