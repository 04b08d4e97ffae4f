import { expect, test } from 'vitest';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { familiesOf, familyName } from './agreed-families.ts';

test('families of a list are its units, type by type, size by size, and its motors', () => {
  const families = familiesOf(demoList());
  expect(families).toEqual(
    expect.arrayContaining(['JRT', 'JRT|R', 'JRT|R|67', 'JRT|R|67|3', 'JRW|W|130', 'JD', 'JD|4', 'JD|4|1.5|DN']),
  );
  expect(families.indexOf('JRT')).toBeLessThan(families.indexOf('JRT|R|07'));
  expect(new Set(families).size).toBe(families.length);
});

test('options and what is priced beside units and motors are no families', () => {
  const series = new Set(familiesOf(demoList()).map((key) => key.split('|')[0]));
  expect(series).toEqual(new Set(['JRT', 'JRW', 'JD']));
});

test.each([
  ['JRT', 'JRT', 'JRT'],
  ['JRT|R', 'JRT R', 'JRT R'],
  ['JRT|R|67', 'JRT R67', 'JRT R67'],
  ['JRT|R|67|3', 'JRT R67，3 级', 'JRT R67, 3-stage'],
  ['JD', 'JD', 'JD'],
  ['JD|4|1.5|DN', 'JD，4 极，1.5 kW，DN', 'JD, 4-pole, 1.5 kW, DN'],
])('%s is called %s and %s', (key, zh, en) => {
  expect(familyName(key)).toEqual({ zh, en });
});
