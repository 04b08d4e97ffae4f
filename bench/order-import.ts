import { sql } from 'drizzle-orm';
import { orderImportRoutes } from '#modules/orders/contract.ts';
import { rowFile } from '#modules/orders/server/import/row-files.ts';
import { orderFile } from '#modules/orders/testing/order-file.ts';
import { openDatabase } from '#server/database.ts';
import type { ServerProcess } from '#testing/portal-process.ts';
import { heldWhile, portalAsDeployed } from './as-deployed.ts';
import { type Asking, askingAs, jobDone, json } from './asking.ts';
import type { Bench, Figure } from './measure.ts';
import { withPostgres } from './postgres.ts';

/** A hundred thousand; fewer where only a glance is wanted. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 100_000);
const SEED = 7;
const CUSTOMER = 'C-1001';
/** What reading and taking may hold beside what the portal holds at rest, MB (commerce §10). */
const MOST_MORE = 200;

/** A hundred thousand rows of an order file read, judged and taken: how long, and how much memory the portal takes for it. */
export const orderImport: Bench = {
  name: 'order-import',
  onlyByName: true,
  async run() {
    const figures = await withPostgres(async (url) => {
      const server = await portalAsDeployed(url);
      try {
        await nameCustomer(url);
        return await measure(server);
      } finally {
        await server.stop('SIGTERM');
      }
    });
    return figures ?? [];
  },
};

async function measure(server: ServerProcess): Promise<readonly Figure[]> {
  const ask = await askingAs(server.address, 'admin');
  const { bytes, right } = fileSent();
  const read = await heldWhile(server, () => timed(() => sendAndRead(ask, bytes)));
  const taken = await heldWhile(server, () => timed(() => take(ask, read.result.value)));
  const again = await heldWhile(server, () => timed(() => sendAndRead(ask, withLineEnd(bytes))));
  const { applied } = await ask<{ applied: number }>('GET', opened(read.result.value));
  const stages = { reading: read.most, taking: taken.most, 'reading what is there': again.most };
  const more = Math.max(...Object.values(stages)) - read.before;
  const each = Object.entries(stages).map(([stage, most]) => `${most.toFixed(0)} ${stage}`);
  const beside = `${read.before.toFixed(0)} MB before, ${each.join(', ')}`;
  return [
    { name: `${ROWS} rows of CSV read and judged`, value: read.result.seconds, unit: 's' },
    { name: 'those that are right taken into orders', value: taken.result.seconds, unit: 's' },
    { name: 'read and judged again, when all are there', value: again.result.seconds, unit: 's' },
    { name: 'right rows that were not taken', value: right - applied, unit: '', most: 0 },
    { name: 'memory meanwhile', value: more, unit: 'MB more', most: MOST_MORE, beside },
  ];
}

function fileSent(): { readonly bytes: Uint8Array<ArrayBuffer>; readonly right: number } {
  const { rows, wrong } = orderFile(SEED, ROWS, CUSTOMER);
  const file = rowFile(
    'csv',
    rows.map((cells) => ({ cells })),
    'en',
  );
  return { bytes: new Uint8Array(file), right: ROWS - wrong.size };
}

/** The same rows in another file, which is therefore read again. */
function withLineEnd(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([bytes, Buffer.from('\r\n')]));
}

async function sendAndRead(ask: Asking, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const headers = { 'content-type': 'text/csv' };
  const { id } = await ask<{ id: string }>('PUT', `${orderImportRoutes.send.path}?name=orders.csv`, { headers, body });
  const { jobId } = await ask<{ jobId: string }>('GET', opened(id));
  await jobDone(ask, jobId);
  return id;
}

async function take(ask: Asking, id: string): Promise<void> {
  const path = orderImportRoutes.apply.path.replace(':id', id);
  const { jobId } = await ask<{ jobId: string }>('POST', path, json({ mode: 'valid' }));
  await jobDone(ask, jobId);
}

function opened(id: string): string {
  return orderImportRoutes.open.path.replace(':id', id);
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ readonly value: Value; readonly seconds: number }> {
  const began = performance.now();
  return { value: await work(), seconds: (performance.now() - began) / 1000 };
}

/** The customer of the demo gets the number the file calls it by. */
async function nameCustomer(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir: null });
  await database.db.execute(sql`update customer_terms set erp_no = ${CUSTOMER} where organisation_id =
    (select organisation_id from users where username = 'lv1-demo')`);
  await database.close();
}
