import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

const app = await testApp();

test.each(app.portal.served.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'what %s answers is kept by the language it was asked in',
  async (_, route) => {
    const url = `/api${route.path.replace(/:\w+/g, 'x')}`;
    const answer = await app.http.inject({ method: route.method, url });
    expect(answer.headers.vary).toMatch(/^accept-language\b/);
  },
);

test.each([
  ['/api/nothing', 'accept-language'],
  ['/api/openapi.json', 'accept-language, accept-encoding'],
  ['/%61pi/v1/basicTypeConfig/getDelta', 'accept-language'],
  ['http://localhost/api/nothing', 'accept-language'],
  ['/api/v1/configurations/%zz', 'accept-language'],
  ['/livez', undefined],
])('%s likewise, if it is of the API', async (url, vary) => {
  expect((await app.http.inject(url)).headers.vary).toBe(vary);
});
