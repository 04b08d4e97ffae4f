import { expect, test } from 'vitest';
import { subjectsOf } from './subjects.ts';

const ID = '019b8d2e-4a00-7000-8000-00000000000a';
const OTHER = '019b8d2e-4a00-7000-8000-00000000000b';

test.each([
  ['its object', { object: '/v1/users' }, ['/v1/users']],
  ['the customer it was done for', { object: 'line', onBehalfOf: ID }, ['line', ID]],
  ['nobody else where it was done for nobody', { object: 'line', onBehalfOf: null }, ['line']],
  ['the ids in its details and no other value', { object: ID, details: { staff: OTHER, role: 'staff' } }, [ID, OTHER]],
  ['both ids of a change', { object: 'c', details: { parentId: { from: ID, to: OTHER } } }, ['c', ID, OTHER]],
  ['each once, however it is spelt', { object: ID, onBehalfOf: ID.toUpperCase(), details: { staff: ID } }, [ID]],
])('an event concerns %s', (_, event, subjects) => {
  expect(subjectsOf(event)).toEqual(subjects);
});
