import { expect, test } from 'vitest';
import { enquiryNumber } from './enquiry-number.ts';

test('the number of an enquiry is the end of its id, in two groups', () => {
  expect(enquiryNumber('0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0')).toBe('9F2C-81D0');
});
