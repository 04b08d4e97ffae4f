import { describe, expect, test } from 'vitest';
import { randomFrom } from '#testing/random.ts';
import { pageOfPapers } from './page-of-papers.ts';

const row = (id: string, number = `N${id}`) => ({ id, number });
const ids = (page: { rows: readonly { id: string }[] }) => page.rows.map(({ id }) => id);

describe('a page out of several kinds', () => {
  test('has what was made last first, whatever its kind', () => {
    const kinds = [
      { rows: [row('5'), row('2')], next: null },
      { rows: [row('4'), row('3')], next: null },
    ];
    const page = pageOfPapers(kinds, { pageSize: 3, q: '' });
    expect([ids(page), page.next]).toEqual([['5', '4', '3'], '3']);
  });

  test('ends where one of them was looked at no further, for it may have more there', () => {
    const kinds = [
      { rows: [row('9'), row('8')], next: '8' },
      { rows: [row('7'), row('6')], next: null },
    ];
    const page = pageOfPapers(kinds, { pageSize: 10, q: '' });
    expect([ids(page), page.next]).toEqual([['9', '8'], '8']);
  });

  test('may be empty and not the last, where a text was not found in what was looked at', () => {
    const page = pageOfPapers([{ rows: [], next: '8' }], { pageSize: 10, q: 'x' });
    expect(page).toEqual({ rows: [], next: '8' });
  });

  test('begins with that whose number is sought, however old it is', () => {
    const kinds = [
      { rows: [row('1', 'QT2601-00001'), row('9')], next: '9' },
      { rows: [row('7')], next: null },
    ];
    expect(ids(pageOfPapers(kinds, { pageSize: 10, q: 'qt2601-00001' }))).toEqual(['1', '9']);
  });

  test('is followed by the others: page by page everything comes once, in order', () => {
    const random = randomFrom(7);
    const kinds = [0, 1, 2].map((kind) =>
      Array.from({ length: 40 }, (_, index) =>
        row(`${String(random(1_000_000)).padStart(7, '0')}-${kind}-${index}`),
      ).sort((one, other) => (one.id < other.id ? 1 : -1)),
    );
    const pageOf = (rows: readonly { id: string; number: string }[], after: string | undefined) => {
      const rest = rows.filter(({ id }) => after === undefined || id < after);
      const page = rest.slice(0, 7);
      return { rows: page, next: rest.length > page.length ? (page.at(-1)?.id ?? null) : null };
    };
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = pageOfPapers(
        kinds.map((rows) => pageOf(rows, after)),
        { pageSize: 7, q: '' },
      );
      seen.push(...ids(page));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(
      kinds
        .flat()
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
  });
});
