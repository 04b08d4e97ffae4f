import { describe, expect, test } from 'vitest';
import { passwordRoutes } from '#modules/accounts/contract.ts';
import { attempts } from '#modules/accounts/server/account-tables.ts';
import { readSettings } from '#server/env.ts';
import { testApp } from '#testing/app.ts';
import { extent } from '#testing/extent.ts';

const SAMPLES = 60;
/** Enough that hashing outweighs all else; as it is shipped where time is not short. */
const passwordMemory = extent({ quick: 4096, usual: 4096, long: readSettings({}).passwordMemory });
const app = await testApp({ demo: true, changes: { passwordMemory } });

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

async function sampleOf(ask: Question, name: string): Promise<Sample> {
  await app.database.db.delete(attempts);
  app.clock.advance(2);
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

describe('who has an account is told neither by the answer nor by its time', () => {
  test.each<[string, Question, string, string]>([
    ['a wrong password', signIn, 'lv1-demo', 'lv9-demo'],
    ['a forgotten password', forget, 'lv1-demo@example.com', 'lv9-demo@example.com'],
    ['a wrong code', reset, 'lv1-demo@example.com', 'lv9-demo@example.com'],
  ])('by %s', async (_, ask, somebody, nobody) => {
    const { known, unknown } = await compare(ask, somebody, nobody);
    expect(new Set([...known, ...unknown].map(({ answer }) => answer.replaceAll(somebody, nobody))).size).toBe(1);
    const area = auc(known, unknown);
    expect(Math.max(area, 1 - area), `area ${area.toFixed(2)}`).toBeLessThanOrEqual(0.7);
  });
});
