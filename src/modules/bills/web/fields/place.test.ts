// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { jumpTo, namesOf } from './place.ts';

afterEach(() => document.body.replaceChildren());

describe('a place of a paper', () => {
  it.each([
    [{ field: 'payment' }, ['payment']],
    [{ lineNo: 3, field: 'hs-code' }, ['line-3.hs-code', 'line-3']],
    [{ packageNo: 2, field: 'package-size' }, ['package-2.package-size', 'package-2']],
    [
      { packageNo: 2, lineNo: 3, field: 'serials' },
      ['package-2.line-3.serials', 'package-2.serials', 'line-3.serials', 'package-2', 'line-3'],
    ],
    [{}, []],
  ])('%o is sought by its names, the most exact first', (place, names) => {
    expect(namesOf(place)).toEqual(names);
  });

  it('gets the focus, and what it is folded into is unfolded', () => {
    document.body.innerHTML = '<details><summary>Terms</summary><input data-place="payment"></details>';
    expect(jumpTo(['payment'])).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('that is not on the page is said to be missing', () => {
    expect(jumpTo(['line-3.hs-code', 'line-3'])).toBe(false);
  });
});
