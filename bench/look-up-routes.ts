import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#app/server/app.ts';
import { prepareData } from '#app/server/prepare-data.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import { type Bench, type Figure, median, timesOf } from './measure.ts';

export const LOOK_UPS = [
  '/api/v1/basicTypeConfig/getBasicType?gearboxModel=R&reduceUnitSize=67&ratio=128.97',
  '/api/v1/basicTypeConfig/getPowerOrTorque?gearboxModel=K&reduceUnitSize=67',
  '/api/v1/basicTypeConfig/getDelta',
  '/api/v1/installMethod/getBuiltInType?gearboxModel=K&reduceUnitSize=67',
] as const;

/** Public look-ups against a bare `node:http` server that replays the very bytes (assurance F2). */
export const lookUpRoutes: Bench = {
  name: 'look-ups',
  async run() {
    const settings = { ...readSettings({ LOG: 'none' }), demo: false };
    const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: null });
    await migrateDatabase(database);
    await prepareData(database, settings);
    const portal = await createApp({ settings, database });
    const address = await portal.http.listen({ port: 0, host: '127.0.0.1' });
    const figures: Figure[] = [await firstAnswers(address)];
    for (const path of LOOK_UPS) figures.push(await compare(address, path));
    await portal.http.close();
    await database.close();
    return figures;
  },
};

const SIZES = ['37', '47', '57', '67', '77', '87', '97'];
const INPUTS = ['motor', 'AM', 'AD', 'none'];

/** Questions nobody has asked before, which the engine answers rather than the memory. */
export const RELATIONS = SIZES.flatMap((size) =>
  INPUTS.map(
    (input) =>
      `/api/v1/installMethod/getInstallConstraintRelation?gearboxModel=K&reduceUnitSize=${size}&inputType=${input}`,
  ),
);

async function firstAnswers(address: string): Promise<Figure> {
  const times: number[] = [];
  for (const question of RELATIONS) {
    const began = performance.now();
    await read(`${address}${question}`);
    times.push(performance.now() - began);
  }
  return {
    name: 'a constraint relation asked for the first time p50',
    value: median(times.sort((a, b) => a - b)),
    unit: 'ms',
  };
}

async function compare(address: string, path: string) {
  const answer = Buffer.from(await (await fetch(address + path)).arrayBuffer());
  const floor = createServer((_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(answer);
  });
  await new Promise<void>((done) => floor.listen(0, '127.0.0.1', done));
  const { port } = floor.address() as AddressInfo;
  const ours = await timesOf(400, () => read(address + path));
  const bare = await timesOf(400, () => read(`http://127.0.0.1:${port}/`));
  await new Promise((done) => floor.close(done));
  const name = path.split('?')[0]?.replace('/api/v1/', '') ?? path;
  return {
    name: `${name} p50 / bare node:http p50`,
    value: median(ours) / median(bare),
    unit: 'x',
    most: 1.5,
    beside: `${median(ours).toFixed(2)} ms, bare ${median(bare).toFixed(2)} ms`,
  };
}

export async function read(address: string): Promise<void> {
  await (await fetch(address)).arrayBuffer();
}
