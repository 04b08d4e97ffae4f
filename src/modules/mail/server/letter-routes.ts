import { LOCALES, type Locale } from '#kernel/locale.ts';
import { type LetterDto, mailTemplateRoutes as routes } from '#modules/mail/contract.ts';
import { letterFaults, tellFault } from '#modules/mail/domain/check-letter.ts';
import { type Letter, tidyLetter } from '#modules/mail/domain/letter.ts';
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
import { asTest, type KeptLetter, type LetterKey, readLetter, readLetters, writeLetter } from './letter-store.ts';
import { queueAnyMail } from './queue-mail.ts';

const faultText = serverTexts({ 'zh-cn': zh.fault, en: en.fault });

/** Serves the texts of the mails to the administrator. */
export function registerLetters(portal: Portal): void {
  const { mails } = portal.modules;
  const present = presenter(mails);
  serve(portal, routes.list, async ({ actor, db, locale: reader }) => {
    const letters = await readLetters(db, mails);
    return {
      letters: [...mails.keys()].flatMap((template) =>
        LOCALES.map((locale) => present(letters({ template, locale }), reader)),
      ),
      testAddress: await portal.addressOf(db, actor.id),
    };
  });

  serveCommand(portal, routes.save, {
    version: 'needed',
    prepare: ({ body: { version: _, ...given }, locale, params }) =>
      soundLetter(mailNamed(mails, params.template), given, locale),
    load: (tx, { params }) => readLetter(tx, mails, params),
    change: (tx, kept, { actor, now, params }, own) =>
      replace(tx, mails, params, { own, version: kept.version, actor, now }),
    event: (_, kept) => eventOf('mail.template-changed', kept),
    keep: ({ template, locale }) => ({ template, locale }),
    answer: async (tx, key, { locale }) => present(await readLetter(tx, mails, key), locale),
  });

  serveCommand(portal, routes.reset, {
    version: 'needed',
    prepare: ({ params }) => mailNamed(mails, params.template),
    load: (tx, { params }) => readLetter(tx, mails, params),
    overwrites: ({ own }) => own !== null,
    async change(tx, kept, { actor, now, params }) {
      if (kept.own === null) return { isReset: false };
      await replace(tx, mails, params, { own: null, version: kept.version, actor, now });
      return { isReset: true };
    },
    event: ({ isReset }, kept) => (isReset ? eventOf('mail.template-reset', kept) : undefined),
    answer: async (tx, _, { locale, params }) => present(await readLetter(tx, mails, params), locale),
  });

  serveCommand(portal, routes.test, {
    prepare: ({ body, locale, params }) =>
      asTest(params.locale, soundLetter(mailNamed(mails, params.template), body, locale)),
    async change(tx, _, { actor, now, params: { template, locale } }, letter) {
      const recipient = await portal.addressOf(tx, actor.id);
      if (recipient === null) throw new Failure('mail.no-address');
      const mail = { template, values: mailNamed(mails, template).sample };
      await queueAnyMail(tx, { ...mail, id: portal.newId(), recipient, locale, letter, now });
      return { recipient, isWaiting: portal.settings.smtpUrl === undefined };
    },
    event: (_, __, { params }) => eventOf('mail.test-sent', params),
  });
}

function eventOf(
  action: 'mail.template-changed' | 'mail.template-reset' | 'mail.test-sent',
  { template, locale }: LetterKey,
): CommandEvent {
  return { action, object: template, details: { locale } };
}

interface Replacement extends Pick<RequestContext<typeof routes.save>, 'actor' | 'now'> {
  readonly own: Letter | null;
  readonly version: number;
}

async function replace(
  tx: Db,
  mails: Mails,
  key: LetterKey,
  { own, version, actor, now }: Replacement,
): Promise<KeptLetter> {
  const written = await writeLetter(tx, mails, key, { own, version, actorId: actor.id, now });
  if (written === undefined) throw new Failure('version.conflict');
  return written;
}

/** A letter as it is kept; one that could not be sent is refused, each part with what is wrong, in the person's language. */
function soundLetter(mail: Fillable, given: Letter, locale: Locale): Letter {
  const letter = tidyLetter(given);
  const issues = Object.entries(letterFaults(mail, letter)).map(([part, fault]) => ({
    path: `body.${part}`,
    message: tellFault(faultText(locale, fault.problem), fault),
  }));
  if (issues.length > 0) throw invalid(issues, locale);
  return letter;
}

/** A letter as it is told to somebody, with the name of its mail in their language. */
function presenter(mails: Mails): (letter: KeptLetter, reader: Locale) => LetterDto {
  return ({ changedAt, ...kept }, reader) => ({
    ...kept,
    name: broughtMail(mails, kept.template).words[reader].name,
    changedAt: changedAt?.toISOString() ?? null,
  });
}
