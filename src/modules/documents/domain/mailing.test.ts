import { describe, expect, test } from 'vitest';
import { annexesIn, recipientsOf, stepOf } from './mailing.ts';

describe('the recipients of a document', () => {
  test.each([
    ['one', ['a@acme.example'], ['a@acme.example']],
    [
      'several in one text, as the overview has them',
      ['a@acme.example, b@acme.example'],
      ['a@acme.example', 'b@acme.example'],
    ],
    ['the same one however it is written, once', ['a@acme.example', 'A@Acme.Example'], ['a@acme.example']],
    ['none at all', ['  '], 'document-mail.no-address'],
    ['no list', [], 'document-mail.no-address'],
    ['one that is none', ['a@acme.example', 'nobody'], 'document-mail.address'],
    ['one with a header in it', ['a@acme.example\r\nBcc: b@acme.example'], 'document-mail.address'],
    [
      'five',
      'abcde'.split('').map((name) => `${name}@acme.example`),
      'abcde'.split('').map((name) => `${name}@acme.example`),
    ],
    ['six', 'abcdef'.split('').map((name) => `${name}@acme.example`), 'document-mail.too-many'],
  ])('%s', (_, given, expected) => {
    expect(recipientsOf(given)).toEqual(expected);
  });
});

test('the pages behind the sheet are those that are named', () => {
  expect([...annexesIn(['sheet'])]).toEqual([]);
  expect([...annexesIn(['service', 'mounting', 'sheet'])]).toEqual(['mounting', 'service']);
});

describe('where a mail stands', () => {
  const NEW = { isUnwanted: false, isRefused: false, mail: undefined, job: 'queued' } as const;
  test.each([
    ['while its document is made', NEW, 'preparing'],
    ['in the outbox', { ...NEW, job: 'done', mail: 'queued' }, 'waiting'],
    ['once it has gone out', { ...NEW, job: 'done', mail: 'sent' }, 'sent'],
    ['when the mail server does not take it', { ...NEW, job: 'done', mail: 'failed' }, 'failed'],
    ['when there is no document', { ...NEW, job: 'failed' }, 'failed'],
    ['when it was called off', { ...NEW, job: 'cancelled' }, 'cancelled'],
    ['when its recipient wants none', { ...NEW, isUnwanted: true }, 'unwanted'],
    ['when its sending was refused', { ...NEW, isRefused: true, job: undefined }, 'failed'],
    ['once outbox and task have forgotten it', { ...NEW, job: undefined }, 'gone'],
  ] as const)('%s', (_, facts, expected) => {
    expect(stepOf(facts)).toBe(expected);
  });
});
