// @tests slow
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { allPages, search } from '#modules/catalogue/domain/testing/shipped-search.ts';
import type { RowQuery } from '#product/row-query.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';

/** The standard motor rows, by plain filtering of the whole catalogue: what a search must agree with. */
const standard = [...listBasicTypes(shippedCatalogue())].filter(
  ({ inputType, frequency, efficiencyClass }) =>
    inputType === 'motor' && frequency === '50Hz' && efficiencyClass === 'DN',
);

describe('searching the catalogue', () => {
  it('finds a gear motor of 1.5 kW at 25 r/min within 3 %', () => {
    const { rows, total } = search({ filters: { gearboxModel: 'R', motorPower: 1.5, motorPoles: 4, outputSpeed: 25 } });
    expect(total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({
        gearboxModel: 'R',
        motorPower: 1.5,
        motorPoles: 4,
        inputType: 'motor',
        frequency: '50Hz',
      });
      expect(Math.abs(row.outputSpeed / 25 - 1)).toBeLessThanOrEqual(0.03);
      expect(row.serviceFactor).toBeGreaterThanOrEqual(1);
    }
  });

  it.each([
    ['R', 128.97],
    ['F', 109.04],
    ['K', 108.03],
    ['S', 106.75],
  ])('finds the specified sample %s67, i = %f, as closest', (gearboxModel, ratio) => {
    const { rows } = search({ filters: { gearboxModel, reduceUnitSize: '67', ratio } });
    expect(rows[0]?.ratio).toBe(ratio);
  });

  const sizes = fc.constantFrom<string>('37', '47', '67', '77', '97');
  const queries = fc.record(
    {
      gearboxModel: fc.constantFrom('R', 'F', 'K', 'S'),
      reduceUnitSize: fc.oneof(sizes, fc.uniqueArray(sizes, { minLength: 1, maxLength: 3 })),
      motorPower: fc.constantFrom(0.37, 0.75, 1.5, 4, 7.5),
      motorPoles: fc.constantFrom(2, 4, 6, 8),
      outputSpeed: fc.double({ min: 4, max: 300, noNaN: true }),
      serviceFactor: fc.double({ min: 0.8, max: 2.5, noNaN: true }),
    },
    { requiredKeys: [] },
  );

  it('finds exactly the rows plain filtering finds', () => {
    fc.assert(
      fc.property(queries, fc.double({ min: 0, max: 0.1, noNaN: true }), (filters, tolerance) => {
        const { outputSpeed, serviceFactor = 1, reduceUnitSize, ...exact } = filters;
        const expected = standard.filter(
          (row) =>
            (exact.gearboxModel ?? row.gearboxModel) === row.gearboxModel &&
            (exact.motorPower ?? row.motorPower) === row.motorPower &&
            (exact.motorPoles ?? row.motorPoles) === row.motorPoles &&
            (reduceUnitSize === undefined || [reduceUnitSize].flat().includes(row.reduceUnitSize)) &&
            (outputSpeed === undefined || Math.abs(row.outputSpeed / outputSpeed - 1) <= tolerance + 1e-9) &&
            row.serviceFactor >= serviceFactor - 1e-9,
        );
        expect(search({ filters, tolerance, pageSize: 1 }).total).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  it('gives every row exactly once over all pages, whatever the page size', () => {
    const query = { filters: { gearboxModel: 'K', reduceUnitSize: '57', motorPoles: 4 } };
    const expected = standard.filter(
      (row) =>
        row.gearboxModel === 'K' && row.reduceUnitSize === '57' && row.motorPoles === 4 && row.serviceFactor >= 1,
    );
    for (const pageSize of [7, 50, 200]) {
      const ids = allPages({ ...query, pageSize }).map((row) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...ids].sort()).toEqual(expected.map((row) => row.id).sort());
    }
  });

  it.each([
    ['outputTorque:asc', (row: BasicType) => row.outputTorque],
    ['outputTorque:desc', (row: BasicType) => -row.outputTorque],
    ['ratio:desc', (row: BasicType) => -row.ratio],
    ['reduceUnitSize:asc', (row: BasicType) => Number(row.reduceUnitSize)],
    ['mass:asc', (row: BasicType) => row.mass],
    ['overhungLoad:desc', (row: BasicType) => -row.overhungLoad],
    ['motorPower:asc', (row: BasicType) => row.motorPower],
    ['serviceFactor:asc', (row: BasicType) => row.serviceFactor],
  ])('keeps the order %s over its pages', (sort, keyOf) => {
    const query = {
      filters: { gearboxModel: 'F', motorPoles: 4 },
      ranges: { outputSpeed: { min: 40, max: 60 } },
      sort,
    };
    const rows = allPages({ ...query, pageSize: 37 });
    expect(rows.length).toBeGreaterThan(74);
    const keys = rows.map(keyOf);
    expect(keys).toEqual([...keys].sort((one, other) => one - other));
    expect(rows.map((row) => row.id)).toEqual(allPages({ ...query, pageSize: 200 }).map((row) => row.id));
  });

  it('shows apart what lies beside the speed and meets the rest, and is not larger than need be', () => {
    const filters = { gearboxModel: 'K', motorPower: 1.5, motorPoles: 4, outputSpeed: 50, serviceFactor: 1.4 };
    const beside = search({ filters }).nearMisses.filter(({ reason }) => reason.code === 'outside-tolerance');
    const deviation = ({ outputSpeed }: BasicType) => Math.abs(outputSpeed / 50 - 1);
    const expected = standard.filter(
      (row) =>
        row.gearboxModel === 'K' &&
        row.motorPower === 1.5 &&
        row.motorPoles === 4 &&
        row.serviceFactor >= 1.4 &&
        row.serviceFactor <= 3 &&
        deviation(row) > 0.03 &&
        deviation(row) <= 0.1,
    );
    expect(expected.length).toBeGreaterThan(3);
    const nearest = expected.toSorted((one, other) => deviation(one) - deviation(other)).slice(0, 6);
    expect(beside.map(({ row }) => deviation(row))).toEqual(nearest.map(deviation));
  });

  it('shows near misses apart: at least 0.8, below the required factor, none of them found', () => {
    const query = { filters: { gearboxModel: 'R', reduceUnitSize: '67', serviceFactor: 1.4 }, pageSize: 200 };
    const { nearMisses } = search(query);
    const found = new Set(allPages(query).map((row) => row.id));
    expect(nearMisses).toHaveLength(3);
    for (const { row, reason } of nearMisses) {
      expect(found.has(row.id)).toBe(false);
      expect(reason.serviceFactor).toBeGreaterThanOrEqual(0.8);
      expect(reason.serviceFactor).toBeLessThan(1.4);
      expect(reason.requiredTorque).toBeGreaterThan(Number(reason.usableTorque));
      expect(reason).toMatchObject({
        code: 'service-factor-below-required',
        requiredServiceFactor: 1.4,
        limit: 'gears',
      });
    }
    const factors = nearMisses.map(({ reason }) => -Number(reason.serviceFactor));
    expect(factors).toEqual([...factors].sort((one, other) => one - other));
  });

  it('tells twice as many near misses where few rows fit', () => {
    const filters = { gearboxModel: 'R', reduceUnitSize: '67', motorPoles: 4, motorPower: 3, serviceFactor: 3 };
    const { nearMisses, nearMissTotal, total } = search({ filters });
    expect([total < 6, nearMisses.length, nearMissTotal > 6]).toEqual([true, 6, true]);
  });

  it('lowers the service factor by the duty type and leaves the rated power', () => {
    const filters = { gearboxModel: 'R', reduceUnitSize: '67', ratio: 128.97, motorPower: 0.37, motorPoles: 4 };
    const continuous = search({ filters, tolerance: 0 });
    const short = search({ filters: { ...filters, durationFactor: 'S2-10min' }, tolerance: 0 });
    expect(short.rows[0]?.serviceFactor).toBeCloseTo((continuous.rows[0]?.serviceFactor ?? 0) / 1.4, 9);
    expect(short.rows[0]?.motorPower).toBe(0.37);
    expect([continuous.enquire, short.enquire]).toEqual([[], []]);
  });

  it('flags a duty type without a general factor, and an explosion-proof motor, to be enquired', () => {
    const filters = { gearboxModel: 'R', durationFactor: 'S4', motorType: 'EX' };
    const { enquire, rows } = search({ filters, sort: 'motorPower:asc' });
    expect(enquire).toEqual(['durationFactor', 'motorType']);
    expect(rows[0]?.motorFrame).not.toMatch(/^(56|63)/);
  });

  it('reads motor rows as JCMC where the inverter is made', () => {
    const { rows } = search({ filters: { inputType: 'JCMC', motorPower: 7.5, gearboxModel: 'K' } });
    expect(rows[0]).toMatchObject({ inputType: 'JCMC', motorPoles: 4, efficiencyClass: 'DN', motorFrame: '132M' });
    expect(search({ filters: { inputType: 'JCMC', motorPower: 11 } }).total).toBe(0);
    expect(search({ filters: { inputType: 'JCMC', motorType: 'EX' } }).total).toBe(0);
  });

  it('finds a motor torque from the requested one up to one step of the motor series', () => {
    const { rows } = search({ filters: { outputTorque: 500, outputSpeed: 30 }, pageSize: 200 });
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row.outputTorque).toBeGreaterThanOrEqual(500 * 0.97);
      expect(row.outputTorque).toBeLessThanOrEqual(500 * 1.5 * 1.03);
    }
  });
});

describe('a search that finds nothing', () => {
  it.each<[string, RowQuery]>([
    ['a unit too small for the power', { filters: { gearboxModel: 'R', reduceUnitSize: '17', motorPower: 5.5 } }],
    ['a power outside the series', { filters: { gearboxModel: 'R', motorPower: 1.2 } }],
    ['a ratio no unit has', { filters: { gearboxModel: 'R', reduceUnitSize: '67', ratio: 250 } }],
    ['a speed too low', { filters: { gearboxModel: 'S', outputSpeed: 0.5 } }],
    ['a service factor too high', { filters: { gearboxModel: 'R', motorPower: 90, serviceFactor: 20 } }],
    ['a mass too small', { filters: { gearboxModel: 'R', reduceUnitSize: '107' }, ranges: { mass: { max: 10 } } }],
    ['an input too fast', { filters: { inputType: 'AD', inputSpeed: 3000 } }],
    ['an inverter in another class', { filters: { inputType: 'JCMC', efficiencyClass: 'DU' } }],
  ])('names for %s one limit whose change brings the rows it promises', (_, query) => {
    const { total, relax } = search(query);
    expect(total).toBe(0);
    if (relax === undefined) throw new Error('nothing to relax');
    const { field, part, value } = relax;
    const relaxed =
      part === 'filter'
        ? { ...query, filters: { ...query.filters, [field]: value } }
        : { ...query, ranges: { ...query.ranges, [field]: { [part]: value } } };
    expect(relax.rowsGained).toBeGreaterThan(0);
    expect(search(relaxed).total).toBe(relax.rowsGained);
  });

  it.each<[string, RowQuery]>([
    ['a power beyond the series', { filters: { motorPower: 500, outputSpeed: 50 } }],
    ['a torque beyond the series', { filters: { inputType: 'none', outputTorque: 900_000 } }],
    ['a least torque beyond the series', { ranges: { outputTorque: { min: 900_000 } } }],
  ])('offers for %s no drive of much less', (_, query) => {
    expect(search(query)).toMatchObject({ total: 0 });
    expect(search(query).relax).toBeUndefined();
  });

  it('offers for a load no speed far from the one asked for, and tells how far off it is', () => {
    const { relax } = search({ filters: { motorPower: 75, outputSpeed: 20, serviceFactor: 4 } });
    expect(relax).toMatchObject({ field: 'serviceFactor', value: 1.57 });
    expect(relax?.change).toBeCloseTo(1.57 / 4 - 1, 6);
    const slow = search({ filters: { motorPower: 0.12, outputSpeed: 2 } }).relax;
    expect(slow).toMatchObject({ field: 'outputSpeed', value: 2.36 });
    expect(slow?.change).toBeCloseTo(0.18, 6);
  });

  it('offers for a power between two motors one that is hardly less, or more', () => {
    const { relax } = search({ filters: { gearboxModel: 'K', motorPower: 78 } });
    expect(relax).toMatchObject({ field: 'motorPower', value: 75 });
  });

  it('never advises a service factor below 1.0', () => {
    const answer = search({ filters: { gearboxModel: 'R', reduceUnitSize: '17', motorPower: 1.1, serviceFactor: 3 } });
    if (answer.relax?.field === 'serviceFactor') expect(answer.relax.value).toBeGreaterThanOrEqual(1);
    expect(answer.total === 0 ? answer.relax : answer.total).toBeTruthy();
  });

  it('says nothing to relax where something was found', () => {
    expect(search({}).relax).toBeUndefined();
  });
});
