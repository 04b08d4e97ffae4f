import type { Locale } from '#kernel/locale.ts';
import { holdsSecret, type MailTemplate } from '#modules/mail/domain/mail-templates.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import { escapeHtml } from '#server/escape-html.ts';
import { fillText, serverTexts } from '#server/server-texts.ts';

const letterText = serverTexts({ 'zh-cn': zh.letter, en: en.letter });

/** What stands in the place of a code or link that is no longer kept. */
const NO_LONGER_KEPT = '••••••';
const GONE = { code: NO_LONGER_KEPT, link: NO_LONGER_KEPT };

/** What a mail is filled with, dots in the place of what lets somebody in. */
export function withoutSecrets(values: MailToRender['values']): MailToRender['values'] {
  return { ...values, ...GONE };
}

export interface MailToRender {
  readonly template: MailTemplate;
  readonly locale: Locale;
  readonly values: Readonly<Record<string, string>>;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as its recipient reads it: the subject in one line, the letter as plain text and as simple HTML. */
export function renderMail({ template, locale, values }: MailToRender, brand: string): RenderedMail {
  const filling = { ...(holdsSecret(template) && GONE), ...values, brand };
  const written = (key: string) => fillText(letterText(locale, key), filling);
  const paragraphs = ['greeting', `${template}.body`, 'closing'].flatMap((key) => written(key).split('\n\n'));
  const subject = written(`${template}.subject`).replace(/\s+/g, ' ').trim();
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(locale, subject, paragraphs.map((paragraph) => html(paragraph, filling)).join('\n')),
  };
}

/** A paragraph; a code stands alone in its own, large enough to be typed off, and so does a link, to be followed. */
function html(paragraph: string, { code, link }: { readonly code?: string; readonly link?: string }): string {
  if (paragraph === link && link !== NO_LONGER_KEPT) {
    const address = escapeHtml(link);
    return `<p><a href="${address}" style="overflow-wrap:anywhere">${address}</a></p>`;
  }
  const style = paragraph === code ? ' style="font:700 24px/1.4 monospace;letter-spacing:.2em"' : '';
  return `<p${style}>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;
}

function page(locale: Locale, title: string, body: string): string {
  const language = locale === 'en' ? 'en' : 'zh-CN';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="max-width:36em;margin:0 auto;padding:16px;font:14px/1.6 'PingFang SC','Microsoft YaHei',Arial,sans-serif;color:#1b2733">
${body}
</body>
</html>
`;
}
