import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LENGTHS } from '#modules/accounts/domain/field-rules.ts';
import { field } from './fields.ts';

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
