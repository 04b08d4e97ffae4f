import { expect, test } from 'vitest';
import { composeMail, textOf, tidyText } from './mail-text.ts';

const compose = (body: string, values: Readonly<Record<string, string>>) =>
  composeMail({ subject: '', body }, values).paragraphs.map(({ alone, fragments }) => [alone, textOf(fragments)]);

test('an empty line begins a paragraph, and a single line break stays in it', () => {
  expect(compose('Hello,\r\n\r\n \n\none\ntwo\n', {})).toEqual([
    [undefined, 'Hello,'],
    [undefined, 'one\ntwo'],
  ]);
});

test('a placeholder that has a paragraph to itself is known as such', () => {
  expect(compose('Code:\n\n {code} \n\nnot {code}', { code: 'K7M2QX' })).toEqual([
    [undefined, 'Code:'],
    ['code', 'K7M2QX'],
    [undefined, 'not K7M2QX'],
  ]);
});

test('what a placeholder is filled with is text: it neither opens a paragraph nor fills another placeholder', () => {
  expect(compose('{username} {brand}', { username: '{brand}\n\nx', brand: 'Acme' })).toEqual([
    [undefined, '{brand}\n\nx Acme'],
  ]);
});

test('a placeholder that has no value stays as it is written', () => {
  expect(compose('{constructor} {toString}', {})).toEqual([[undefined, '{constructor} {toString}']]);
});

test.each([
  ['https://portal.example.com/x', true],
  ['http://localhost:3000/x', true],
  ['javascript:alert(1)', false],
  ['••••••', false],
])('a link to %s can be followed: %s', (link, isLink) => {
  const [paragraph] = composeMail({ subject: '', body: 'Open {link}!' }, { link }).paragraphs;
  expect(paragraph?.fragments).toContainEqual({ text: link, isLink });
});

test('a paragraph that tells a number of files alone is left out where there is none', () => {
  const body = 'From {who}.\n\nFiles: {files}.\n\nRead {files} of {who}';
  expect(compose(body, { who: '0', files: '0' }).map(([, text]) => text)).toEqual(['From 0.', 'Read 0 of 0']);
  expect(compose(body, { who: 'A', files: '2' })).toHaveLength(3);
});

test('the subject is one line, whatever it is filled with', () => {
  expect(composeMail({ subject: ' {brand}:  hi ', body: '' }, { brand: 'A\r\nBcc: x' }).subject).toBe('A Bcc: x: hi');
});

test('a text is stored without what nobody sees', () => {
  const body = ' Hello, \n \n\n\n one\ttwo\n';
  expect(tidyText({ subject: ' Hi ', body })).toEqual({ subject: 'Hi', body: 'Hello,\n\none two' });
});
