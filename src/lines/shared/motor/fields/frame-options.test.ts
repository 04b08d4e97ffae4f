import { expect, it } from 'vitest';
import { readSeedFile } from '#modules/catalogue/server/seed/read-seeds.ts';
import { BRAKES } from './frame-options.ts';

it('every brake is built on the frames, and can be set to the torques, that the reference data list', () => {
  const brakes = readSeedFile('motor_options.csv').records.filter(({ cells }) => cells.group === 'brake');
  const listed = brakes.map(({ cells: { code, value, applies_to } }) => ({
    code,
    torques: numbersIn(value),
    frames: numbersIn(applies_to),
  }));
  expect(BRAKES).toEqual(listed);
});

it('the first torque of a brake is its largest', () => {
  for (const { torques, code } of BRAKES)
    expect(
      torques.toSorted((one, other) => other - one),
      code,
    ).toEqual(torques);
});

function numbersIn(cell = ''): readonly number[] {
  return cell
    .replace(/^frame /, '')
    .split(';')
    .map(Number);
}
