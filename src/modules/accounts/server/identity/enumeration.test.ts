// @tests alone
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { passwordRoutes } from '#modules/accounts/contract.ts';
import { attempts } from '#modules/accounts/server/account-tables.ts';
import { readSettings } from '#server/env.ts';
import { testApp } from '#testing/app.ts';

vi.mock(import('@node-rs/argon2'), { spy: true });

const IS_LONG = process.env.TEST_PART === 'long';
const SAMPLES = 60;
const app = await testApp({
  demo: true,
  ...(IS_LONG && { changes: { passwordMemory: readSettings({}).passwordMemory } }),
});

interface Sample {
  readonly ms: number;
  readonly answer: string;
}

type Question = (name: string) => Promise<{ statusCode: number; body: string }>;

const signIn: Question = (username) =>
  app.http.inject({
    method: 'POST',
    url: '/api/oauth/token',
    payload: {
      client_id: app.settings.oauth.clientId,
      client_secret: app.settings.oauth.clientSecret,
      grant_type: 'password',
      scope: app.settings.oauth.scope,
      username,
      password: 'not the password',
    },
  });

const forget: Question = (contact) => app.send(passwordRoutes.sendResetCode, { query: { emailorphone: contact } });

const reset: Question = (contact) =>
  app.send(passwordRoutes.resetPassword, {
    body: { userId: contact, verificationCode: 'ABC234', newPwd: 'Another-1', confirmPwd: 'Another-1' },
  });

async function begin(): Promise<void> {
  await app.database.db.delete(attempts);
  app.clock.advance(2);
}

/** What an answer cost that takes time: passwords hashed, and statements of the database. */
async function workOf(ask: Question, name: string) {
  await begin();
  vi.clearAllMocks();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const { statusCode, body } = await ask(name);
  const hashed = [hash, verify].map((work) => vi.mocked(work).mock.calls.length);
  return { statusCode, body: body.replaceAll(name, ''), hashed, statements: asked.mock.calls.length };
}

async function sampleOf(ask: Question, name: string): Promise<Sample> {
  await begin();
  const start = performance.now();
  const { statusCode, body } = await ask(name);
  return { ms: performance.now() - start, answer: `${statusCode} ${body}` };
}

/** Asks of somebody and of nobody by turns, so that what else the machine does falls on both. */
async function compare(ask: Question, somebody: string, nobody: string) {
  for (const name of [somebody, nobody, somebody, nobody]) await sampleOf(ask, name);
  const known: Sample[] = [];
  const unknown: Sample[] = [];
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    const first = turn % 2 === 0;
    if (first) known.push(await sampleOf(ask, somebody));
    unknown.push(await sampleOf(ask, nobody));
    if (!first) known.push(await sampleOf(ask, somebody));
  }
  return { known, unknown };
}

/** How often one of `some` took longer than one of `others`: 0.5 where time tells nothing (area under the ROC curve). */
function auc(some: readonly Sample[], others: readonly Sample[]): number {
  const wins = some.flatMap(({ ms }) => others.map((other) => (ms > other.ms ? 1 : ms === other.ms ? 0.5 : 0)));
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
}

const QUESTIONS: readonly [string, Question, string, string][] = [
  ['a wrong password', signIn, 'lv1-demo', 'lv9-demo'],
  ['a forgotten password', forget, 'lv1-demo@example.com', 'lv9-demo@example.com'],
  ['a wrong code', reset, 'lv1-demo@example.com', 'lv9-demo@example.com'],
];

describe('who has an account is not told', () => {
  test.each(QUESTIONS)('by the answer to %s, nor by what it costs', async (_, ask, somebody, nobody) => {
    // The first question of all makes what nobody's password is compared with.
    for (const name of [somebody, nobody]) await workOf(ask, name);
    const [known, unknown] = [await workOf(ask, somebody), await workOf(ask, nobody)];
    expect(known.statements).toBeGreaterThan(3);
    expect(known).toEqual(unknown);
  });

  test.runIf(IS_LONG).each(QUESTIONS)('by the time of %s', async (_, ask, somebody, nobody) => {
    const { known, unknown } = await compare(ask, somebody, nobody);
    expect(new Set([...known, ...unknown].map(({ answer }) => answer.replaceAll(somebody, nobody))).size).toBe(1);
    const area = auc(known, unknown);
    expect(Math.max(area, 1 - area), `area ${area.toFixed(2)}`).toBeLessThanOrEqual(0.7);
  });
});
