import { describe, expect, test } from 'vitest';
import { ThreadShares } from './thread-shares.ts';

const took = (shares: ThreadShares, client: string, ms: number, now: number) =>
  shares.end(client, { charged: shares.begin(client, now), took: ms }, now);

describe('what a client has taken of the thread', () => {
  test('makes it pause beyond what is saved up, four times as long', () => {
    const shares = new ThreadShares();
    took(shares, 'a', 50, 0);
    expect(shares.pauseOf('a', 0)).toBe(0);
    took(shares, 'a', 50, 0);
    expect([shares.pauseOf('a', 0), shares.pauseOf('a', 150), shares.pauseOf('a', 200)]).toEqual([200, 50, 0]);
  });

  test('is nobody else’s', () => {
    const shares = new ThreadShares();
    took(shares, 'a', 200, 0);
    expect(shares.pauseOf('b', 0)).toBe(0);
  });

  test('is charged in advance with what is usual, so that dear pieces do not begin together', () => {
    const shares = new ThreadShares();
    took(shares, 'a', 80, 0);
    shares.begin('a', 400);
    expect(shares.pauseOf('a', 400)).toBe(0);
    shares.begin('a', 400);
    expect(shares.pauseOf('a', 400)).toBeGreaterThan(0);
    expect(shares.pauseOf('a', 400, 2)).toBeGreaterThan(shares.pauseOf('a', 400, 1));
  });

  test('makes nobody pause for longer than a second, whatever one piece took', () => {
    const shares = new ThreadShares();
    took(shares, 'a', 60_000, 0);
    expect(shares.pauseOf('a', 0)).toBe(1_000);
  });

  test('is forgotten once it is paid', () => {
    const shares = new ThreadShares();
    for (const client of ['a', 'b', 'c']) took(shares, client, 10, 0);
    expect(shares.clients).toBe(3);
    took(shares, 'd', 10, 1_000);
    expect(shares.clients).toBe(1);
  });
});
