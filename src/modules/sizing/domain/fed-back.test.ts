import { describe, expect, test } from 'vitest';
import { exampleOf } from './testing/examples.ts';
import { sized } from './testing/sized.ts';
import { wordsIn } from './testing/words-in.ts';

const HOIST = exampleOf('HOIST-1').inputs;
const told = (application: string, inputs: object) =>
  sized(application, inputs as never).checks.find(({ id }) => id === 'fed-back');

describe('what comes back to an inverter (issue 18)', () => {
  test.each(['inverter', 'inverter-encoder'])('of a hoist on an %s asks for a resistor, with the power', (supply) => {
    const finding = told('hoist', { ...HOIST, supply });
    expect(finding).toMatchObject({ level: 'warn', unit: 'kW', need: expect.closeTo(6.55, 2) });
    expect(wordsIn(finding).zh).toMatch(/制动电阻或回馈单元.*6\.55 kW/);
    expect(wordsIn(finding).en).toMatch(/braking resistor or.*regenerative.*6\.55 kW.*6\.6\d kW/);
  });

  test('of a belt downhill is told, even where only the least losses make it drive', () => {
    const belt = { ...exampleOf('BELT-B3').inputs, supply: 'inverter' };
    expect(told('belt_conveyor', belt)?.need).toBeGreaterThan(32.5);
    const { need = 0 } = told('belt_conveyor', { ...belt, f: 0.03, C: 1.5, H: -7 }) ?? {};
    expect(need).toBeGreaterThan(0);
  });

  test('of a vehicle on a slope is told', () => {
    expect(
      told('travelling_drive', { m_0: 5000, m_L: 0, alpha: 3, x_d: 1, mu_0: 0.2, supply: 'inverter' })?.need,
    ).toBeGreaterThan(0);
  });

  test('is none on the mains, or where nothing drives the motor', () => {
    expect(told('hoist', HOIST)).toBeUndefined();
    expect(told('travelling_drive', { ...exampleOf('TRAV-1').inputs, supply: 'inverter' })).toBeUndefined();
  });
});
