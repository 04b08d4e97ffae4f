import type { Locale } from '#kernel/locale.ts';
import { passwordRoutes } from '#modules/accounts/contract.ts';
import {
  codeProblem,
  contactProblem,
  isEmail,
  newPasswordProblem,
  normalEmail,
  normalPhone,
  repetitionProblem,
} from '#modules/accounts/domain/field-rules.ts';
import type { Problem } from '#modules/accounts/domain/problems.ts';
import { isOwnUserId } from '#modules/accounts/domain/user-info.ts';
import { lockAccount } from '#modules/accounts/server/identity/account-store.ts';
import { limitClient } from '#modules/accounts/server/identity/client-limits.ts';
import { codeClientOf, markBrowser } from '#modules/accounts/server/identity/code-client.ts';
import { limitCodes } from '#modules/accounts/server/identity/send-code.ts';
import { refuseProblems } from '#modules/accounts/server/registration/refuse-problems.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { provePassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { refuseGuessable, whoseOf } from './refuse-guessable.ts';
import { replaceOwnPassword } from './replace-password.ts';
import { proveReset, resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';

/** Serves the forgotten and the changed password (spec 000 §4, §5, §7). */
export function registerPasswords(portal: Portal): void {
  serve(portal, passwordRoutes.sendResetCode, async ({ query, db, now, request, locale, setHeader }) => {
    await limitClient(portal, db, { limit: 'codeByClient', address: request.ip, now });
    refuseProblems('query', [['emailorphone', contactProblem(query.emailorphone)]], locale);
    const contact = contactOf(query.emailorphone);
    const cookie = await db.transaction(async (tx) => {
      await limitCodes(portal, tx, { purpose: 'password-reset', address: contact, client: request.ip, now });
      return sendResetCode(portal, tx, { contact, now });
    });
    markBrowser(portal, setHeader, cookie);
    return null;
  });

  serveCommand(portal, passwordRoutes.resetPassword, {
    keepsNothing: true,
    prepare({ body, db, locale, now, request }) {
      refuseProblems(
        'body',
        [
          ['userId', contactProblem(body.userId)],
          ['verificationCode', codeProblem(body.verificationCode)],
        ],
        locale,
      );
      refuseNewPassword(body, locale);
      // Whose it is, is asked once the code has proved them: then the demo's password is refused where it is not a demo account's.
      const isOfDemo = portal.settings.demo;
      refuseGuessable('newPwd', { password: body.newPwd, names: [body.userId], isOfDemo, locale });
      const { verificationCode: code, newPwd: password } = body;
      const client = codeClientOf(portal, request);
      const from = { address: request.ip, client, now, locale };
      return proveReset(portal, db, { contact: contactOf(body.userId), code, password, ...from });
    },
    change: (tx, _, __, proved) => resetPassword(portal, tx, proved),
    // A code proves who has the mailbox, not who is at the keyboard.
    event: ({ id }) => ({ action: 'password.reset', actorId: null, object: id }),
    answer: async () => null,
  });

  serveCommand(portal, passwordRoutes.changePassword, {
    keepsNothing: true,
    async prepare({ actor, body, locale, now, owner, request }) {
      if (!isOwnUserId(actor, body.userId)) throw new Failure('record.unknown');
      refuseProblems('body', [['curPwd', body.curPwd === '' ? 'missing' : undefined]], locale);
      refuseNewPassword(body, locale);
      const account = await provePassword(portal, owner, { actor, password: body.curPwd, request, now });
      refuseProblems('body', [['newPwd', sameProblem(body)]], locale);
      refuseGuessable('newPwd', { password: body.newPwd, ...whoseOf(account), locale });
      return { account, passwordHash: await hashPassword(body.newPwd, portal.settings.passwordMemory) };
    },
    async change(tx, _, { now, request }, { account: proved, passwordHash }) {
      const account = await lockAccount(tx, proved.id);
      // Changed meanwhile, so the password that was given is the current one no more.
      if (account?.passwordHash !== proved.passwordHash) throw new Failure('password.wrong');
      await replaceOwnPassword(portal, tx, { account, passwordHash, address: request.ip, now });
      return account;
    },
    event: ({ id }) => ({ action: 'password.changed', object: id }),
    answer: async () => null,
  });
}

interface NewPassword {
  readonly newPwd: string;
  readonly confirmPwd: string;
}

function refuseNewPassword({ newPwd, confirmPwd }: NewPassword, locale: Locale): void {
  refuseProblems(
    'body',
    [
      ['newPwd', newPasswordProblem(newPwd)],
      ['confirmPwd', repetitionProblem(newPwd, confirmPwd)],
    ],
    locale,
  );
}

/** Told after the current password proved right, so that nobody learns it from the answer. */
function sameProblem({ newPwd, curPwd }: NewPassword & { curPwd: string }): Problem | undefined {
  return newPwd === curPwd ? 'password-same' : undefined;
}

/** A contact in the one way it is counted and looked up. */
function contactOf(typed: string): string {
  return isEmail(typed) ? normalEmail(typed) : normalPhone(typed);
}
