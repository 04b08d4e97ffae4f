import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { MAIL_TEMPLATES, type MailTemplate } from '#modules/mail/domain/mail-templates.ts';
import { renderMail } from './render-mail.ts';

const TEMPLATES = Object.keys(MAIL_TEMPLATES) as MailTemplate[];
const EVERY = TEMPLATES.flatMap((template) => LOCALES.map((locale) => ({ template, locale })));
const VALUES = { code: 'K7M2QX', username: 'wang_gong' };

describe.each(EVERY)('$template in $locale', ({ template, locale }) => {
  const { subject, text, html } = renderMail({ template, locale, values: VALUES }, 'Acme');

  test('has a subject of one line with the brand, and a letter without gaps', () => {
    expect(subject).toMatch(/^[^\r\n]+$/);
    expect(subject).toContain('Acme');
    expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined|letter\.|\.body|\.subject/);
  });

  test('says what it is about, in plain text and in HTML alike', () => {
    const said = MAIL_TEMPLATES[template].secret ? VALUES.code : VALUES.username;
    expect(text).toContain(said);
    expect(html).toContain(said);
  });
});

test.each([
  ['zh-cn', /K7M2QX[\s\S]*5 分钟内有效[\s\S]*不是您本人操作/],
  ['en', /K7M2QX[\s\S]*valid for 5 minutes[\s\S]*did not ask/],
] as const)(
  'a code mail in %s says the code, how long it is valid, and what to do when one did not ask',
  (locale, said) => {
    for (const template of ['registration-code', 'password-reset-code'] as const)
      expect(renderMail({ template, locale, values: { code: 'K7M2QX' } }, 'Acme').text).toMatch(said);
  },
);

test('what people chose themselves stays text in the HTML and opens no line in the subject', () => {
  const values = { username: '<img src=x>&"' };
  const { html, subject } = renderMail({ template: 'registration-done', locale: 'en', values }, 'A&B\r\nBcc: x@y.z');
  expect(html).toContain('&lt;img src=x&gt;&amp;&quot;');
  expect(html).not.toContain('<img');
  expect(subject).toBe('A&B Bcc: x@y.z: registration complete');
});

test('a code that is no longer kept is shown as such', () => {
  const { text } = renderMail({ template: 'registration-code', locale: 'en', values: {} }, 'Acme');
  expect(text).toContain('••••••');
});
