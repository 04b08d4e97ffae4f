import { expect, it } from 'vitest';
import { fromCommaList, toCommaList } from './saved-part.ts';

it.each([
  [{ 'ulAuthen.UL': 'yes', 'ulAuthen.CSA': 'yes' }, 'UL,CSA'],
  [{ 'ulAuthen.UL': 'no', 'ulAuthen.CSA': 'yes', 'vfdOptions.PANEL': 'yes' }, 'CSA'],
  [{ 'ulAuthen.UL': 'no' }, null],
  [{}, null],
])('the ticks %j are sent as %s', (values, list) => {
  expect(toCommaList('ulAuthen', values)).toBe(list);
});

it.each([
  ['UL,CSA', { 'ulAuthen.UL': 'yes', 'ulAuthen.CSA': 'yes' }],
  [' UL , ', { 'ulAuthen.UL': 'yes' }],
  ['', {}],
  [null, {}],
  [undefined, {}],
])('the list %j is read as ticks', (list, values) => {
  expect(fromCommaList('ulAuthen', list)).toEqual(values);
});
