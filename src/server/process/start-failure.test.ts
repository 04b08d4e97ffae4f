import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tellStartFailure } from './start-failure.ts';
import { StartRefusal } from './start-refusal.ts';

test('a refusal and a database in trouble are one sentence', () => {
  expect(tellStartFailure(new StartRefusal('PORT is in use.'))).toBe('PORT is in use.');
  const full = new DrizzleQueryError('insert', ['a-secret'], Object.assign(new Error('disk full'), { code: '53100' }));
  expect(tellStartFailure(full)).toBe('The database failed while the portal started: disk full.');
});

test('a bug shows its place, and neither the values of a query nor the row it broke on', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(buyer@example.com) already exists.',
  });
  const told = tellStartFailure(new DrizzleQueryError('insert into "users" values ($1)', ['a-secret'], cause));
  expect(told).toContain('start-failure.test.ts');
  expect(told).toContain('23505');
  expect(told).not.toMatch(/a-secret|buyer@/);
});
