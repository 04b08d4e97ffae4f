import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute, wholeNumber } from '#kernel/contract.ts';
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
    name: z.string().max(5).optional(),
  }),
  result: z.null(),
});
const app = await testApp({ register: (portal) => serve(portal, route, () => null) });
const ask = async (query: object, language: string) =>
  (await app.send(route, { query }, { headers: { 'accept-language': language } })).json();

describe('wrong input is named with what is wrong with it, in the language of the person', () => {
  test.each([
    [
      { pageSize: '999' },
      '请求内容有误，请检查：query.pageSize（数值过大：期望 number <=200）',
      'The request is not valid. Please check: query.pageSize (Too big: expected number to be <=200)',
    ],
    [
      { unit: 'km' },
      '请求内容有误，请检查：query.unit（无效选项：期望以下之一 "mm"|"in"）',
      'The request is not valid. Please check: query.unit (Invalid option: expected one of "mm"|"in")',
    ],
    [
      { colour: 'red' },
      '请求内容有误，请检查：query.colour（出现未知的键(key): "colour"）',
      'The request is not valid. Please check: query.colour (Unrecognized key: "colour")',
    ],
    [
      { name: 'a\u0000b' },
      '请求内容有误，请检查：query.name（含有无法保存的字符）',
      'The request is not valid. Please check: query.name (holds a character that cannot be stored)',
    ],
  ])('%j', async (query, chinese, english) => {
    const answers = [await ask(query, 'zh-CN'), await ask(query, 'en')];
    expect(answers.map(({ description }) => description)).toEqual([chinese, english]);
    for (const { description, error } of answers) expect(description).toContain(error.issues[0].message);
  });

  test('the first two of several, and all of them for programs', async () => {
    const { description, error } = await ask({ pageSize: '0', unit: 'km', name: 'too long' }, 'zh-CN');
    expect(description).toBe(
      '请求内容有误，请检查：query.pageSize（数值过小：期望 number >=1）；query.unit（无效选项：期望以下之一 "mm"|"in"）',
    );
    expect(error.issues).toHaveLength(3);
  });
});
