import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { documentRoutes } from '#modules/documents/contract.ts';
import { PROJECTION_METHODS, SINGLE_FORMATS, type SingleFormat } from '#modules/documents/domain/drawing-formats.ts';
import { aCustomer } from '#testing/customer.ts';
import { type ServerProcess, spawnPortal, whenReady } from '#testing/portal-process.ts';
import { signInAt } from '#testing/sign-in.ts';
import { formsWith } from './any-form.ts';
import { type Figure, quantile, sorted } from './measure.ts';
import { watch } from './other-client.ts';
import { figuresOf } from './process-figures.ts';

const PROGRAM = ['dist/server/main.js'];
const ENVIRONMENT = { DEMO: '1', LOG: 'json', METRICS_PORT: '0' };
/** Products that are drawn differently: twenty of one unit, by position and terminal box. */
const PRODUCTS = ['M1', 'M2', 'M3', 'M4', 'M5'].flatMap((position) =>
  ['0', '90', '180', '270'].map(
    (angle) =>
      [
        ['installationPosition', position],
        ['boxLocation', angle],
      ] as const,
  ),
);
const QUIET_MS = 4_000;
const SAMPLE_MS = 500;
const OVER_BUDGET = 429;
/** A table of dimensions costs nothing: the others are asked for. */
const FORMATS = SINGLE_FORMATS.filter((format) => format !== 'csv');

/** Two hundred different drawings asked of the portal as built: what they cost it and others, and what asking again costs. */
export async function drawingsAtServer(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-drawings-'));
  const environment = { ...ENVIRONMENT, DATA_DIR: folder };
  const server = await whenReady(spawnPortal({ program: PROGRAM, environment }));
  try {
    return await measure(server);
  } finally {
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess): Promise<readonly Figure[]> {
  const { address } = server;
  const customer = await aCustomer(() => address, {});
  const ids: string[] = [];
  for (const form of await formsWith(PRODUCTS)) ids.push(await customer.save(`drawn-${ids.length}`, form));
  const [{ token }, other] = [await signInAt(address, 'lv1-demo'), await signInAt(address, 'lv2-demo')];
  const paths = differentPaths(ids);
  const before = (await figuresOf(server)).held;
  const quiet = await watch(address, other.token, pause(QUIET_MS));
  const held: number[] = [];
  const sampler = setInterval(() => void figuresOf(server).then((figures) => held.push(figures.held)), SAMPLE_MS);
  const asked = askAll(address, token, paths);
  const loud = await watch(address, other.token, asked);
  clearInterval(sampler);
  const again = await askAll(address, token, paths.slice(-PRODUCTS.length));
  const [p99, p99Quiet] = [loud, quiet].map(({ list }) => quantile(sorted(list), 0.99));
  return [
    { name: `${paths.length} drawings at the server, p95`, value: quantile(await asked, 0.95), unit: 'ms', most: 1000 },
    { name: '  asked again, p95', value: quantile(again, 0.95), unit: 'ms', most: 20 },
    {
      ...{ name: "  others' p99 meanwhile", value: (p99 ?? 0) / (p99Quiet ?? 0), unit: '×', most: 2 },
      beside: `${p99Quiet?.toFixed(1)} ms, then ${p99?.toFixed(1)} ms`,
    },
    {
      ...{ name: '  more memory than before, at most', value: Math.max(...held) - before, unit: 'MB', most: 250 },
      beside: `${before.toFixed(0)} MB before`,
    },
  ];
}

/** Each line in each format by each method; the solids, which have none, as their envelope the second time. */
function differentPaths(ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) =>
    PROJECTION_METHODS.flatMap((method, no) =>
      FORMATS.map((format) => pathOf(id, format, { method, detail: no === 0 ? 'full' : 'envelope' })),
    ),
  );
}

function pathOf(id: string, format: SingleFormat, query: Readonly<Record<string, string>>): string {
  const path = documentRoutes.drawing.path.replace(':id', id).replace(':format', format);
  return `/api${path}?${new URLSearchParams(query)}`;
}

/** The times of the requests, one after the other, in order of their length; what one waits for its budget is no time of a drawing. */
async function askAll(address: string, token: string, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const path of paths) times.push(await timeOf(`${address}${path}`, token));
  return sorted(times);
}

async function timeOf(url: string, token: string): Promise<number> {
  for (;;) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.ok) return performance.now() - began;
    if (answer.status !== OVER_BUDGET) throw new Error(`${url}: ${answer.status}`);
    await pause(Number(answer.headers.get('retry-after')) * 1000);
  }
}
