import { expect, test } from 'vitest';
import { codeBeyondName } from './code-beyond-name.ts';

test.each([
  ['JRTKF67-DN90L4-TF-i57.28-M1/0X/A-S40x80/F250', 'JRTKF67-DN90L4-i57.28-M1', ['TF', '0X', 'A', 'S40x80', 'F250']],
  ['JRW063-DN80M14/B14-TF-i30-B3/0X-H25', 'JRW063-DN80M14+B14-i30-B3', ['TF', '0X', 'H25']],
  ['JD-DN132S4-B3', 'JD-DN132S4-B3', []],
])('of %s the name %s leaves unsaid', (typeCode, name, unsaid) => {
  expect(codeBeyondName(typeCode, name)).toEqual(unsaid);
});
