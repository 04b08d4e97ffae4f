import { expect, it } from 'vitest';
import { JRP_ROW_SEARCH } from '#lines/jrp/columns.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { isLoadGiven } from './load-given.ts';

const given = (powered: string | undefined, asked: Readonly<Record<string, unknown>>) =>
  isLoadGiven(JRT_ROW_SEARCH, { powered, askedOf: (field) => asked[field] });

it.each<[string, string | undefined, Readonly<Record<string, unknown>>, boolean]>([
  ['a motor of our own is a load', 'motor', {}, true],
  ['so it is where nothing says what drives', undefined, {}, true],
  ['an adapter alone has none', 'AM', { serviceFactor: 1.3, outputSpeed: 50 }, false],
  ['with the power of the customer’s motor it has', 'AM', { motorPower: '1.5' }, true],
  ['with a torque it has', 'AQS', { outputTorque: 300 }, true],
  ['a torque left empty is none', 'none', { outputTorque: null }, false],
])('%s', (_what, powered, asked, isGiven) => {
  expect(given(powered, asked)).toBe(isGiven);
});

it.each<[string, string | undefined, Readonly<Record<string, unknown>>, boolean]>([
  ['a planetary unit has no load while nothing is chosen', undefined, {}, false],
  ['nor has one of a chosen design', 'L', { serviceFactor: 1.25 }, false],
  ['with a torque it has', undefined, { outputTorque: '8000' }, true],
])('%s', (_what, powered, asked, isGiven) => {
  expect(isLoadGiven(JRP_ROW_SEARCH, { powered, askedOf: (field) => asked[field] })).toBe(isGiven);
});
