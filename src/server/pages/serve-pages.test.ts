import { describe, expect, test } from 'vitest';
import { prepareAnswer } from '#server/http/serve-prepared.ts';
import { testApp } from '#testing/app.ts';
import { appearanceOf, inColours, isPageAddress, pageOfOperator } from './serve-pages.ts';

const app = await testApp();

describe('an address', () => {
  test.each(['/', '/login', '/product-config/config-select', '/config-order/my', '/metricsystem'])(
    '%s may be a page',
    (path) => {
      expect(isPageAddress('GET', path)).toBe(true);
      expect(isPageAddress('HEAD', `${path}?from=1.5`)).toBe(true);
      expect(isPageAddress('POST', path)).toBe(false);
    },
  );

  test.each([
    '/api',
    '/api/nothing',
    '/assets/missing.js',
    '/robots.php',
    '/.env',
    '/.git/config',
    '/.git/',
    '/%2egit/config',
    '/%2Eenv',
    '/pages/.svn/entries',
    '/.well-known/anything',
    '/metrics',
    '/metrics/',
    '/metrics/nothing',
  ])('%s is none', async (path) => {
    expect(isPageAddress('GET', path)).toBe(false);
    const answer = await app.http.inject(path);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'route.unknown']);
  });

  test('of the documentation may end with a slash', async () => {
    const [plain, slash] = [await app.http.inject('/api/docs'), await app.http.inject('/api/docs/')];
    expect([plain.statusCode, slash.statusCode]).toEqual([200, 200]);
    expect(slash.body).toBe(plain.body);
  });
});

test('a page carries the name and the contact of whoever runs the portal, and no markup of theirs', () => {
  const built = '<meta name="privacy-contact" content="" /><title>Drivewright</title>';
  const settings = { brandName: 'A & B $&', privacyContact: 'Data "Protection" <privacy@example.com> $1' };
  expect(pageOfOperator(built, settings)).toBe(
    '<meta name="privacy-contact" content="Data &quot;Protection&quot; &lt;privacy@example.com&gt; $1" /><title>A &amp; B $&amp;</title>',
  );
});

test.each([
  [undefined, 'system'],
  ['userLocale=en; appearance=dark', 'dark'],
  ['appearance=light; userLocale=en', 'light'],
  ['appearance=purple"><script>', 'system'],
  ['disappearance=dark', 'system'],
])('with the cookie %s a page is sent in the colours: %s', (cookie, appearance) => {
  expect(appearanceOf({ headers: cookie === undefined ? {} : { cookie } })).toBe(appearance);
});

test('a page in chosen colours says so from its first byte, and is prepared once', () => {
  const built = prepareAnswer('<!doctype html><html lang="en"><body></body></html>');
  const page = inColours(built);
  expect(page('system')).toBe(built);
  expect(page('dark').plain.toString()).toContain('<html data-theme="dark" lang="en">');
  expect(page('dark')).toBe(page('dark'));
});
