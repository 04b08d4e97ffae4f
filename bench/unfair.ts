import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { aCustomer } from '#testing/customer.ts';
import { spawnPortal, whenReady } from '#testing/portal-process.ts';
import { signInAt } from '#testing/sign-in.ts';
import { anyForm } from './any-form.ts';
import { type Bench, type Figure, middle, quantile, sorted } from './measure.ts';
import { type Watched, watch } from './other-client.ts';
import { withPostgres } from './postgres.ts';
import type { Answers, Attack } from './unfair-attacker.ts';
import { type UnfairCase, unfairCases } from './unfair-cases.ts';

/** The portal as built. */
const PROGRAM = ['dist/server/main.js'];
const CONNECTIONS = 3;
const ATTACKED_MS = 3_000;
const QUIET_MS = 1_500;
/** As many as one call may ask for. */
const DOCUMENTS = 20;
/** While one client sends the dearest requests there are, the others go on as if it were not there (hardening H1, H2). */
export const unfair: Bench = {
  name: 'unfair',
  onlyByName: true,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portal-unfair-'));
    const embedded = await measure('embedded', { DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
    const postgres = await withPostgres((url) => measure('PostgreSQL', { DATABASE_URL: url }));
    return [...embedded, ...(postgres ?? [])];
  },
};

async function measure(engine: string, where: Readonly<Record<string, string>>): Promise<Figure[]> {
  const server = await whenReady(spawnPortal({ program: PROGRAM, environment: { DEMO: '1', LOG: 'json', ...where } }));
  const { address } = server;
  const hostile = await aCustomer(() => address, await anyForm());
  const lineIds: string[] = [];
  while (lineIds.length < DOCUMENTS) lineIds.push(await hostile.save(`unfair-${lineIds.length}`));
  const quote = await hostile.call(quoteRoutes.create.path, { configurationIds: lineIds });
  await hostile.call(quoteStepRoutes.request.path.replace(':id', quote.id), { version: 1 });
  const cases = unfairCases({ lineIds, quoteId: quote.id });
  const tokenOf = async (username: string) => (await signInAt(address, username)).token;
  const tokens = { hostile: await tokenOf('lv1-demo'), other: await tokenOf('lv2-demo') };
  const attacker = fork(fileURLToPath(new URL('./unfair-attacker.ts', import.meta.url)), {
    execArgv: process.execArgv,
  });
  const figures: Figure[] = [];
  const both = [undefined, tokens.hostile];
  const senders = { customer: [tokens.hostile], visitor: [undefined] };
  for (const [index, one] of cases.entries()) {
    for (const token of one.as ? senders[one.as] : both) {
      const name = `${one.name}, by a ${token === undefined ? 'visitor' : 'customer'}, ${engine}`;
      figures.push(
        ...(await underAttack(name, one, {
          address,
          from: `127.0.1.${index + 1}`,
          attacker,
          token,
          other: tokens.other,
        })),
      );
    }
  }
  attacker.kill();
  await server.stop('SIGTERM');
  return figures;
}

interface Scene {
  readonly address: string;
  /** The address of the hostile client. */
  readonly from: string;
  readonly attacker: ChildProcess;
  readonly token: string | undefined;
  /** The token of the client who does nothing wrong. */
  readonly other: string;
}

async function underAttack(
  name: string,
  one: UnfairCase,
  { address, from, attacker, token, other }: Scene,
): Promise<Figure[]> {
  // What the last attack left over has passed by.
  await pause(1_000);
  const quiet = await watch(address, other, pause(QUIET_MS));
  const port = Number(new URL(address).port);
  const attack: Attack = { port, from, unfair: one, token, connections: CONNECTIONS, ms: ATTACKED_MS };
  attacker.send(attack);
  const ended = once(attacker, 'message');
  const loud = await watch(address, other, ended);
  const [answers] = (await ended) as [Answers];
  return figuresOf(name, one, { quiet, loud, answers });
}

function figuresOf(
  name: string,
  { isRefused }: UnfairCase,
  { quiet, loud, answers }: { quiet: Watched; loud: Watched; answers: Answers },
): Figure[] {
  const [before, during] = [middle(quiet.list), middle(loud.list)];
  const counts = Object.entries(answers.statuses).map(
    ([status, count]) => `${count} × ${status === '0' ? 'cut' : status}`,
  );
  const taken = isRefused ? (answers.statuses[200] ?? 0) : 0;
  return [
    {
      name: `others' median, ${name}`,
      value: during / before,
      unit: '×',
      most: 5,
      beside: `${before.toFixed(1)} ms, then ${during.toFixed(1)} ms; answered ${counts.join(', ')}`,
    },
    { name: '  /livez p95', value: quantile(sorted(loud.live), 0.95), unit: 'ms', most: 100 },
    { name: '  refused without sentence or time, or taken', value: answers.untold + taken, unit: '', most: 0 },
  ];
}
