import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { users } from '#modules/accounts/server/public.ts';
import { orderExportRoutes, orderRoutes } from '#modules/orders/contract.ts';
import { addLines } from '#modules/orders/testing/add-lines.ts';
import { type Db, openDatabase } from '#server/database.ts';
import type { ServerProcess } from '#testing/portal-process.ts';
import { heldWhile, portalAsDeployed } from './as-deployed.ts';
import { type Asking, askingAs, jobDone, json } from './asking.ts';
import { type Bench, type Figure, quantile, sorted } from './measure.ts';
import { withPostgres } from './postgres.ts';

const LINES = 100_000;
const LINES_OF_OTHERS = 500;
/** How long the list is asked for while nothing is exported, ms. */
const QUIET = 5_000;
const EVERY_MS = 20;

/** A hundred thousand order lines as XLSX (assurance F11): how long, how much memory, and what others feel of it. */
export const orderExport: Bench = {
  name: 'order-export',
  async run() {
    const figures = await withPostgres(async (url) => {
      const server = await portalAsDeployed(url);
      try {
        await addManyLines(url);
        return await measure(server);
      } finally {
        await server.stop('SIGTERM');
      }
    });
    return figures ?? [];
  },
};

async function measure(server: ServerProcess): Promise<readonly Figure[]> {
  const { address } = server;
  const [customer, admin] = [await askingAs(address, 'lv1-demo'), await askingAs(address, 'admin')];
  const other = await askingAs(address, 'lv2-demo');
  const quiet = await listTimes(other, pause(QUIET));
  const own = await exported(server, customer, other);
  const all = await exported(server, admin, other);
  const [p99, p99Meanwhile] = [quiet, own.times].map((times) => quantile(sorted(times), 0.99));
  const beside = `p99 ${p99?.toFixed(1)} ms before`;
  return [
    { name: '100,000 lines of a customer as XLSX', value: own.ms, unit: 'ms', most: 10_000 },
    { name: 'as many for the administrator', value: all.ms, unit: 'ms', most: 10_000 },
    // What the first one takes stays with the process: the second shows what grows with the lines.
    { name: 'memory while the first is written', unit: 'MB more', most: 100, ...own.memory },
    { name: 'memory while the second is written', unit: 'MB more', most: 100, ...all.memory },
    { name: 'the list of others meanwhile, p99', value: (p99Meanwhile ?? 0) / (p99 ?? 0), unit: '×', most: 2, beside },
  ];
}

async function exported(server: ServerProcess, ask: Asking, other: Asking) {
  const { before, most, result } = await heldWhile(server, async () => {
    const began = performance.now();
    const { jobId } = await ask<{ jobId: string }>('POST', orderExportRoutes.lines.path, json({}));
    const times = await listTimes(other, jobDone(ask, jobId));
    return { ms: performance.now() - began, times };
  });
  return { ...result, memory: { value: most - before, beside: `${before.toFixed(0)} MB before` } };
}

/** How long the list of another customer takes, asked for again and again until something has happened, ms. */
async function listTimes(ask: Asking, end: Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  for (; !isOver; await pause(EVERY_MS)) {
    const began = performance.now();
    await ask('GET', orderRoutes.lines.path);
    times.push(performance.now() - began);
  }
  await end;
  return times;
}

async function addManyLines(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: null });
  const { db } = database;
  const usual = { newId: randomUUID, now: new Date() };
  await addLines(db, { ...usual, ...(await personIn(db, 'lv1-demo')), count: LINES });
  await addLines(db, { ...usual, ...(await personIn(db, 'lv2-demo')), count: LINES_OF_OTHERS });
  await db.execute('vacuum analyze order_lines');
  await database.close();
}

async function personIn(db: Db, username: string) {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  if (user === undefined) throw new Error(`there is no ${username}`);
  return { organisationId: user.organisationId, actorId: user.id };
}
