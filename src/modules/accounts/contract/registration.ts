import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LENGTHS } from '#modules/accounts/domain/field-rules.ts';
import { field, tick } from './fields.ts';

/**
 * The registration form as it comes over the wire: lengths are limited here, what the fields must hold is one definition for
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
