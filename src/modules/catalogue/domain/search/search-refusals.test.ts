import { describe, expect, it } from 'vitest';
import { refusalOf, search } from '#modules/catalogue/domain/testing/shipped-search.ts';
import type { RowQuery } from '#product/row-query.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';

describe('a query that cannot be searched', () => {
  it.each<[string, RowQuery, string, string]>([
    ['an unknown gear type', { filters: { gearboxModel: 'X' } }, 'search.unknown-value', 'gearboxModel'],
    [
      'an unknown size among known ones',
      { filters: { reduceUnitSize: ['67', '66'] } },
      'search.unknown-value',
      'reduceUnitSize',
    ],
    ['an unknown frame', { filters: { motorFrame: '91L' } }, 'search.unknown-value', 'motorFrame'],
    ['three poles', { filters: { motorPoles: 3 } }, 'search.unknown-value', 'motorPoles'],
    ['an unknown duty type', { filters: { durationFactor: 'S3-99%' } }, 'search.unknown-value', 'durationFactor'],
    ['an unknown class', { filters: { efficiencyClass: 'IE9' } }, 'search.unknown-value', 'efficiencyClass'],
    ['an unknown input', { filters: { inputType: 'AX' } }, 'search.unknown-value', 'inputType'],
    ['a power that is no number', { filters: { motorPower: Number.NaN } }, 'search.not-a-number', 'motorPower'],
    ['an infinite ratio', { filters: { ratio: Number.POSITIVE_INFINITY } }, 'search.not-a-number', 'ratio'],
    ['a negative speed', { filters: { outputSpeed: -3 } }, 'search.not-a-number', 'outputSpeed'],
    ['a range turned round', { ranges: { ratio: { min: 9, max: 5 } } }, 'search.empty-range', 'ratio'],
    ['a range of no number', { ranges: { mass: { max: Number.NaN } } }, 'search.not-a-number', 'mass'],
    ['a tolerance above 10 %', { tolerance: 0.11 }, 'search.tolerance-too-wide', 'tolerance'],
    ['an unknown order', { sort: 'price:asc' }, 'search.unknown-sort', 'sort'],
    ['an order without direction', { sort: 'mass' }, 'search.unknown-sort', 'sort'],
    ['a page of 201', { pageSize: 201 }, 'search.page-size', 'pageSize'],
    ['a page of none', { pageSize: 0 }, 'search.page-size', 'pageSize'],
    ['an input speed with our motor', { filters: { inputSpeed: 1400 } }, 'search.not-applicable', 'inputSpeed'],
    ['poles on a module', { filters: { inputType: 'AM', motorPoles: 4 } }, 'search.not-applicable', 'motorPoles'],
    [
      'several powers on a module',
      { filters: { inputType: 'AM', motorPower: [1, 2] } },
      'search.not-applicable',
      'motorPower',
    ],
    ['a damaged cursor', { cursor: '%%%' }, 'search.cursor-unreadable', 'cursor'],
    ['a cursor of a row beyond the table', { cursor: 'a.b.zzzzzz' }, 'search.cursor-unreadable', 'cursor'],
  ])('refuses %s', (_, query, code, field) => {
    expect(refusalOf(query)).toMatchObject({ code, field });
  });

  it('refuses the cursor of another search, of another catalogue, and of a row the search does not find', () => {
    const { next } = search({ filters: { gearboxModel: 'R' } });
    expect(refusalOf({ filters: { gearboxModel: 'K' }, cursor: next ?? '' })?.code).toBe(
      'search.cursor-of-another-search',
    );
    expect(refusalOf({ filters: { gearboxModel: 'R' }, cursor: `x${next}` })?.code).toBe(
      'search.cursor-of-another-search',
    );
    const foreign = next?.replace(/[^.]+$/, (shippedCatalogue().rowCount - 1).toString(36));
    expect(refusalOf({ filters: { gearboxModel: 'R' }, cursor: foreign })?.code).toBe('search.cursor-unreadable');
  });

  it('reads a cursor again whatever the order of the filters and the page size', () => {
    const { next } = search({ filters: { gearboxModel: 'R', motorPoles: 4 }, pageSize: 5 });
    const page = search({ filters: { motorPoles: 4, gearboxModel: 'R' }, cursor: ` ${next} `, pageSize: 10 });
    expect(page.rows).toHaveLength(10);
  });
});
