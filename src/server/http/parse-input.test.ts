import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { faultAt, NO_ONE_LINE } from '#kernel/told-fault.ts';
import { serve } from '#server/serve.ts';
import { testApp } from '#testing/app.ts';

const route = defineRoute({
  method: 'GET',
  path: '/v1/things',
  access: 'public',
  summary: 'Things',
  query: z.strictObject({
    pageSize: wholeNumber(1, 200, 20),
    unit: z.enum(['mm', 'in']).default('mm'),
    name: z.string().trim().min(1).max(5).refine(isOneLine, NO_ONE_LINE).optional(),
    kind: z.string().min(1).optional(),
  }),
  fieldNames: { 'query.name': { zh: '名称', en: 'Name' } },
  result: z.null(),
});
const app = await testApp({ register: (portal) => serve(portal, route, () => null) });
const ask = async (query: object, language: string) =>
  (await app.send(route, { query }, { headers: { 'accept-language': language } })).json();

describe('wrong input is named with what is wrong with it, in the language of the person', () => {
  test.each([
    [
      { pageSize: '999' },
      '请求内容有误，请检查：query.pageSize（不能大于 200）',
      'The request is not valid. Please check: query.pageSize (at most 200)',
    ],
    [
      { unit: 'km' },
      '请求内容有误，请检查：query.unit（请从以下各项中选择：mm、in）',
      'The request is not valid. Please check: query.unit (has to be one of: mm, in)',
    ],
    [
      { colour: 'red' },
      '请求内容有误，请检查：query.colour（出现未知的键(key): "colour"）',
      'The request is not valid. Please check: query.colour (Unrecognized key: "colour")',
    ],
    [
      { name: 'too long' },
      '请求内容有误，请检查：名称（最多 5 个字符）',
      'The request is not valid. Please check: Name (at most 5 characters)',
    ],
    [
      { name: '  ' },
      '请求内容有误，请检查：名称（请填写）',
      'The request is not valid. Please check: Name (please fill in)',
    ],
    [
      { kind: '' },
      '请求内容有误，请检查：query.kind（请填写）',
      'The request is not valid. Please check: query.kind (please fill in)',
    ],
    [
      { name: 'a\nb' },
      '请求内容有误，请检查：名称（只能是一行，不能含有换行或不可见字符）',
      'The request is not valid. Please check: Name (has to be one line, without line breaks or invisible characters)',
    ],
    [
      { name: 'a\u0000b' },
      '请求内容有误，请检查：名称（含有无法保存的字符）',
      'The request is not valid. Please check: Name (holds a character that cannot be stored)',
    ],
  ])('%j', async (query, chinese, english) => {
    const answers = [await ask(query, 'zh-CN'), await ask(query, 'en')];
    expect(answers.map(({ description }) => description)).toEqual([chinese, english]);
    for (const { description, error } of answers) expect(description).toContain(error.issues[0].message);
  });

  test('the first two of several, and all of them for programs', async () => {
    const { description, error } = await ask({ pageSize: '0', unit: 'km', name: 'too long' }, 'zh-CN');
    expect(description).toBe(
      '请求内容有误，请检查：query.pageSize（不能小于 1）；query.unit（请从以下各项中选择：mm、in）',
    );
    expect(error.issues).toHaveLength(3);
  });
});

describe('what a body lacks', () => {
  const posted = defineRoute({
    method: 'POST',
    path: '/v1/wants',
    access: 'public',
    summary: 'Wants',
    body: z.strictObject({ text: z.string(), count: z.number(), rows: z.array(z.string().min(1)).min(1).max(2) }),
    fieldNames: { 'body.text': { zh: '内容', en: 'Text' }, 'body.rows.*': { zh: '第 {{no}} 行', en: 'Row {{no}}' } },
    result: z.null(),
  });

  test.each([
    [{}, 'Text (please fill in); body.count (please fill in)'],
    [{ text: 'a', count: 1, rows: [] }, 'body.rows (please fill in)'],
    [{ text: 'a', count: 1, rows: ['1', '2', '3'] }, 'body.rows (at most 2 entries)'],
    [{ text: 'a', count: 1, rows: ['1', ''] }, 'Row 2 (please fill in)'],
  ])('%j is to be filled in', async (body, told) => {
    const wants = await testApp({ register: (portal) => serve(portal, posted, () => null) });
    const answer = await wants.send(posted, { body }, { headers: { 'accept-language': 'en' } });
    expect(answer.json().description).toBe(`The request is not valid. Please check: ${told}`);
  });
});

describe('what a body has of another kind', () => {
  const posted = defineRoute({
    method: 'POST',
    path: '/v1/kinds',
    access: 'public',
    summary: 'Kinds',
    body: z.strictObject({
      pieces: z.number().int(),
      price: z.number(),
      reason: z
        .string()
        .trim()
        .min(1)
        .refine((text) => text !== '', faultAt([], { zh: '请填写', en: 'please fill in' })),
      isLate: z.boolean(),
      rows: z.array(z.string()),
    }),
    result: z.null(),
  });
  const right = { pieces: 1, price: 1, reason: 'a', isLate: true, rows: [] };

  test.each<[object, string, string]>([
    [{ pieces: 1.5 }, 'body.pieces（须为整数）', 'body.pieces (must be a whole number)'],
    [{ price: '1' }, 'body.price（须为数字）', 'body.price (must be a number)'],
    [{ reason: 7 }, 'body.reason（须为文字）', 'body.reason (must be text)'],
    [{ isLate: 'yes' }, 'body.isLate（须为 true 或 false）', 'body.isLate (must be true or false)'],
    [{ rows: 'a' }, 'body.rows（须为列表）', 'body.rows (must be a list)'],
    [{ reason: '  ' }, 'body.reason（请填写）', 'body.reason (please fill in)'],
  ])('%j is said without a word of the schema, and once', async (wrong, chinese, english) => {
    const kinds = await testApp({ register: (portal) => serve(portal, posted, () => null) });
    const body = { ...right, ...wrong };
    const answers = await Promise.all(
      ['zh-CN', 'en'].map((language) => kinds.send(posted, { body }, { headers: { 'accept-language': language } })),
    );
    expect(answers.map((answer) => answer.json().description)).toEqual([
      `请求内容有误，请检查：${chinese}`,
      `The request is not valid. Please check: ${english}`,
    ]);
  });
});
