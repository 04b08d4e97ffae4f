import { describe, expect, test } from 'vitest';
import { earlyWishes, isDateOpen, pastWish } from './wanted-dates.ts';

const TODAY = '2026-01-05';

describe('a wanted date in the past', () => {
  test('is one before today; today itself, and none, are not', () => {
    const wishes = [{ wantedDate: null }, { lineNo: 1, wantedDate: TODAY }, { lineNo: 2 }];
    expect(pastWish(wishes, TODAY)).toBeUndefined();
    expect(pastWish([...wishes, { lineNo: 3, wantedDate: '2026-01-04' }], TODAY)).toMatchObject({ lineNo: 3 });
  });
});

describe('a line wanted before its lead time allows', () => {
  const early = (line: { wantedDate: string | null; leadDays: number | null }, wantedDate: string | null = null) =>
    earlyWishes([{ lineNo: 1, ...line }], { wantedDate, today: TODAY });

  test('is told with the earliest day, and how many days are missing', () => {
    expect(early({ wantedDate: '2026-01-15', leadDays: 15 })).toEqual([
      { lineNo: 1, wanted: '2026-01-15', leadDays: 15, earliest: '2026-01-20', days: 5 },
    ]);
  });

  test('goes by the date of the quote where it says none of its own', () => {
    expect(early({ wantedDate: null, leadDays: 15 }, '2026-01-19')).toMatchObject([{ days: 1 }]);
    expect(early({ wantedDate: '2026-03-01', leadDays: 15 }, '2026-01-19')).toEqual([]);
  });

  test('is none where it can be there that day, and where nobody has said a lead time or a date', () => {
    expect(early({ wantedDate: '2026-01-20', leadDays: 15 })).toEqual([]);
    expect(early({ wantedDate: '2026-01-06', leadDays: null })).toEqual([]);
    expect(early({ wantedDate: null, leadDays: 15 })).toEqual([]);
  });

  test('is remarked until the offer is agreed or the quote has ended', () => {
    expect((['draft', 'requested', 'priced', 'countered'] as const).every(isDateOpen)).toBe(true);
    expect((['accepted', 'ordered', 'expired', 'withdrawn'] as const).some(isDateOpen)).toBe(false);
  });
});
