import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';

const short = z.string().min(1).max(100);

/** A tick that a form post sends as text. */
const tick = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

const userInfo = z.object({
  id: z.string(),
  user: z.string(),
  userId: z.string(),
  username: z.string(),
  userAttribute: z.string(),
  userDepartment: z.string(),
  passwordUpdated: z.enum(['0', '1']),
  organisationName: z.string(),
});
/** The signed-in person's own record (spec 000 §3). */
export type UserInfoDto = z.output<typeof userInfo>;

const menuPage = z.object({ id: z.number().int(), children: z.array(z.never()).readonly() });
const menuNode = z.object({ id: z.number().int(), children: z.array(menuPage).readonly() });

/** Signing in and out, who one is, and which menu entries one is shown (spec 000 §3, §6, §7). */
export const accountRoutes = {
  signIn: defineRoute({
    method: 'POST',
    path: '/oauth/token',
    access: 'public',
    summary: 'Sign in with username and password',
    body: z.strictObject({
      client_id: short,
      client_secret: short,
      grant_type: z.literal('password'),
      scope: short,
      username: z.string().trim().min(1).max(64),
      password: z.string().min(1).max(128),
      remember: tick.default(false),
    }),
    result: z.object({ token: z.string(), userInfo }),
    errors: ['login.wrong-client', 'login.wrong-credentials', 'login.slowed'],
  }),
  signOut: defineRoute({
    method: 'DELETE',
    path: '/v1/sessions/current',
    access: 'session.own',
    summary: 'Sign out: the token ends at once',
    result: z.null(),
  }),
  me: defineRoute({
    method: 'GET',
    path: '/auth/personal',
    access: 'session.own',
    summary: 'The signed-in user, also under the name data for older clients',
    result: userInfo,
    legacyData: true,
  }),
  menu: defineRoute({
    method: 'GET',
    path: '/v1/menu/getMenuByUserId',
    access: 'menu.read',
    summary: 'The permitted menu ids as a tree',
    query: z.strictObject({ userId: z.string().min(1).max(100) }),
    result: z.array(menuNode).readonly(),
    errors: ['record.unknown'],
  }),
  defaultEmail: defineRoute({
    method: 'GET',
    path: '/v1/productConfig/getDefaultEmail',
    access: 'session.own',
    summary: "The addresses technical documents go to by default: the signed-in user's own",
    query: z.strictObject({ userId: z.string().min(1).max(100) }),
    result: z.array(z.string()),
    errors: ['record.unknown'],
  }),
};
