import { describe, expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { JRT_SIZED } from '#lines/jrt/sized.ts';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { JRW_SIZED } from '#lines/jrw/sized.ts';
import { quickConfiguration } from '#modules/configurator/domain/quick/quick-configuration.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';

const ROW = aRow('K67', '90L');
const WORM = {
  ...{
    id: 'w',
    gearboxModel: 'W',
    reduceUnitSize: '063',
    ratio: 30,
    motorPower: 0.55,
    motorPoles: 4,
    motorFrame: '80M1',
  },
  ...{ efficiencyClass: 'DN', inputSpeed: 1400, usableTorque: 100, overhungLoad: 2000, mass: 9, efficiency: 0.7 },
} as Parameters<typeof JRW_SIZED.candidateOf>[0];
const HAIR = 1e-6;

describe('what the wizard of a drive begins with', () => {
  it.each([
    [{}, 'K67 DN90L4 i57.35'],
    [{ factor: 1.311 }, 'K67 DN90L4 i57.35 fB 1.32'],
    [{ brake: 'BE2', duty: 'S3-40%' }, 'K67 DN90L4 i57.35 BE2 S3-40%'],
    [{ ambient: -20 }, 'K67 DN90L4 i57.35'],
    [{ ambient: -20 - HAIR }, 'K67 DN90L4 i57.35 VG220 -40~40°C'],
    [{ ambient: 40 }, 'K67 DN90L4 i57.35'],
    [{ ambient: 40 + HAIR }, 'K67 DN90L4 i57.35 FKM'],
  ])('for a machine that asks %o is %s, and its line reads all of it', (derived, text) => {
    expect(JRT_SIZED.quickTextOf(ROW, derived)).toBe(text);
    const reading = readQuickSearch(text, JRT_LINE);
    expect(reading.unread).toEqual([]);
    expect(quickConfiguration(reading, SAMPLE_PRODUCT).cleared).toEqual([]);
  });

  it('is read by worm units as well', () => {
    const text = JRW_SIZED.quickTextOf(WORM, { factor: 1.4, duty: 'S4', ambient: 45 });
    expect(text).toBe('W063 DN80M14 i30 fB 1.4 S4 FKM');
    expect(readQuickSearch(text, JRW_LINE).unread).toEqual([]);
  });
});

describe('a drive that is sized with', () => {
  const PARTS = {
    'motor.inertia': 0.0034,
    'motor.efficiency': 85.3,
    'motor.startingTorque': 2.4,
    'shaft.l': 80,
    'shaft.F': 20_000,
  };

  it('has what is known of its motor, its brakes and its shaft, each with how far it may be trusted', () => {
    const drive = JRT_SIZED.candidateOf(ROW, PARTS);
    expect(drive).toMatchObject({
      motorInertia: 0.0034,
      motorEfficiency: 0.853,
      further: { k_H: 2 },
      shaft: { length: 80, unitPermitted: 20_000, constants: [181.3, 141.3, 0] },
      trust: { J_M: 'estimated', k_H: 'published', Z_0: 'estimated', M_B: 'recalled', F_x: 'derived' },
    });
    expect(drive.brakes?.map(({ code }) => code)).toEqual(['BE1', 'BE2', 'BE5']);
  });

  it('has no figure that nobody knows', () => {
    const { further, shaft, motorInertia, trust } = JRT_SIZED.candidateOf({ ...ROW, motorPower: 1.7 }, {});
    expect([further, shaft, motorInertia]).toEqual([{}, undefined, undefined]);
    expect(Object.keys(trust ?? {})).not.toContain('J_M');
    expect(JRW_SIZED.candidateOf({ ...WORM, motorPoles: null, motorFrame: null }, {}).brakes).toEqual([]);
  });
});
