import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute, type RouteContract } from '#kernel/contract.ts';
import { testApp } from '#testing/app.ts';
import { serve } from './serve.ts';

const app = await testApp();
const route = { method: 'GET', path: '/v1/nothing', summary: 'Nothing', result: z.null() } as const;

test.each([
  ['no access', {}],
  ['an access nobody knows', { access: 'configurations.red' }],
  ['an access that is the name of something else', { access: 'toString' }],
  ['an empty access', { access: '' }],
])('a route with %s does not start', (_, access) => {
  const unsaid = { ...defineRoute({ ...route, access: 'public' }), access: undefined, ...access };
  expect(() => serve(app.portal, unsaid as unknown as RouteContract, () => null)).toThrow(
    /\/v1\/nothing: unknown access/,
  );
  expect(app.portal.served.map(({ path }) => path)).not.toContain('/v1/nothing');
});

test('a contract cannot leave its access out', () => {
  // @ts-expect-error: who may use a route is part of it.
  expect(defineRoute(route).access).toBeUndefined();
});
