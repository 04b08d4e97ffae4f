import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';

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
