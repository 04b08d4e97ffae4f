// @tests slow
import { describe, expect, it } from 'vitest';
import { allPages, search } from '#modules/catalogue/domain/testing/shipped-search.ts';

describe('searching input modules', () => {
  it('shows the power an adapter bears, at the required factor', () => {
    const one = search({ filters: { inputModule: 'AM90', gearboxModel: 'K', reduceUnitSize: '67', ratio: 108.03 } });
    const more = search({
      filters: { inputModule: 'AM90', gearboxModel: 'K', reduceUnitSize: '67', ratio: 108.03, serviceFactor: 1.5 },
    });
    expect(one.rows[0]).toMatchObject({ inputType: 'AM', serviceFactor: 1, inputSpeed: 1400 });
    expect(more.rows[0]?.serviceFactor).toBeCloseTo(1.5, 9);
    expect(more.rows[0]?.motorPower).toBeCloseTo((one.rows[0]?.motorPower ?? 0) / 1.5, 9);
  });

  it("computes torque and factor from the power of the customer's motor", () => {
    const { rows } = search({ filters: { inputType: 'AM', motorPower: 2.2, outputSpeed: 40, serviceFactor: 1.2 } });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.motorPower).toBe(2.2);
      expect(row.outputTorque).toBeCloseTo((9550 * 2.2 * row.efficiency) / row.outputSpeed, 6);
      expect(row.serviceFactor).toBeGreaterThanOrEqual(1.2);
    }
  });

  it('puts a requested torque on the module itself', () => {
    const { rows } = search({ filters: { inputType: 'none', outputTorque: 300, outputSpeed: 20 } });
    expect(rows[0]?.outputTorque).toBe(300);
    expect(rows[0]?.serviceFactor).toBeCloseTo((rows[0]?.usableTorque ?? 0) / 300, 9);
  });

  it('scales speed and usable torque with the input speed, and drops modules that do not bear it', () => {
    const filters = { gearboxModel: 'R', reduceUnitSize: '67', ratio: 128.97, inputType: 'AQS' };
    const fast = search({ filters: { ...filters, inputSpeed: 2000 }, tolerance: 0 });
    expect(fast.rows[0]?.outputSpeed).toBeCloseTo(2000 / 128.97, 9);
    const slow = search({ filters, tolerance: 0 });
    expect(fast.rows[0]?.usableTorque).toBeCloseTo((slow.rows[0]?.usableTorque ?? 0) * (1500 / 2000) ** 0.3, 6);
    expect(search({ filters: { ...filters, inputType: 'AD', inputSpeed: 1900 }, tolerance: 0 }).total).toBe(0);
  });

  it('agrees with the row computed from its parts on every module route and speed', () => {
    for (const inputType of ['AD', 'AM', 'AN', 'AQS', 'none']) {
      for (const inputSpeed of [900, 1400, 1750]) {
        const query = {
          filters: { inputType, inputSpeed, motorPower: 1.1, serviceFactor: 1.3 },
          ranges: { outputSpeed: { min: 10, max: 90 } },
        };
        const rows = allPages({ ...query, pageSize: 200 });
        expect(
          rows.every((row) => row.serviceFactor >= 1.3 - 1e-9 && row.outputSpeed >= 10 && row.outputSpeed <= 90),
        ).toBe(true);
        expect(rows.length).toBe(search({ ...query, pageSize: 1 }).total);
      }
    }
  });
});

describe('near misses with an adapter', () => {
  it.each([
    { filters: { gearboxModel: 'K', inputType: 'AM', motorPower: 1.5, outputSpeed: 50 } },
    { filters: { gearboxModel: 'K', inputType: 'AM', motorPower: 1.5, outputSpeed: 50, serviceFactor: 2.5 } },
    { filters: { gearboxModel: 'R', inputType: 'AN', motorPower: 3, outputSpeed: 100 } },
  ])('name each gear once, with the frame of the motor: %j', (query) => {
    const { nearMisses, nearMissTotal, verdicts } = search(query);
    const gears = nearMisses.map(
      ({ row: { gearboxModel, reduceUnitSize, ratio } }) => `${gearboxModel}${reduceUnitSize} ${ratio}`,
    );
    expect(new Set(gears).size).toBe(gears.length);
    expect(nearMissTotal).toBeGreaterThanOrEqual(gears.length);
    const suited = nearMisses.filter(({ row }) => verdicts.find(({ id }) => id === row.id)?.framePower === undefined);
    expect(suited.length).toBeGreaterThan(nearMisses.length / 2);
  });
});
