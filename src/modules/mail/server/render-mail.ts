import type { Locale } from '#kernel/locale.ts';
import { composeMail, type MailText, type Paragraph, textOf } from '#modules/mail/domain/mail-text.ts';
import { escapeHtml } from '#server/pages/escape-html.ts';

/** What stands in the place of a code or link that is no longer stored. */
const NO_LONGER_STORED = '••••••';
const GONE = { code: NO_LONGER_STORED, link: NO_LONGER_STORED };

/** What a mail is filled with, dots in the place of what lets somebody in. */
export function withoutSecrets(values: MailToRender['values']): MailToRender['values'] {
  return { ...values, ...GONE };
}

export interface MailToRender {
  readonly locale: Locale;
  readonly values: Readonly<Record<string, string>>;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as its recipient reads it: the subject in one line, the text as plain text and as simple HTML. */
export function renderMail({ locale, values }: MailToRender, text: MailText, brand: string): RenderedMail {
  const filling = { ...GONE, ...values, brand };
  const { subject, paragraphs } = composeMail(text, filling);
  return {
    subject,
    text: `${paragraphs.map(({ fragments }) => textOf(fragments)).join('\n\n')}\n`,
    html: page(locale, subject, paragraphs.map(html).join('\n')),
  };
}

const LARGE = ' style="font:700 24px/1.4 monospace;letter-spacing:.2em"';

/** A paragraph; a code that stands alone in its own is large enough to be typed off, and a link can be followed. */
function html({ alone, fragments }: Paragraph): string {
  const content = fragments.map(({ text, isLink }) => (isLink ? anchor(text) : withBreaks(text))).join('');
  return `<p${alone === 'code' ? LARGE : ''}>${content}</p>`;
}

function anchor(address: string): string {
  return `<a href="${escapeHtml(address)}" style="overflow-wrap:anywhere">${escapeHtml(address)}</a>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
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
