// @tests both-databases, slow
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ON_POSTGRES } from '#testing/postgres.ts';
import { runServer } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
const file = join(folder, 'file');
writeFileSync(file, '');

/** Takes every connection and never says a word. */
const silent = await listening(createServer(() => undefined));
const silentPort = (silent.address() as AddressInfo).port;

afterAll(() => {
  silent.close();
  rmSync(folder, { recursive: true, force: true });
});

function listening(server: Server): Promise<Server> {
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

describe.skipIf(ON_POSTGRES)('a start that cannot succeed ends with one sentence that names the variable', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a port that is no number', { PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    ['a port beyond the last', { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      'a public address without http',
      { PUBLIC_URL: 'portal.example.com' },
      'PUBLIC_URL must have the form https://portal.example.com.',
    ],
    ['a switch that is neither 0 nor 1', { DEMO: 'true' }, 'DEMO must be 0 or 1.'],
    [
      'two wrong values',
      { DATABASE_POOL: '0', LOG: 'loud' },
      'DATABASE_POOL must be a whole number from 1 to 200; LOG must be json or none.',
    ],
    [
      'a database address that is none',
      { DATABASE_URL: 'mysql://secret@127.0.0.1' },
      'DATABASE_URL must have the form postgres://user:password@host:5432/database.',
    ],
    [
      'a database at a port that is none',
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:abc/x' },
      'DATABASE_URL: no connection to the database (Invalid URL).',
    ],
    [
      'a database nobody serves',
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x' },
      'DATABASE_URL: no connection to the database (connect ECONNREFUSED 127.0.0.1:1).',
    ],
    [
      'a database that never answers',
      { DATABASE_URL: `postgres://user:secret@127.0.0.1:${silentPort}/x` },
      'DATABASE_URL: no connection to the database (',
    ],
    ['a data folder that is a file', { DATA_DIR: file }, `DATA_DIR=${file} cannot be used`],
    ['a data folder below a file', { DATA_DIR: join(file, 'x') }, `DATA_DIR=${join(file, 'x')} cannot be used`],
    ['a data folder where none can be', { DATA_DIR: '/proc/x' }, 'DATA_DIR=/proc/x cannot be used'],
    [
      'a port somebody else has',
      { PORT: String(silentPort), DATA_DIR: join(folder, 'a', 'b') },
      `PORT=${silentPort} is in use on 127.0.0.1. Stop the other process, or set PORT to another number.`,
    ],
    [
      'an address this machine does not have',
      { HOST: '192.0.2.1', DEMO: '0', DATA_DIR: join(folder, 'c') },
      'HOST=192.0.2.1 is no address of this machine.',
    ],
  ])('(%s)', async (_, environment, sentence) => {
    const { code, said } = await runServer({ DATA_DIR: join(folder, 'unused'), ...environment });
    expect(said).toContain(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).not.toContain('secret');
    expect(code).toBe(1);
  });
});
