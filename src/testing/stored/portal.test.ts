import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { breachesOfApi } from './api-breaches.ts';
import { FORMER_RELEASE, keepFormerRelease } from './former-release.ts';
import { type RecordedLine, recordedApi, recordedLines, recordedReleases } from './recorded.ts';

const app = await testApp({ demo: true });
await keepFormerRelease(app.database.pool);
const LINES = recordedLines.map((line): [string, RecordedLine] => [line.about, line]);

async function ask(url: string, { as, ...sent }: { as?: string; method?: 'PUT'; payload?: object } = {}) {
  const headers = as === undefined ? {} : { authorization: `Bearer ${await app.signIn(as)}` };
  const answer = await app.http.inject({ method: 'GET', url: `/api${url}`, headers, ...sent });
  return { status: answer.statusCode, result: answer.json().result };
}

const withoutTime = ({ updatedAt: _then, ...line }: Readonly<Record<string, unknown>>) => line;

/** Puts a row where the former portal had it; people and organisations have other ids in every portal. */
async function insertRow({ owner, row }: RecordedLine): Promise<void> {
  const { rows } = await app.database.pool.query('select id, organisation_id from users where username = $1', [owner]);
  const placed = {
    ...row,
    actor_id: rows[0].id,
    organisation_id: rows[0].organisation_id,
    form: JSON.parse(row.form!),
  };
  // What the portal keeps of a line since then has the values that its migrations give.
  const columns = Object.keys(placed).map((column) => `"${column}"`);
  await app.database.pool.query(
    `insert into configurations (${columns}) select ${columns} from jsonb_populate_record(null::configurations, $1)`,
    [placed],
  );
}

beforeEach(async () => {
  await app.database.pool.query('delete from configurations');
  for (const line of recordedLines) await insertRow(line);
});

describe('a saved configuration of the former portal', () => {
  test.each(LINES)('is answered as it was: %s', async (_, { owner, wire }) => {
    expect(await ask(`/v1/configurations/${wire.id}`, { as: owner })).toMatchObject({ status: 200, result: wire });
  });

  test.each(LINES)('is accepted again, and keeps form and type code: %s', async (_, { owner, wire }) => {
    const payload = { ...wire.form, version: wire.version, quantity: wire.quantity + 1 };
    const saved = await ask(`/v1/configurations/${wire.id}`, { as: owner, method: 'PUT', payload });
    const changed = { version: wire.version + 1, quantity: wire.quantity + 1 };
    expect(saved.result).toMatchObject({ ...withoutTime({ ...wire }), ...changed });
  });

  test.each(LINES)('sent again without a change is what it was, version and all: %s', async (_, { owner, wire }) => {
    const payload = { ...wire.form, version: wire.version, quantity: wire.quantity };
    const saved = await ask(`/v1/configurations/${wire.id}`, { as: owner, method: 'PUT', payload });
    expect(saved.result).toMatchObject(wire);
  });

  test('is listed under the release it was made with', async () => {
    const { result } = await ask('/v1/configurations?pageSize=200', { as: 'lv1-demo' });
    expect(result.rows).toHaveLength(recordedLines.length);
    expect(new Set(result.rows.map((row: { releaseHash: string }) => row.releaseHash))).toEqual(
      new Set([FORMER_RELEASE]),
    );
  });
});

describe('the shipped release', () => {
  test('has the hash it had', async () => {
    const { family, hash } = (await ask('/v1/releases/JRT/current')).result;
    expect({ family, hash }).toEqual({ family: recordedReleases.current.family, hash: recordedReleases.current.hash });
  });

  test.each([
    ['catalogue_releases', recordedReleases.catalogues],
    ['product_releases', recordedReleases.products],
  ])('is stored in the columns it was stored in: %s', async (table, recorded) => {
    const { hash, family, origin, catalogue_hash } = recorded[0]!;
    const { rows } = await app.database.pool.query(`select * from ${table} where active and family = $1`, [family]);
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0])).toEqual(expect.arrayContaining(Object.keys(recorded[0]!)));
    expect(rows[0]).toMatchObject({ hash, family, origin, ...(catalogue_hash && { catalogue_hash }) });
  });
});

test('the API differs from the former one by additions only', async () => {
  const { body } = await app.http.inject('/api/openapi.json');
  expect(breachesOfApi(recordedApi(), JSON.parse(body))).toEqual([]);
});
