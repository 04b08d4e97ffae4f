import { describe, expect, it } from 'vitest';
import { addressOf, countOf, filterOf, queryOf } from './order-filter.ts';

const filter = (address: string) => filterOf(new URLSearchParams(address));

describe('what the list of order lines is narrowed to', () => {
  it('is what the address says, and what is open where it says nothing', () => {
    expect(queryOf(filter(''))).toEqual({ view: 'open' });
    expect(
      queryOf(filter('q=4500017&customer=o-7&late=true&view=past&readyStatus=ready&orderStatus=undelivered')),
    ).toEqual({
      ...{
        view: 'past',
        orderStatus: 'undelivered',
        readyStatus: 'ready',
        late: 'true',
        customer: 'o-7',
        q: '4500017',
      },
    });
  });

  it('leaves out what an address says that is no filter', () => {
    expect(queryOf(filter('view=gone&orderStatus=lost&late=yes&customer='))).toEqual({ view: 'open' });
  });

  it('is said in one way alone, however the address was typed', () => {
    expect(addressOf(filter('late=true&view=open&orderStatus=delivered'))).toBe('orderStatus=delivered&late=true');
    expect(addressOf(filter('customer=o-7&late=true'))).toBe('late=true&customer=o-7');
    expect(addressOf(filter('q=a b&view=parts'))).toBe('view=parts&q=a+b');
  });

  it('counts the chips, not the view or the search', () => {
    expect(countOf(filter('view=past&q=x'))).toBe(0);
    expect(countOf(filter('orderStatus=delivered&readyStatus=ready&late=true&customer=o-7'))).toBe(4);
  });
});
