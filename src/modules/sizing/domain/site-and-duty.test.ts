import { describe, expect, test } from 'vitest';
import { classInDuty, cyclesOf, dutyFactor, judgeProtection, powerOfCycle } from './duty.ts';
import { judgeFilling, judgeSite, permittedPower } from './site.ts';
import { exampleOf, wrongIn } from './testing/examples.ts';

describe('a site', () => {
  test('takes power from a motor as in the worked case', () => {
    const { P_N, T_amb, h_alt } = exampleOf('DER-1').inputs;
    const permitted = permittedPower(Number(P_N), { ambient: Number(T_amb), altitude: Number(h_alt) });
    expect(wrongIn(exampleOf('DER-1'), permitted)).toEqual([]);
  });

  test.each([
    [{ ambient: 60 }, 'site-warm', 'warn'],
    [{ ambient: 60 + 1e-6 }, 'site-hot', 'enquire'],
    [{ ambient: 40 + 1e-6 }, 'site-warm', 'warn'],
    [{ ambient: -20 - 1e-6 }, 'site-cold', 'warn'],
    [{ ambient: -40 }, 'site-cold', 'warn'],
    [{ ambient: -40 - 1e-6 }, 'site-arctic', 'enquire'],
    [{ altitude: 1000 + 1e-6 }, 'site-altitude', 'info'],
    [{ altitude: 4000 }, 'site-altitude', 'info'],
    [{ altitude: 4000 + 1e-6 }, 'site-high', 'enquire'],
  ])('of %o is told: %s', (site, id, level) => {
    expect(judgeSite(site)).toMatchObject([{ id, level }]);
  });

  test.each([{ ambient: 40 }, { ambient: -20 }, { altitude: 1000 }, {}])('of %o is not worth a word', (site) => {
    expect(judgeSite(site)).toEqual([]);
  });

  test.each([
    [{ oil: 'MIN_VG220' }, -10, 40],
    [{ oil: 'MIN_VG680' }, 0, 40],
    [{ oil: 'SYN_VG220' }, -40, 40],
    [{ seal: 'FKM' }, -25, 160],
    [{ seal: 'NBR' }, -40, 100],
  ])('suits %o from %d to %d °C and not a hair beyond', (filling, min, max) => {
    const told = [min, max, min - 1e-6, max + 1e-6].map((ambient) => judgeFilling(ambient, filling).length);
    expect(told).toEqual([0, 0, 1, 1]);
  });

  test('above 40 °C needs other seals for continuous work', () => {
    const told = [40, 40 + 1e-6].map((ambient) => judgeFilling(ambient, { seal: 'NBR', isContinuous: true }));
    expect(told.map((found) => found.map(({ id }) => id))).toEqual([[], ['seal-hot']]);
  });
});

describe('a duty', () => {
  const rows = [
    { code: 'S3-40%', powerFactor: 1.15 },
    { code: 'S4', powerFactor: null },
  ];

  test('gives a motor more where it may rely on it', () => {
    expect(['S1', 'S3-40%', 'S4', 'S9'].map((code) => dutyFactor(code, rows))).toEqual([1, 1.15, 1, 1]);
  });

  test('with electric braking is a class heavier', () => {
    expect([classInDuty('U', 'S5'), classInDuty('M', 'S7'), classInDuty('M', 'S3-40%')]).toEqual(['M', 'H', 'M']);
  });

  test('heats as the root mean square of its parts; a motor that stands cools slowly by its own fan', () => {
    const parts = [
      { power: 3, time: 30 },
      { power: 1, time: 30 },
      { power: 0, time: 40 },
    ];
    expect(powerOfCycle(parts, 'forced')).toBeCloseTo(Math.sqrt(300 / 100), 12);
    expect(powerOfCycle(parts, 'own')).toBeCloseTo(Math.sqrt(300 / 70), 12);
    expect(powerOfCycle([], 'own')).toBeUndefined();
  });

  test('counts what is started and braked twice', () => {
    expect([cyclesOf(120, true), cyclesOf(120, false)]).toEqual([240, 120]);
  });

  test.each([
    ['S1', false, 0],
    ['S4', false, 1],
    ['S9', false, 1],
    ['S1', true, 1],
  ])('%s, on an inverter: %s, needs thermal protection', (code, isOnInverter, count) => {
    expect(judgeProtection(code, { isProtected: false, isOnInverter })).toHaveLength(count);
    expect(judgeProtection(code, { isProtected: true, isOnInverter })).toEqual([]);
  });
});
