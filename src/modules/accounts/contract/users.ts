import { z } from 'zod';
import { ROLES } from '#kernel/actor.ts';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { RIGHTS } from '#kernel/right.ts';
import { LENGTHS } from '#modules/accounts/domain/field-rules.ts';
import { ORGANISATION_KINDS } from '#modules/accounts/domain/organisation-kind.ts';
import { MAX_WAITING, USER_FILTERS, USER_STATES } from '#modules/accounts/domain/user-state.ts';
import { field } from './fields.ts';

const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  organisationId: z.string(),
  organisationName: z.string(),
  department: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The language of the mails. */
  locale: z.enum(LOCALES),
  /** Invited: no password has been set yet. */
  state: z.enum(USER_STATES),
  /** What it is where it is not disabled, or would be. */
  onceEnabled: z.enum(['active', 'invited', 'pending']),
  /** Of an invited account: when its link ends, if there is one, and what became of the mail with it. */
  invitation: z
    .object({ until: z.iso.datetime().nullable(), mail: z.enum(['queued', 'sent', 'failed']).nullable() })
    .nullable(),
  passwordUpdated: z.boolean(),
  menuIds: z.array(z.number().int()).readonly().nullable(),
  /** What the person may do beyond the role. */
  rights: z.array(z.enum(RIGHTS)).readonly(),
  /** Who is in the organisation already, while the account waits to be let into it; at most 20 names. */
  colleagues: z.array(z.string()).readonly(),
  /** What was read, for whoever writes; another one meanwhile is a conflict. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
/** An account as the administrator sees it. */
export type AdminUserDto = z.output<typeof adminUser>;

const openUser = adminUser.extend({
  /** What the person told of themselves at the registration; null where the provider made the account. */
  profile: z
    .object({
      userName: z.string(),
      lastName: z.string(),
      industry: z.string(),
      country: z.string(),
      area: z.string(),
      address: z.string(),
      postCode: z.string(),
      useProducts: z.array(z.string()).readonly(),
      agreedAt: z.iso.datetime(),
    })
    .nullable(),
});
/** An account with everything the administrator may know of it. */
export type OpenUserDto = z.output<typeof openUser>;

const oneUser = z.strictObject({ id: z.string().min(1).max(100) });

/** Accounts of people for the administrator (product decisions §6). */
export const userRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/users',
    access: 'users.read',
    audited: 'user.list',
    summary: 'The accounts, newest first, page by page',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      q: z.string().trim().max(100).default(''),
      role: z.enum(ROLES).optional(),
      state: z.enum(USER_FILTERS).optional(),
    }),
    /** `waiting`: how many wait to be confirmed in all, counted up to 100. */
    result: pageOf(adminUser).extend({ waiting: z.number().int().max(MAX_WAITING) }),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/users/:id',
    access: 'users.read',
    audited: 'user.read',
    summary: 'One account with what its person told at the registration',
    params: oneUser,
    result: openUser,
    errors: ['record.unknown'],
  }),
  linkAddress: defineRoute({
    method: 'GET',
    path: '/v1/invitation-links',
    access: 'users.write',
    summary:
      'Where the links in mails lead, and whether that is a guess because nobody said how people reach the portal',
    result: z.object({ address: z.string(), isGuessed: z.boolean() }),
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/v1/users',
    access: 'users.write',
    summary: 'Makes an account without a password and mails its person a one-time link to set one',
    body: z.strictObject({
      username: field(64),
      email: field(LENGTHS.email),
      role: z.enum(ROLES),
      organisationId: z.string().max(100).default(''),
      department: field(400),
      /** The language of the mails. */
      locale: z.enum(LOCALES).default('zh-cn'),
      /** That of whoever invites, where the person becomes an administrator. */
      password: field(128),
    }),
    result: adminUser,
    errors: ['register.taken', 'password.wrong', 'login.slowed'],
  }),
  resendInvitation: userAction('resend-invitation', 'Mails another link; the one before opens nothing any more', [
    'invitation.closed',
  ]),
  withdrawInvitation: defineRoute({
    method: 'POST',
    path: '/v1/users/:id/withdraw-invitation',
    access: 'users.write',
    summary:
      'Deletes an account that never had a password, with its link and its mails; name and address are free again',
    params: oneUser,
    result: z.null(),
    errors: ['record.unknown', 'invitation.closed'],
  }),
  confirm: userAction('confirm', 'Lets an account in that registered for a company which is a customer already'),
  refuse: defineRoute({
    method: 'POST',
    path: '/v1/users/:id/refuse',
    access: 'users.write',
    summary: 'Deletes an account that waits to be confirmed and tells its person; name and addresses are free again',
    params: oneUser,
    result: z.null(),
    errors: ['record.unknown', 'account.not-pending'],
  }),
  disable: userAction('disable', 'Locks an account; its sessions end at once', ['account.last-administrator']),
  enable: userAction('enable', 'Unlocks an account'),
  forcePasswordChange: userAction(
    'force-password-change',
    'Ends the sessions of an account and asks for a new password before anything else',
  ),
  setMenu: defineRoute({
    method: 'PUT',
    path: '/v1/users/:id/menu',
    access: 'users.write',
    summary: 'Which of the menu entries of its role an account is shown; null for all of them',
    params: oneUser,
    body: z.strictObject({
      menuIds: z.array(z.number().int().min(1).max(1000)).max(100).nullable(),
      version: z.number().int().optional(),
    }),
    result: adminUser,
    errors: ['record.unknown', 'version.conflict', 'menu.fixed', 'menu.empty'],
  }),
  setRights: defineRoute({
    method: 'PUT',
    path: '/v1/users/:id/rights',
    access: 'users.write',
    summary: 'Which rights a member of staff has beyond the role; they hold from the next request on',
    params: oneUser,
    body: z.strictObject({
      rights: z.array(z.enum(RIGHTS)).max(RIGHTS.length),
      version: z.number().int().optional(),
    }),
    result: adminUser,
    errors: ['record.unknown', 'version.conflict', 'rights.staff-only'],
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/v1/users/:id',
    access: 'users.write',
    summary: 'Corrects an account; its sessions end where it gets another role or company',
    params: oneUser,
    body: z.strictObject({
      email: field(LENGTHS.email),
      role: z.enum(ROLES),
      organisationId: z.string().max(100),
      department: field(400),
      locale: z.enum(LOCALES),
      version: z.number().int().optional(),
      /** That of whoever corrects, where the address is an administrator's. */
      password: field(128),
    }),
    result: adminUser,
    errors: ['record.unknown', 'version.conflict', 'register.taken', 'password.wrong', 'login.slowed'],
  }),
};

function userAction<const Name extends string>(name: Name, summary: string, errors: readonly string[] = []) {
  return defineRoute({
    method: 'POST',
    path: `/v1/users/:id/${name}`,
    access: 'users.write',
    summary,
    params: oneUser,
    result: adminUser,
    errors: ['record.unknown', 'account.own', ...errors],
  });
}

const organisation = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(ORGANISATION_KINDS),
  /** The level-1 customer above a level-2 one. */
  parentName: z.string().nullable(),
});
/** An organisation as it is chosen from a list. */
export type OrganisationDto = z.output<typeof organisation>;

/** The organisations people and customers may be put under. */
export const organisationRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/v1/organisations',
    access: 'users.read',
    audited: 'customer.list',
    summary: 'The organisations of a kind whose name or credit code holds a text: the newest 50 of them',
    query: z.strictObject({ kind: z.enum(ORGANISATION_KINDS), q: z.string().trim().max(100).default('') }),
    result: z.array(organisation),
  }),
};
