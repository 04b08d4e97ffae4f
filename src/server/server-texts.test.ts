import { describe, expect, test } from 'vitest';
import { serverTexts } from './server-texts.ts';

const TEXTS = { sent: 'Sent to {{name}}: {{text}}', 'mail.sent': 'A key with a dot' };
const text = serverTexts({ 'zh-cn': { ...TEXTS, sent: '已发送给{{name}}：{{text}}' }, en: TEXTS });

describe('a text of the server', () => {
  test('is that of the asked language, filled in', () => {
    const values = { name: 'Ada', text: 'hello' };
    expect(text('zh-cn', 'sent', values)).toBe('已发送给Ada：hello');
    expect(text('en', 'sent', values)).toBe('Sent to Ada: hello');
  });

  test('takes its key as it is written', () => {
    expect(text('en', 'mail.sent')).toBe('A key with a dot');
  });

  test.each(['<b>"it\'s" & more</b>', '{{name}} {name}', '$t(mail.sent)', '$& $1 $$', '{{'])(
    'repeats %s as it was typed',
    (typed) => {
      expect(text('en', 'sent', { name: 'Ada', text: typed })).toBe(`Sent to Ada: ${typed}`);
    },
  );

  test.each(['missing', 'constructor', '__proto__', 'a:b {{name}} $t(sent)', ''])(
    'that is not there shows its key: %j',
    (key) => {
      expect(text('en', key, { name: 'Ada' })).toBe(key);
    },
  );

  test('is not found in another file', () => {
    expect(serverTexts({ 'zh-cn': {}, en: {} })('en', 'sent')).toBe('sent');
  });
});
