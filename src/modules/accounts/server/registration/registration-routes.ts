import type { Locale } from '#kernel/locale.ts';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import {
  accountProblem,
  emailProblem,
  type FieldRule,
  normalEmail,
  phoneProblem,
} from '#modules/accounts/domain/field-rules.ts';
import { namesOf } from '#modules/accounts/domain/guessable.ts';
import { CHINA, type Registration, registrationProblems } from '#modules/accounts/domain/registration.ts';
import { limitClient } from '#modules/accounts/server/identity/client-limits.ts';
import { codeClientOf, markBrowser } from '#modules/accounts/server/identity/code-client.ts';
import { checkCode } from '#modules/accounts/server/identity/code-store.ts';
import { limitCodes, sendCode } from '#modules/accounts/server/identity/send-code.ts';
import { hashPassword } from '#modules/accounts/server/passwords/passwords.ts';
import { refuseGuessable } from '#modules/accounts/server/passwords/refuse-guessable.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { failureText } from '#server/server-texts.ts';
import { companyCheckOf } from './company-check/company-check.ts';
import { refuseProblems } from './refuse-problems.ts';
import { refusalOfTaken, refuseTaken } from './refuse-taken.ts';
import { codeOfForm, register } from './register.ts';
import { isNameOfProvider, type UniqueKind } from './registration-store.ts';

const RULES: Readonly<Record<UniqueKind, FieldRule>> = {
  account: accountProblem,
  email: emailProblem,
  phone: phoneProblem,
};

/** Serves the registration (spec 000 §4, §5, §7): every check on its own, and all of them once more at the end. */
export function registerRegistration(portal: Portal): void {
  const isCompany = companyCheckOf(portal);

  serve(portal, registrationRoutes.checkCompany, async ({ query, db, now, request, locale }) => {
    await limitClient(portal, db, { limit: 'checkByClient', address: request.ip, now });
    const refusal = (code: 'company.provider' | 'company.unknown') =>
      failureText(new Failure(code), locale, portal.modules);
    if (await isNameOfProvider(db, query.company, portal.settings.brandName)) return refusal('company.provider');
    const creditCode = query.creditCode === '' ? undefined : query.creditCode;
    const known = await isCompany({ name: query.company, creditCode });
    return known || refusal('company.unknown');
  });

  serve(portal, registrationRoutes.checkInfo, async ({ query, db, now, request, locale }) => {
    await limitClient(portal, db, { limit: 'checkByClient', address: request.ip, now });
    refuseProblems('query', [['content', RULES[query.type](query.content)]], locale);
    await refuseTaken(db, query.type, query.content, locale);
    return null;
  });

  serve(portal, registrationRoutes.sendCode, async ({ query, db, now, request, locale, setHeader }) => {
    await limitClient(portal, db, { limit: 'codeByClient', address: request.ip, now });
    refuseProblems('query', [['email', emailProblem(query.email)]], locale);
    await refuseTaken(db, 'email', query.email, locale);
    const code = { purpose: 'registration', address: normalEmail(query.email), userId: null, locale, now } as const;
    const cookie = await db.transaction(async (tx) => {
      await limitCodes(portal, tx, { ...code, client: request.ip });
      return sendCode(portal, tx, code);
    });
    markBrowser(portal, setHeader, cookie);
    return null;
  });

  serve(portal, registrationRoutes.checkCode, async ({ query, db, now, request }) => {
    await limitClient(portal, db, { limit: 'checkByClient', address: request.ip, now });
    const client = codeClientOf(portal, request);
    return checkCode(db, { purpose: 'registration', address: normalEmail(query.email), code: query.code, client, now });
  });

  serveCommand(portal, registrationRoutes.register, {
    keepsNothing: true,
    async prepare({ body, db, now, request, locale }) {
      refuseForm(body, locale);
      refuseGuessable('password', {
        password: body.password,
        names: namesOf({ ...body, username: body.userId }),
        locale,
      });
      await limitClient(portal, db, { limit: 'registerByClient', address: request.ip, now });
      await refuseTakenForm(db, body, locale);
      const { company: name, country, creditCode } = body;
      if (!(await isCompany({ name, creditCode: country === CHINA ? creditCode : undefined })))
        throw new Failure('company.unknown');
      // Compared before the transaction, which would take a wrong try's count back.
      const client = codeClientOf(portal, request);
      if (!(await checkCode(db, codeOfForm(body, { client, now })))) throw new Failure('code.wrong');
      return { client, passwordHash: await hashPassword(body.password, portal.settings.passwordMemory) };
    },
    change: (tx, _, { body, locale, now }, proved) => register(portal, tx, { form: body, ...proved, locale, now }),
    event: ({ id, pending }) => ({ action: 'user.registered', actorId: id, object: id, details: { pending } }),
    answer: async (_, { pending }) => ({ pending }),
    async refusalOf(error, { body, db, locale }) {
      // A second click, whose first has just used the code up, hears that the account is there.
      if (error instanceof Failure && error.code === 'code.wrong') await refuseTakenForm(db, body, locale);
      return refusalOfTaken(error, locale);
    },
  });
}

function refuseForm(form: Registration, locale: Locale): void {
  const found = registrationProblems(form, locale).map(({ field, problem }) => [field, problem] as const);
  refuseProblems('body', found, locale);
}

async function refuseTakenForm(db: Db, { userId, email, telephone }: Registration, locale: Locale): Promise<void> {
  await refuseTaken(db, 'account', userId, locale);
  await refuseTaken(db, 'email', email, locale);
  await refuseTaken(db, 'phone', telephone, locale);
}
