import { expect, it } from 'vitest';
import { isAlike } from './alike.ts';

const LINE = { organisationId: 'o', typeCode: 'K47', form: { a: 1, part: { id: 'x', size: '47' } } };

it('lines of one product are alike, whatever the ids and the order of their parts', () => {
  expect(isAlike(LINE, { ...LINE, form: { part: { size: '47', id: 'y' }, a: 1 } })).toBe(true);
});

it.each([
  ['another customer', { organisationId: 'p' }],
  ['another type code', { typeCode: 'K57' }],
  ['another remark', { form: { ...LINE.form, a: 2 } }],
  ['another part', { form: { a: 1, part: { id: 'x', size: '57' } } }],
])('a line of %s is another product', (_, changes) => {
  expect(isAlike(LINE, { ...LINE, ...changes })).toBe(false);
});
