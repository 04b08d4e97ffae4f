import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { RIGHTS } from '#kernel/right.ts';
import { tick } from './fields.ts';

const short = z.string().min(1).max(100);

const userInfo = z.object({
  id: z.string(),
  user: z.string(),
  userId: z.string(),
  username: z.string(),
  userAttribute: z.string(),
  userDepartment: z.string(),
  passwordUpdated: z.enum(['0', '1']),
  organisationName: z.string(),
  /** What the person may do beyond the role. */
  rights: z.array(z.enum(RIGHTS)).readonly(),
});
/** The signed-in person's own record (spec 000 §3). */
export type UserInfoDto = z.output<typeof userInfo>;

const menuPage = z.object({ id: z.number().int(), children: z.array(z.never()).readonly() });
const menuNode = z.object({ id: z.number().int(), children: z.array(menuPage).readonly() });

const signedIn = z.object({ token: z.string(), userInfo });

/** Signing in and out, who one is, and which menu entries one is shown (spec 000 §3, §6, §7). */
export const accountRoutes = {
  signIn: defineRoute({
    method: 'POST',
    path: '/oauth/token',
    access: 'public',
    takesForms: true,
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
    result: signedIn,
    errors: ['login.wrong-client', 'login.wrong-credentials', 'login.slowed', 'login.pending'],
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

/** How a partner's system sends a person in without a login step (spec 000 §2, /jci/): a signed call mints a one-time ticket. */
export const partnerRoutes = {
  mintTicket: defineRoute({
    method: 'POST',
    path: '/v1/partner-tickets',
    access: 'public',
    summary: 'A one-time ticket for a customer account, for a partner who signs the call with their key',
    body: z.strictObject({
      partner: short,
      username: z.string().trim().min(1).max(64),
      /** ms since 1970 */
      timestamp: z.number().int(),
      nonce: z.string().regex(/^[\w-]{8,64}$/),
      /** Hex HMAC-SHA-256 over the other four values, one per line in this order. */
      signature: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    /** `path` is where the person's browser goes with the ticket. */
    result: z.object({ ticket: z.string(), path: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['partner.refused', 'check.slowed'],
  }),
  redeemTicket: defineRoute({
    method: 'POST',
    path: '/v1/sessions/from-ticket',
    access: 'public',
    summary: 'Signs in with a ticket: once, within a minute of its making',
    body: z.strictObject({ ticket: z.string().min(16).max(128) }),
    result: signedIn,
    errors: ['ticket.spent', 'check.slowed'],
  }),
};
