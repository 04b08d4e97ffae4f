import { describe, expect, test } from 'vitest';
import type { MailTemplate } from '#kernel/declared.ts';
import { LOCALES } from '#kernel/locale.ts';
import { COMPOSED } from '#testing/composed.ts';
import { broughtMail } from './brought-mails.ts';
import { type MailToRender, renderMail } from './render-mail.ts';
import { originalText } from './template-store.ts';

const render = ({ template, ...mail }: MailToRender & { template: MailTemplate }, brand: string) =>
  renderMail(mail, originalText(broughtMail(COMPOSED.mails, template), mail.locale), brand);

const EVERY = [...COMPOSED.mails].flatMap(([template, mail]) => LOCALES.map((locale) => ({ template, locale, mail })));

describe.each(EVERY)('$template in $locale', ({ locale, mail }) => {
  const values = mail.sample;
  const { subject, text, html } = renderMail({ locale, values }, originalText(mail, locale), 'Acme');

  test('has a subject of one line with the brand, and a text without gaps', () => {
    expect(subject).toMatch(/^[^\r\n]+$/);
    expect(subject).toContain('Acme');
    expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined|frame\.|\.body|\.subject/);
  });

  test('says what it is about, in plain text and in HTML alike', () => {
    for (const said of Object.values(values)) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });
});

test.each([
  ['zh-cn', /K7M2QX[\s\S]*5 分钟内有效[\s\S]*不是您本人操作/],
  ['en', /K7M2QX[\s\S]*valid for 5 minutes[\s\S]*did not ask/],
] as const)(
  'a code mail in %s says the code, how long it is valid, and what to do when one did not ask',
  (locale, said) => {
    for (const template of ['registration-code', 'password-reset-code'] as const)
      expect(render({ template, locale, values: { code: 'K7M2QX' } }, 'Acme').text).toMatch(said);
  },
);

test('what people chose themselves stays text in the HTML and opens no line in the subject', () => {
  const values = { username: '<img src=x>&"' };
  const { html, subject } = render({ template: 'registration-done', locale: 'en', values }, 'A&B\r\nBcc: x@y.z');
  expect(html).toContain('&lt;img src=x&gt;&amp;&quot;');
  expect(html).not.toContain('<img');
  expect(subject).toBe('A&B Bcc: x@y.z: registration complete');
});

test('a code that is no longer stored is shown as such', () => {
  const { text } = render({ template: 'registration-code', locale: 'en', values: {} }, 'Acme');
  expect(text).toContain('••••••');
});

test('a link can be followed in the HTML, whatever stands in it, and only as long as it is stored', () => {
  const link = 'https://portal.example.com/account/set-password?link=a"b';
  const mail = { template: 'invitation', locale: 'en' } as const;
  const { html, text } = render({ ...mail, values: { username: 'wang_gong', link } }, 'Acme');
  expect(text).toContain(`\n\n${link}\n\n`);
  expect(html).toContain('<a href="https://portal.example.com/account/set-password?link=a&quot;b"');
  expect(render({ ...mail, values: { username: 'wang_gong' } }, 'Acme').html).not.toContain('href');
});

test('nothing an editor types is markup, and a link within a sentence can be followed', () => {
  const template = { subject: '<b>{brand}</b>', body: '<script>alert(1)</script>\n"x" & {link}.' };
  const mail = { locale: 'en', values: { link: 'https://example.com/?a&b' } } as const;
  const { html, text } = renderMail(mail, template, 'Acme');
  expect(html).toContain('<title>&lt;b&gt;Acme&lt;/b&gt;</title>');
  expect(html).toContain(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;<br>&quot;x&quot; &amp; <a href="https://example.com/?a&amp;b"',
  );
  expect(text).toBe('<script>alert(1)</script>\n"x" & https://example.com/?a&b.\n');
});
