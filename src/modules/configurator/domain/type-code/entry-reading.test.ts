import { expect, it } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import { entryReading } from './entry-reading.ts';

const definitions = await loadDefinitions();
const LINES = CONFIGURABLE.flatMap((code) => {
  const line = definitions.get(code);
  return line ? [{ code, line }] : [];
});
const CODE = 'JRTR67-DN90L4-i26.72-M1';

it.each([
  ['JRTR67-DN9OL4-i26.72-M1', CODE, [{ written: 'DN9OL4', read: 'DN90L4' }]],
  ['JRTR67-DN90L4-i26.72-M1/OX', `${CODE}/0X`, [{ written: 'OX', read: '0X' }]],
  ['JRTR67-DN90L4-i26,72-M1', CODE, []],
  ['型号：JRTR67 - DN90L4 - i26.72 - M1', CODE, []],
])('the row %s is read as a quick search reads it', (given, code, otherwise) => {
  expect(entryReading(given, LINES)).toEqual({ line: 'JRT', code, otherwise });
});

it('segments in small letters and apart are one code', () => {
  const read = entryReading('jrtr67 dn90l4 i26.72 m1', LINES);
  expect([read?.code.toUpperCase(), read?.otherwise]).toEqual([CODE.toUpperCase(), []]);
});

it('a unit without its series, and with the motor of another maker, is a code whose input is to be judged', () => {
  expect(entryReading('KA77 DRN100L4 i=64.75', LINES)?.code).toBe('JRTKA77-DRN100L4-i64.75');
});

it('a code whose input says nothing stays as it stands', () => {
  expect(entryReading('JRTR67-90L4-i26.72-M1', LINES)?.code).toBe('JRTR67-90L4-i26.72-M1');
});

it('where no unit stands there is none', () => {
  expect(entryReading('hello world', LINES)).toBeUndefined();
});
