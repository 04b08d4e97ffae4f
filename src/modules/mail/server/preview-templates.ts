import { LOCALES } from '#kernel/locale.ts';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import { MAIL_TEMPLATES, TEMPLATE_NAMES } from '#modules/mail/domain/mail-templates.ts';
import { renderMail } from './render-mail.ts';

/** Every template as its mails look, in each language, with sample values. */
export function previewTemplates(brand: string): MailTemplateDto[] {
  return TEMPLATE_NAMES.map((template) => ({
    template,
    letters: LOCALES.map((locale) => {
      const { subject, text } = renderMail({ template, locale, values: { ...MAIL_TEMPLATES[template].sample } }, brand);
      return { locale, subject, text };
    }),
  }));
}
