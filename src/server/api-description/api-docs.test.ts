import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { testApp } from '#testing/app.ts';
import { apiDocsPage } from './api-docs.ts';
import { describeApi } from './openapi.ts';

const ROUTE = defineRoute({
  method: 'GET',
  path: '/v1/things/:id',
  access: 'public',
  summary: 'One thing, "quoted" <b>',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ unit: z.enum(['mm', 'in']).default('mm') }),
  result: z.object({ length: z.number() }),
  errors: ['record.unknown'],
  requestHeaders: { 'If-Match': 'the version, as "3"' },
  answerHeaders: { ETag: 'the version' },
});

describe('the description of the API', () => {
  it('comes from the contracts: path, parameters with their form, and the result in its envelope', () => {
    const { paths } = describeApi([ROUTE], 'Test') as { paths: Record<string, { get: Record<string, unknown> }> };
    const operation = paths['/api/v1/things/{id}']?.get;
    expect(operation?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: expect.objectContaining({ type: 'string', format: 'uuid' }) },
      { name: 'unit', in: 'query', required: false, schema: { type: 'string', enum: ['mm', 'in'], default: 'mm' } },
      {
        name: 'If-Match',
        in: 'header',
        required: false,
        schema: { type: 'string', description: 'the version, as "3"' },
      },
    ]);
    expect(operation?.responses).toMatchObject({
      200: { headers: { ETag: { description: 'the version', schema: { type: 'string' } } } },
    });
    expect(JSON.stringify(operation?.responses)).toContain('"length":{"type":"number"}');
  });

  it('is a page to read in which nothing of a contract becomes markup', () => {
    const page = apiDocsPage([ROUTE], 'Test');
    expect(page).toContain('/api/v1/things/:id');
    expect(page).toContain('One thing, &quot;quoted&quot; &lt;b&gt;');
    expect(page).not.toContain('<script');
  });

  it.each(['/api/docs', '/api/openapi.json'])('at %s is compressed, and not sent to who has it', async (url) => {
    const { http } = await testApp();
    const plain = await http.inject(url);
    const packed = await http.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    // Compared as bytes: a megabyte looked at one by one takes seconds.
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    const { etag } = plain.headers;
    const again = await http.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});
