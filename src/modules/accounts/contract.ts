import { z } from 'zod';
import { ROLES } from '#kernel/actor.ts';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { LENGTHS } from './domain/field-rules.ts';
import { ORGANISATION_KINDS } from './domain/organisation-kind.ts';
import { MAX_WAITING, USER_FILTERS, USER_STATES } from './domain/user-state.ts';

const short = z.string().min(1).max(100);
const field = (most: number) => z.string().max(most).default('');

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

const signedIn = z.object({ token: z.string(), userInfo });

/**
 * The registration form as it comes over the wire: lengths are kept here, what the fields must hold is one definition for
 * browser and server, `domain/registration.ts`. `country` is the array of the client joined by comma.
 */
const registration = z.strictObject({
  userId: field(64),
  password: field(128),
  passwordTwo: field(128),
  company: field(LENGTHS.text),
  industry: field(LENGTHS.text),
  creditCode: field(40),
  country: field(LENGTHS.text),
  area: field(60),
  email: field(LENGTHS.email),
  address: field(LENGTHS.address),
  telephone: field(40),
  postCode: field(20),
  verificationCode: field(20),
  useProducts: z.array(z.string().max(60)).max(40).default([]),
  userName: field(LENGTHS.text),
  lastName: field(LENGTHS.text),
  agreed: tick.default(false),
});

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

/** Registration, spec 000 §7: all token-free, as the specification lists them. */
export const registrationRoutes = {
  checkCompany: defineRoute({
    method: 'GET',
    path: '/v1/user/checkUserCompany',
    access: 'public',
    summary: 'Whether a company of this name may register: true, or the sentence to show',
    query: z.strictObject({ company: z.string().max(LENGTHS.text), creditCode: z.string().max(40).optional() }),
    result: z.union([z.literal(true), z.string()]),
    errors: ['check.slowed'],
  }),
  checkInfo: defineRoute({
    method: 'GET',
    path: '/v1/user/checkRegisterInfo',
    access: 'public',
    summary: 'Whether an account name, e-mail address or telephone number is still free',
    query: z.strictObject({ content: z.string().max(LENGTHS.email), type: z.enum(['account', 'email', 'phone']) }),
    result: z.null(),
    errors: ['check.slowed', 'register.taken'],
  }),
  sendCode: defineRoute({
    method: 'GET',
    path: '/v1/user/sendVerificationCode',
    access: 'public',
    summary: 'Sends a code to the address of a registration; another one a minute later at the earliest',
    query: z.strictObject({ email: z.string().max(LENGTHS.email) }),
    refusalInResult: true,
    result: z.null(),
    errors: ['register.taken', 'code.slowed', 'check.slowed'],
  }),
  checkCode: defineRoute({
    method: 'GET',
    path: '/v1/user/checkVerificationCode',
    access: 'public',
    summary:
      'Whether a code is the one that was sent; five wrong tries of one client end it there, a right one stays good for the registration',
    query: z.strictObject({ code: z.string().max(20), email: z.string().max(LENGTHS.email) }),
    result: z.boolean(),
    errors: ['check.slowed'],
  }),
  register: defineRoute({
    method: 'POST',
    path: '/v1/user/register',
    access: 'public',
    summary: 'Registers a person and, where it is new, their company',
    body: registration,
    refusalInResult: true,
    /** Whether the provider confirms the account before it can sign in: the company is a customer already. */
    result: z.object({ pending: z.boolean() }),
    errors: ['register.taken', 'company.unknown', 'company.provider', 'code.wrong', 'check.slowed'],
  }),
};

/** Forgotten and changed passwords, spec 000 §4, §7. */
export const passwordRoutes = {
  sendResetCode: defineRoute({
    method: 'GET',
    path: '/v1/user/sendVerificationInfo',
    access: 'public',
    summary:
      'Sends a code to whoever forgot the password; the answer is the same whether there is such an account or not',
    query: z.strictObject({ emailorphone: z.string().max(LENGTHS.contact) }),
    refusalInResult: true,
    result: z.null(),
    errors: ['code.slowed', 'check.slowed'],
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/v1/user/updateUserForgetPwd',
    access: 'public',
    summary: 'Sets a new password with a code, and ends every session of the account',
    body: z.strictObject({
      userId: field(LENGTHS.contact),
      verificationCode: field(20),
      newPwd: field(128),
      confirmPwd: field(128),
    }),
    result: z.null(),
    errors: ['code.wrong', 'check.slowed'],
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/v1/user/updateUserPwd',
    access: 'session.own',
    summary: 'Changes the own password, and ends every session of the account',
    body: z.strictObject({
      curPwd: field(128),
      newPwd: field(128),
      confirmPwd: field(128),
      userId: z.string().min(1).max(100),
    }),
    refusalInResult: true,
    result: z.null(),
    errors: ['record.unknown', 'password.wrong', 'login.slowed'],
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

const link = z.string().min(16).max(128);

/** One-time links with which a person sets the first password: of an invitation, or of the portal's administrator. */
export const passwordLinkRoutes = {
  look: defineRoute({
    method: 'POST',
    path: '/v1/password-links/look',
    access: 'public',
    summary: 'Whose password a link sets; looking does not use it up',
    body: z.strictObject({ link }),
    result: z.object({ username: z.string() }),
    errors: ['link.spent', 'check.slowed'],
  }),
  redeem: defineRoute({
    method: 'POST',
    path: '/v1/password-links/redeem',
    access: 'public',
    summary: 'Sets the password of the account a link was made for: once',
    body: z.strictObject({ link, password: field(128), passwordTwo: field(128) }),
    result: z.object({ username: z.string() }),
    errors: ['link.spent', 'check.slowed'],
  }),
};

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

/** What is kept of the own person, and its end (PIPL articles 45 and 47, GDPR articles 15, 17, 20). */
export const privacyRoutes = {
  exportOwn: defineRoute({
    method: 'GET',
    path: '/v1/account/personal-data',
    access: 'personal-data.own',
    summary: 'Everything that is kept of the signed-in person, as data',
    result: z.record(z.string(), z.unknown()),
  }),
  eraseOwn: defineRoute({
    method: 'POST',
    path: '/v1/account/erase',
    access: 'personal-data.own',
    summary: "Erases the signed-in person's data; business records stay without them",
    body: z.strictObject({ password: z.string().min(1).max(128) }),
    result: z.null(),
    errors: ['password.wrong', 'login.slowed', 'account.kept'],
  }),
};
