import type { Locale } from '#kernel/locale.ts';
import type { ComposedModules } from '#server/compose-modules.ts';
import { Failure } from '#server/failures.ts';
import type { BroughtMail } from '#server/module.ts';

/** The mails that the modules of a portal send, by template. */
export type Mails = ComposedModules['mails'];

/** What is known of a mail in the outbox: one that no module sends any more gives nothing away, and has no words. */
export function broughtMail(mails: Mails, template: string): BroughtMail {
  return mails.get(template) ?? { secret: true, sample: {}, words: { 'zh-cn': named(template), en: named(template) } };
}

function named(name: string): BroughtMail['words'][Locale] {
  return { name, subject: name, body: '' };
}

/** The mail a call names; what no module sends has no text to be changed. */
export function mailNamed(mails: Mails, template: string): BroughtMail {
  const mail = mails.get(template);
  if (mail === undefined) throw new Failure('request.invalid', { fields: 'template' });
  return mail;
}

/** The templates whose values are stored only as long as somebody needs them. */
export function secretOnes(mails: Mails): string[] {
  return [...mails].flatMap(([template, { secret }]) => (secret ? [template] : []));
}

/** Whether a mail has failed for good: the code it was to bring is not stored any more. */
export function isSpent(
  mails: Mails,
  { state, template }: { readonly state: string; readonly template: string },
): boolean {
  return state === 'failed' && broughtMail(mails, template).secret;
}
