import { expect, test } from 'vitest';
import { describeError, withoutAddresses } from './describe-error.ts';

test('the values of a failed query are left out, its cause and place are told', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(buyer@example.com) already exists.',
  });
  const error = new Error('Failed query: insert into "users" values ($1)\nparams: buyer@example.com,\nsecret', {
    cause,
  });
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into "users" values ($1)',
    cause: { code: '23505', constraint: 'users_email', message: cause.message },
  });
  expect(described.stack).toMatch(/^at .*describe-error\.test\.ts/);
  expect(JSON.stringify(described)).not.toMatch(/secret|buyer@/);
});

test('a value that the database could not read is left out', () => {
  const error = new Error('invalid input syntax for type uuid: "a-secret"');
  expect(describeError(error).message).toBe('invalid input syntax for type uuid');
});

test('what is thrown without being an error shows nothing of itself', () => {
  expect(describeError('a-secret')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});

test('causes that go round in a circle end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/round/g)).toHaveLength(5);
});

test('the addresses a mail server repeats are left out', () => {
  expect(withoutAddresses('550 5.1.1 <buyer@example.com>: unknown; buyer+1@陈.example')).toBe(
    '550 5.1.1 <…>: unknown; …',
  );
});
