import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NoConnection } from './deadline-pool.ts';
import { isOutOfReach } from './out-of-reach.ts';

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const inQuery = (cause: Error) => new DrizzleQueryError('select $1', ['a-secret'], cause);

test.each([
  ['too many connections', inQuery(coded('53300'))],
  ['a full disk', inQuery(coded('53100'))],
  ['a database that is read-only', inQuery(coded('25006'))],
  ['a deadlock', inQuery(coded('40P01'))],
  ['the socket of the embedded database while its thread starts again', inQuery(coded('ENOENT', 'connect ENOENT /x'))],
  ['the same when a transaction begins', new NoConnection(coded('ENOENT', 'connect ENOENT /x'))],
  ['a connection that broke while it was written to', inQuery(new Error('lost', { cause: coded('EPIPE') }))],
])('%s may be better later', (_, error) => {
  expect(isOutOfReach(error)).toBe(true);
});

test.each([
  ['a font that is missing', coded('ENOENT', "ENOENT: no such file or directory, open 'font.ttf'")],
  ['a pipe that broke', new Error('cannot draw', { cause: coded('EPIPE') })],
  ['a broken constraint', inQuery(coded('23505'))],
  ['what is no error', 'ENOENT'],
])('%s will not be better later', (_, error) => {
  expect(isOutOfReach(error)).toBe(false);
});
