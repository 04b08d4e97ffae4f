import { describe, expect, test } from 'vitest';
import { withPartIds } from './part-ids.ts';

function counter(): () => string {
  let last = 0;
  return () => `new-${++last}`;
}

describe('the parts of a saved configuration', () => {
  test('get an id each when it is saved for the first time', () => {
    const form = { basicType: { ratio: 5 }, inputModule: null, reduceConfig: { color: null } };
    expect(withPartIds(form, {}, counter())).toEqual({
      basicType: { ratio: 5, id: 'new-1' },
      inputModule: null,
      reduceConfig: { color: null, id: 'new-2' },
    });
  });

  test('keep their ids when it is changed, and only a part that was not there gets a new one', () => {
    const before = { basicType: { id: 'a' }, motorConfig: null };
    const form = { basicType: { ratio: 7 }, motorConfig: { brakes: null } };
    expect(withPartIds(form, before, counter())).toEqual({
      basicType: { ratio: 7, id: 'a' },
      motorConfig: { brakes: null, id: 'new-1' },
    });
  });

  test('never take an id from the payload', () => {
    const form = { basicType: { id: 'forged' }, motorConfig: { id: 'forged' } };
    expect(withPartIds(form, { basicType: { id: 'a' } }, counter())).toEqual({
      basicType: { id: 'a' },
      motorConfig: { id: 'new-1' },
    });
  });
});
