import { eq } from 'drizzle-orm';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import type { Registration } from '#modules/accounts/domain/registration.ts';
import { attempts, users } from '#modules/accounts/server/account-tables.ts';
import { type TestApp, type TestCaller, testApp } from '#testing/app.ts';
import { aRegistration } from '#testing/builders/a-registration.ts';
import { codeMailedTo } from '#testing/mailed.ts';

export const english = { headers: { 'accept-language': 'en' } };

/** A portal with its demo accounts, and what tests of the registration do again and again. */
export interface RegistrationApp {
  readonly app: TestApp;
  /** Somebody nobody knows yet, of a company nobody knows yet where the test does not name one. */
  readonly someone: (changes?: Partial<Registration>) => Registration;
  /** The form with the code that was mailed for it. */
  readonly withCode: (form: Registration) => Promise<Registration>;
  readonly register: (form: Registration, caller?: TestCaller) => Promise<{ pending: boolean }>;
  readonly accountOf: (userId: string) => Promise<typeof users.$inferSelect | undefined>;
  /** Nobody has tried anything yet. */
  readonly forgetAttempts: () => Promise<void>;
}

/** To be called at the top of a test file, like `testApp`. */
export async function registrationApp(): Promise<RegistrationApp> {
  const app = await testApp({ demo: true });
  const { db } = app.database;
  let people = 0;
  return {
    app,
    someone(changes = {}) {
      people += 1;
      return aRegistration({
        userId: `buyer-${people}`,
        email: `buyer-${people}@example.com`,
        telephone: `138${String(people).padStart(8, '0')}`,
        company: `Conveyors ${people} GmbH`,
        country: 'DE',
        creditCode: '',
        ...changes,
      });
    },
    async withCode(form) {
      await app.call(registrationRoutes.sendCode, { query: { email: form.email } });
      return { ...form, verificationCode: await codeMailedTo(app, form.email.toLowerCase()) };
    },
    register: (form, caller = {}) =>
      app.call(registrationRoutes.register, { body: { ...form, useProducts: [...form.useProducts] } }, caller),
    async accountOf(userId) {
      const [found] = await db.select().from(users).where(eq(users.username, userId));
      return found;
    },
    async forgetAttempts() {
      await db.delete(attempts);
    },
  };
}
