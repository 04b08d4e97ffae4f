import { describe, expect, it } from 'vitest';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();

describe('the release', () => {
  it('is found under its hash, kept for ever, compressed, and complete', async () => {
    const { hash } = await app.call(catalogueRoutes.currentRelease, { params: { family: 'JRT' } });
    const answer = await app.send(
      catalogueRoutes.release,
      { params: { family: 'JRT', hash } },
      { headers: { 'accept-encoding': 'br' } },
    );
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    const plain = (await app.send(catalogueRoutes.release, { params: { family: 'JRT', hash } })).json().result;
    expect([plain.family, plain.fields.length > 50, plain.model.variables.length > 50]).toEqual(['JRT', true, true]);
  });

  it('of another hash is not found', async () => {
    const answer = await app.send(catalogueRoutes.release, { params: { family: 'JRT', hash: '0123456789abcdef' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'release.unknown']);
  });
});
